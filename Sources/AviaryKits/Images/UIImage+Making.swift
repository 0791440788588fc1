import Dispatch
public import Foundation

/// What is kept of a picture of UIKit beside what is drawn.
struct PictureExtras: Sendable {
  /// Nil where it keeps its size.
  var resizingMode: UIImage.ResizingMode?
  var alignmentRectInsets = UIEdgeInsets.zero
  var images: [UIImage]?
  /// Seconds.
  var duration: TimeInterval = 0
  var isFlippedFromRight = false
}

extension UIImage {
  private func changed(_ change: (inout PictureExtras) -> Void) -> UIImage {
    var extras = extras
    change(&extras)
    return UIImage(content, renderingMode: renderingMode, capInsets: capInsets, extras: extras)
  }

  // MARK: - Stretched, mirrored and aligned

  /// The picture, stretched only at one point behind some caps.
  ///
  /// - Parameters:
  ///   - leftCapWidth: Points at the left that keep their size; 0 where all of it is stretched.
  ///   - topCapHeight: Points at the top that keep their size; 0 where all of it is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The picture, mirrored from left to right; as it is where there is nothing to draw.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let mirrored = content.mirrored(content.image) else { return self }
    return UIImage(mirrored, renderingMode: renderingMode, capInsets: capInsets, extras: extras)
  }

  /// The picture, to be mirrored where one reads from right to left; it is drawn as it is.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    Missing.tell(
      "UIImage.imageFlippedForRightToLeftLayoutDirection",
      "SwiftUI's flipsForRightToLeftLayoutDirection mirrors pictures"
    )
    return changed { $0.isFlippedFromRight = true }
  }

  /// The picture with edges that don't count where it is aligned; kept.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  // MARK: - Pictures in turn

  /// Pictures in turn, as one; nil without any.
  ///
  /// - Parameters:
  ///   - images: The pictures; where it is drawn the first one is, which is told once.
  ///   - duration: How long they take together, in seconds; 0 for a thirtieth of one each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    if images.count > 1 { Missing.tell("UIImage.animatedImage", "its first picture is drawn") }
    return first.changed {
      $0.images = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// The pictures of a name with numbers from 0 or 1 on, in turn; nil without any.
  ///
  /// - Parameters:
  ///   - name: The name without a number.
  ///   - duration: How long they take together, in seconds; 0 for a thirtieth of one each.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: - Ready to be drawn

  /// Makes it ready to be drawn, and hands it on from another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Makes a picture in another size in points, and hands it on from another thread.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The picture, ready to be drawn.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture in another size in points; nil where there is nothing to draw.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The bytes of a HEIC file: nil, as nothing writes them, which is told once.
  public func heicData() -> Data? {
    Missing.tell("UIImage.heicData", "nothing writes HEIC files; pngData and jpegData do")
    return nil
  }

  // MARK: - What a symbol is like

  /// The size and weight of a symbol; nil for what is none.
  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(_, let style) = content else { return nil }
    return SymbolConfiguration(style)
  }
  /// How it was made: the size and weight of a symbol; nil for what is none.
  public var configuration: Configuration? { symbolConfiguration }
  /// How far letters beside it stand from its bottom, in points; nil for what is no symbol.
  ///
  /// A symbol has its middle where capitals have theirs.
  public var baselineOffsetFromBottom: CGFloat? {
    guard case .symbol(_, let style) = content else { return nil }
    return max((size.height - UIFont.systemFont(ofSize: style.size).capHeight) / 2, 0)
  }
  /// Whether letters beside it have a place to stand.
  public var hasBaseline: Bool { isSymbolImage }
  /// What it was chosen by: what is current.
  public var traitCollection: UITraitCollection { .current }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The symbol for adding something.
  public static var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol for taking something away.
  public static var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol for what can be done.
  public static var actions: UIImage { symbol("ellipsis.circle") }
  /// The symbol for what is chosen.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// The symbol for what is chosen, within a ring.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
}
