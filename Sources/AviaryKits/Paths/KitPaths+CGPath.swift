import AviaryDrawing
public import AviaryQuartz
import AviaryQuartzViews

extension UIBezierPath {
  /// The outline of a CoreGraphics path.
  public convenience init(cgPath CGPath: CGPath) { self.init(Path(CGPath)) }

  /// The outline as a CoreGraphics path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
}

extension NSBezierPath {
  /// The outline of a CoreGraphics path.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The outline as a CoreGraphics path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
}
