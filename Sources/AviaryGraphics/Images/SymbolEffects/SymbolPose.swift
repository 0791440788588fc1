@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// How a symbol is drawn that an effect changes; layout is not asked.
struct SymbolPose: Equatable {
  /// About the middle.
  var scale: CGFloat = 1
  /// Clockwise about the middle, in radians.
  var rotation: CGFloat = 0
  /// In widths and heights of the symbol.
  var offset = CGPoint.zero
  /// From 0 to 1.
  var opacity: CGFloat = 1

  /// As if there were no effect.
  static let rest = SymbolPose()

  /// Both changes at once.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale,
      rotation: rotation + other.rotation,
      offset: CGPoint(x: offset.x + other.offset.x, y: offset.y + other.offset.y),
      opacity: opacity * other.opacity
    )
  }

  private func transform(in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(
        CGAffineTransform(
          translationX: size.width * (0.5 + offset.x),
          y: size.height * (0.5 + offset.y)
        )
      )
  }

  /// Draws a picture of a size, which begins at the origin, in this pose.
  func draw(_ picture: DisplayFragment, size: CGSize, into builder: inout FragmentBuilder) {
    guard opacity > 0, scale > 0 else { return }
    var picture = picture
    if scale != 1 || rotation != 0 || offset != .zero {
      var inner = FragmentBuilder()
      inner.transformed(picture, by: transform(in: size))
      picture = inner.build()
    }
    if opacity < 1 {
      builder.group(picture, opacity: opacity, mode: .normal)
    } else {
      builder.fragment(picture)
    }
  }
}

extension SymbolPose {
  /// How large symbols are that are about to come, or have gone; Apple gives no numbers.
  private static let (small, large): (CGFloat, CGFloat) = (0.5, 1.5)

  /// A symbol that is not there, or not all there.
  ///
  /// - Parameters:
  ///   - amount: 0 for there, 1 for away.
  ///   - isSmall: Whether it is small where it is away, or else large.
  ///   - reducesMotion: Whether it only fades.
  /// - Returns: How the symbol is drawn.
  static func hidden(_ amount: Double, isSmall: Bool, reducesMotion: Bool) -> SymbolPose {
    let amount = CGFloat(min(max(amount, 0), 1))
    let end = reducesMotion ? 1 : isSmall ? small : large
    return SymbolPose(scale: 1 + (end - 1) * amount, opacity: 1 - amount)
  }

  /// The old symbol of a replacement.
  static func leaving(
    _ style: SymbolReplacementStyle,
    _ progress: Double,
    reducesMotion: Bool
  ) -> SymbolPose {
    let isSmall = style == .downUp
    let amount = style == .offUp ? 1 : progress * 2
    return .hidden(amount, isSmall: isSmall, reducesMotion: reducesMotion)
  }

  /// The new symbol of a replacement.
  static func coming(
    _ style: SymbolReplacementStyle,
    _ progress: Double,
    reducesMotion: Bool
  ) -> SymbolPose {
    let amount = style == .offUp ? 1 - progress : 2 - progress * 2
    return .hidden(amount, isSmall: true, reducesMotion: reducesMotion)
  }
}
