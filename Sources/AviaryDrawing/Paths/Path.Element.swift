public import Foundation

extension Path {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new subpath.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began.
    case closeSubpath

    /// Where the element ends; nil for `closeSubpath`.
    package var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }

    /// The element with each of its points changed.
    package func map(_ change: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let end): .move(to: change(end))
      case .line(let end): .line(to: change(end))
      case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
      case .curve(let end, let control1, let control2):
        .curve(to: change(end), control1: change(control1), control2: change(control2))
      case .closeSubpath: .closeSubpath
      }
    }
  }
}
