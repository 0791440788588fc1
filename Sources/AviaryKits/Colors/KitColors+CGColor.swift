@_spi(Hosting) import AviaryDrawing
public import AviaryGraphics
public import AviaryQuartz
import AviaryQuartzViews
import Foundation

extension UIColor {
  /// Makes the counterpart of a CoreGraphics colour.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour as CoreGraphics', by what is current.
  public var cgColor: CGColor { Color.Resolved(rgba).cgColor }
}

extension NSColor {
  /// Makes the counterpart of a CoreGraphics colour.
  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  /// The colour as CoreGraphics', by what is current.
  public var cgColor: CGColor { base.cgColor }
}
