import AviaryCoreGeometry
import AviaryGraphics
import AviaryQuartz
public import Foundation

/// A shadow, by AppKit's and UIKit's name.
///
/// No object of Foundation's: its attributed strings stop a program where two of those that differ lie side by side.
open class NSShadow: _ShadowOfAnyColor, Hashable, NSCopying, @unchecked Sendable {
  /// How far it is from what throws it, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour; black that a third of is seen, unless another is set.
  open var shadowColor: NSColor? = NSColor.black.withAlphaComponent(1.0 / 3)

  /// A shadow that is nowhere else.
  public init() {}

  /// Whether both have the same values.
  public static func == (a: NSShadow, b: NSShadow) -> Bool {
    a.shadowOffset == b.shadowOffset && a.shadowBlurRadius == b.shadowBlurRadius
      && a.shadowColor as NSColor? == b.shadowColor as NSColor?
  }

  /// Hashes how soft it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(shadowBlurRadius) }

  /// Has what is drawn from now on throw it.
  open func set() {
    GraphicsStack.wanted(by: "NSShadow.set")?
      .setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: shadowColor?.cgColor)
  }

  /// Another one with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

/// A shadow whose colour may be UIKit's, which has it as anything.
public protocol _ShadowOfAnyColor: AnyObject {
  /// Its colour.
  var shadowColor: NSColor? { get set }
}

extension _ShadowOfAnyColor {
  /// Its colour; one of UIKit's may be set, or one of AppKit's.
  @_disfavoredOverload
  public var shadowColor: Any? {
    get {
      let color: NSColor? = shadowColor
      return color
    }
    set {
      let color: NSColor? =
        switch newValue {
        case let color as NSColor: color
        case let color as UIColor: NSColor(color)
        default: nil
        }
      shadowColor = color
    }
  }
}
