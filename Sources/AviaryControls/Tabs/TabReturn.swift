@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// Takes the page that is shown back to where it starts when its tab is chosen again, as on iOS.
final class TabReturn {
  fileprivate weak var page: ViewNode?

  /// Goes back to the first screen of the page's navigation; where that is shown, up to the top of what scrolls.
  func goToStart() {
    guard let page, page.isMounted else { return }
    withAnimation {
      _ = page.firstNode(of: (any StartTarget).self, inReach: true) { $0.goToStart() }
    }
  }
}

/// A view of which a person may have gone far from its start: a navigation's screens, or what scrolls.
protocol StartTarget: ViewNode {
  /// Goes back to the start.
  ///
  /// Called from the outermost view inwards, until one answers that it did.
  ///
  /// - Returns: Whether there is anywhere else to be than at the start.
  func goToStart() -> Bool
}

extension NavigationPreferenceBarrierNode: StartTarget {
  func goToStart() -> Bool { modifier.model.popToFirst() }
}

extension ScrollNode: StartTarget {
  func goToStart() -> Bool {
    let range = offsetRange(.vertical)
    guard range.lowerBound < range.upperBound else { return false }
    if offset.y > range.lowerBound { scroll(to: CGPoint(x: offset.x, y: range.lowerBound)) }
    return true
  }
}

/// Tells where the page is in the tree that is shown.
nonisolated struct TabReturnModifier: _NodeModifier {
  /// nil where it is not shown.
  let tabReturn: TabReturn?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { TabReturnNode(list, child, place) }
}

final class TabReturnNode: ModifierNode<TabReturnModifier> {
  override func didMount() { modifier.tabReturn?.page = self }
  override func viewDidChange() { modifier.tabReturn?.page = self }
}
