import AviaryCairo
import SwiftUI

/// Counts the subviews that a view resolves to.
@MainActor
enum SubviewCounter {
  private final class Box {
    var count = 0
  }

  static func count(of view: AnyView) throws -> Int {
    let box = Box()
    let probe = Group(subviews: view) { subviews in
      let _ = box.count = subviews.count
      Color.clear
    }
    _ = try ImageRenderer(content: probe.frame(width: 1, height: 1)).displayList()
    return box.count
  }
}
