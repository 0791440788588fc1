@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation
public import SwiftUI

extension ScreenElement {
  /// Scrolls until it is there and as much of it is seen as there is space for: rows of lists that are not made yet, too.
  ///
  /// What is scrolled is what lies in what this was looked for in, or else all that is on the screen, what lies around
  /// other things first: to the end, then back to the beginning. Wheels of pickers are left alone.
  ///
  /// - Parameters:
  ///   - axis: Along which is scrolled; nil, the default, for vertically and then horizontally.
  ///   - limit: After how many pages to give up; 200 by default.
  /// - Throws: ``ScreenError`` where it did not come.
  public func scrollIntoView(axis: Axis? = nil, limit: Int = 200) throws {
    if try show() { return }
    for axis in axis.map({ [$0] }) ?? [.vertical, .horizontal] {
      if try scroll(axis, limit) { return }
    }
    _ = try resolve()
  }

  /// Scrolls along an axis until it is there.
  private func scroll(_ axis: Axis, _ limit: Int) throws -> Bool {
    for scroller in scrollers(axis) {
      // A page less some, so that nothing is passed over.
      let step = max(scroller.size[axis] * 0.8, 20)
      for direction in [1.0, -1.0] {
        for _ in 0..<limit where scroller.isMounted {
          var offset = scroller.plannedOffset
          offset[axis] += step * direction
          let place = scroller.clamped(offset)
          guard place != scroller.plannedOffset else { break }
          scroller.scroll(to: place)
          screen.update()
          screen.pass(0.1)
          try screen.check()
          if try show() { return true }
        }
      }
    }
    return false
  }

  /// Whether it is there; then all of it is brought into sight.
  private func show() throws -> Bool {
    guard exists else { return false }
    let item = try resolve()
    _ = screen.tree.scrollToVisible(item.id)
    screen.update()
    screen.pass(0.5)
    try screen.check()
    return true
  }

  /// What scrolls along an axis where this was looked for, outermost first.
  private func scrollers(_ axis: Axis) -> [ScrollNode] {
    var found: [ScrollNode] = []
    let space = scrollingPlace
    func visit(_ node: ViewNode) {
      if let scroller = node.scroller {
        let range = scroller.offsetRange(axis)
        let frame = scroller.convert(CGRect(origin: .zero, size: scroller.size), to: nil)
        if scroller.scrolls(axis), range.lowerBound < range.upperBound, frame.intersects(space) {
          found.append(scroller)
        }
      }
      for child in node.children { visit(child) }
    }
    if let front = screen.root.frontmostNode { visit(front) }
    return found
  }

  private var scrollingPlace: CGRect {
    if case .inside(let outer) = query.scope {
      let frame = try? ScreenElement(screen: screen, query: outer).resolve().element.frame
      if let frame, frame.height > 0, frame.width > 0 { return frame }
    }
    return CGRect(origin: .zero, size: screen.size.size)
  }
}
