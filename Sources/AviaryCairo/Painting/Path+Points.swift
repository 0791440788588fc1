@_spi(Hosting) import AviaryDrawing
import Foundation

extension Path {
  /// The path without subpaths of no length.
  ///
  /// With square ends SVG draws squares there; painters and PDF draw nothing, since a point has no direction.
  var withoutPoints: Path {
    var kept: [Element] = []
    var subpath: [Element] = []
    var start = CGPoint.zero
    func isPoint(_ element: Element) -> Bool {
      switch element {
      case .move, .closeSubpath: true
      case .line(let end): end == start
      case .quadCurve(let end, let control): end == start && control == start
      case .curve(let end, let control1, let control2):
        end == start && control1 == start && control2 == start
      }
    }
    func finish() {
      if !subpath.allSatisfy(isPoint) { kept += subpath }
    }
    for element in elements {
      if case .move(let end) = element {
        finish()
        (subpath, start) = ([], end)
      } else if subpath.last == .closeSubpath {
        // What follows a close without a move begins where the closed part began.
        finish()
        subpath = [.move(to: start)]
      }
      subpath.append(element)
    }
    finish()
    return Path(elements: kept)
  }
}
