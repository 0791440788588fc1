public import AviaryGeometry
public import Foundation

extension Path {
  /// Returns a path constructed by applying the transform to all points of the path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform == .identity { return self }
    let keepsAxes = transform.b == 0 && transform.c == 0
    func image(_ rect: CGRect) -> CGRect {
      CGRect(
        x: transform.a * rect.minX + transform.tx,
        y: transform.d * rect.minY + transform.ty,
        width: transform.a * rect.width,
        height: transform.d * rect.height
      )
    }
    // A rectangle's direction is part of the winding rule, so mirrored ones become elements.
    if keepsAxes && transform.a > 0 && transform.d > 0 {
      switch storage {
      case .empty: return self
      case .rect(let rect): return Path(image(rect))
      case .ellipse(let rect): return Path(ellipseIn: image(rect))
      case .roundedRect(let rect, let size, let style):
        return Path(
          roundedRect: image(rect),
          cornerSize: CGSize(width: size.width * transform.a, height: size.height * transform.d),
          style: style
        )
      case .elements: break
      }
    }
    return Path(
      elements: elements.map {
        $0.map {
          CGPoint(
            x: transform.a * $0.x + transform.c * $0.y + transform.tx,
            y: transform.b * $0.x + transform.d * $0.y + transform.ty
          )
        }
      }
    )
  }

  /// Returns a path constructed by translating all its points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
