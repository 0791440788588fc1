@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryGraphics
import Foundation

/// Finds where a page ends.
///
/// Lengths are points of the content, downwards from its top.
struct PageBreaker {
  /// Where the page begins.
  let start: CGFloat
  /// Where it has to end at the latest.
  let edge: CGFloat
  /// How much has room on a page.
  let space: CGFloat

  /// Less than this is nothing: numbers are rounded.
  static let tolerance: CGFloat = 0.01

  /// The end of the page, after its start and no later than its edge.
  ///
  /// - Parameter content: What is higher than the page.
  func position(in content: ViewNode) -> CGFloat {
    let found = divide(content, top: 0, at: edge)
    return found > start + Self.tolerance ? found : edge
  }

  /// Where to divide a node that reaches over `line`; no later than that.
  private func end(of node: ViewNode, top: CGFloat, height: CGFloat, at line: CGFloat) -> CGFloat {
    // What has room on the next page goes there.
    if top > start + Self.tolerance, height <= space + Self.tolerance { return top }
    return divide(node, top: top, at: line)
  }

  private func divide(_ node: ViewNode, top: CGFloat, at line: CGFloat) -> CGFloat {
    if let text = node as? any DividedText, let layout = text.shownLayout {
      return end(ofLinesIn: layout, top: top, at: line)
    }
    let first = line
    var line = line
    var isSettled = false
    // What one subview moves the line to may be in the midst of another beside it. Where that leaves little of the page, one
    // of them is cut.
    while !isSettled {
      isSettled = true
      node.forEachChild { child in
        let transform = child.transformToParent
        guard node.shows(child), transform.b == 0, transform.c == 0 else { return }
        let frame = CGRect(origin: .zero, size: child.size).applying(transform)
        let (low, high) = (top + frame.minY, top + frame.maxY)
        guard low < line - Self.tolerance, high > line + Self.tolerance else { return }
        let found = end(of: child, top: low, height: frame.height, at: line)
        let least = line < first ? start + space / 4 : start
        guard found < line - Self.tolerance, found > least + Self.tolerance else { return }
        line = found
        isSettled = false
      }
    }
    return line
  }

  private func end(ofLinesIn layout: any TextLayout, top: CGFloat, at line: CGFloat) -> CGFloat {
    let crossing = layout.lines.first { text in
      top + text.frame.minY < line - Self.tolerance && top + text.frame.maxY > line + Self.tolerance
    }
    guard let crossing, top + crossing.frame.minY > start + Self.tolerance else { return line }
    return top + crossing.frame.minY
  }
}
