@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import Foundation
public import SwiftUI

extension ScreenElement {
  /// Scrolls until it is there and as much of it is seen as there is space for: rows of lists that are not made yet, too.
  ///
  /// What is scrolled is the innermost that this was looked for in, or else the middle of the screen: first to the end,
  /// then back to the beginning.
  ///
  /// - Parameters:
  ///   - axis: Along which is scrolled; vertically by default.
  ///   - limit: After how many pages to give up; 200 by default.
  /// - Throws: ``ScreenError`` where it did not come.
  public func scrollIntoView(axis: Axis = .vertical, limit: Int = 200) throws {
    if try show() { return }
    let place = scrollingPlace
    let length = axis == .vertical ? place.height : place.width
    // A page less some, so that nothing is passed over.
    let step = max(length * 0.8, 20)
    for direction in [-1.0, 1.0] {
      for _ in 0..<limit {
        let before = screen.description
        let distance = step * direction
        // A wheel stays within the ends, so that nothing changes there.
        try screen.turnWheel(
          by: axis == .vertical
            ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0),
          at: CGPoint(x: place.midX, y: place.midY)
        )
        screen.pass(0.1)
        if try show() { return }
        if screen.description == before { break }
      }
    }
    _ = try resolve()
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

  private var scrollingPlace: CGRect {
    if case .inside(let outer) = query.scope {
      let frame = try? ScreenElement(screen: screen, query: outer).resolve().element.frame
      if let frame, frame.height > 0, frame.width > 0 { return frame }
    }
    return CGRect(origin: .zero, size: screen.size.size)
  }
}
