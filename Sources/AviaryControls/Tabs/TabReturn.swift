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
    let navigation = page.firstNode(of: NavigationPreferenceBarrierNode.self, inReach: true)
    withAnimation {
      if navigation?.modifier.model.popToFirst() == true { return }
      page.firstNode(of: ScrollNode.self, inReach: true, where: \.canScrollUpOrDown)?.scrollToTop()
    }
  }
}

extension ScrollNode {
  fileprivate var canScrollUpOrDown: Bool {
    let range = offsetRange(.vertical)
    return range.lowerBound < range.upperBound
  }

  fileprivate func scrollToTop() {
    let top = offsetRange(.vertical).lowerBound
    if offset.y > top { scroll(to: CGPoint(x: offset.x, y: top)) }
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
