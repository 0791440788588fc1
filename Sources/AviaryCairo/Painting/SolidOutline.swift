@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// The shape of a fragment that is one opaque rectangle, rounded or not, with all else inside of it.
///
/// Whatever is inside, its shadow is that of the shape: so cards of one size can share a shadow.
struct SolidOutline {
  var rect: CGRect
  var cornerSize: CGSize
  var style: RoundedCornerStyle

  /// The outline of a fragment, in its coordinates; nil where it isn't so simple, or takes long to find out.
  ///
  /// - Parameter slack: How far beside its bounds something may be painted: a pixel, in points.
  init?(of fragment: DisplayFragment, slack: CGFloat) {
    var finder = Finder(slack: slack)
    guard finder.take(fragment, at: .zero), let outline = finder.outline else { return nil }
    self = outline
  }

  private init(_ rect: CGRect, _ cornerSize: CGSize, _ style: RoundedCornerStyle) {
    self.rect = rect
    self.cornerSize = cornerSize
    self.style = style
  }

  /// How far from a corner the outline is not straight: a continuous one reaches further than its radius.
  var cornerReach: CGSize {
    let factor: CGFloat = style == .circular ? 1 : 1.6
    return CGSize(
      width: min(cornerSize.width * factor, rect.width / 2),
      height: min(cornerSize.height * factor, rect.height / 2)
    )
  }

  /// Whether all within `bounds` lies on opaque ground.
  private func covers(_ bounds: CGRect, slack: CGFloat) -> Bool {
    let (width, height) = (
      min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2)
    )
    // A continuous corner leaves the circle of its radius by a hundredth of that.
    let reach = slack + (style == .circular ? 0 : 0.03 * max(width, height))
    let bounds = bounds.grown(by: reach)
    guard rect.contains(bounds) else { return false }
    guard width > 0, height > 0 else { return true }
    // The corner of the bounds that is nearest to each corner.
    let across = max(1 - min(bounds.minX - rect.minX, rect.maxX - bounds.maxX) / width, 0)
    let down = max(1 - min(bounds.minY - rect.minY, rect.maxY - bounds.maxY) / height, 0)
    return across * across + down * down <= 1
  }

  private struct Finder {
    let slack: CGFloat
    var outline: SolidOutline?
    private var patience = 48

    init(slack: CGFloat) { self.slack = slack }

    /// False where it can't be told, or something is outside.
    mutating func take(_ fragment: DisplayFragment, at origin: CGPoint) -> Bool {
      guard fragment.commands.count <= patience else { return false }
      for command in fragment.commands {
        patience -= 1
        guard patience > 0, take(command, at: origin) else { return false }
      }
      return true
    }

    private mutating func take(_ command: DisplayCommand, at origin: CGPoint) -> Bool {
      if case .fragment(let inner, let offset) = command {
        return take(inner, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y))
      }
      guard let outline else {
        outline = SolidOutline(command, at: origin)
        return outline != nil
      }
      switch command {
      case .fill, .stroke, .text, .image, .masked, .filtered: break
      // Other modes may take away what is below.
      case .group(_, _, .normal): break
      case .fragment, .transformed, .clipped, .group, .backdrop: return false
      }
      let bounds = command.bounds
      return bounds.isNull
        || outline.covers(bounds.offsetBy(dx: origin.x, dy: origin.y), slack: slack)
    }
  }

  private init?(_ command: DisplayCommand, at origin: CGPoint) {
    guard case .fill(let path, .color(let color), let style) = command, color.alpha >= 1,
      style.isAntialiased
    else { return nil }
    switch path.storage {
    case .rect(let rect):
      self.init(rect.standardized.offsetBy(dx: origin.x, dy: origin.y), .zero, .circular)
    case .roundedRect(let rect, let cornerSize, let style):
      self.init(rect.offsetBy(dx: origin.x, dy: origin.y), cornerSize, style)
    case .empty, .ellipse, .elements:
      return nil
    }
    guard rect.width > 0, rect.height > 0 else { return nil }
  }
}
