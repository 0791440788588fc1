@_spi(Engine) import AviaryEngine
import AviaryStacks

extension FocusController {
  /// Lights an item of the open menu, which keys go to then; nil lights none.
  package func highlight(_ item: (any FocusTarget)?) {
    let old = menuItem
    guard old !== item else { return }
    highlighted = item
    old?.focusDidChange(false, isShown: false)
    item?.focusDidChange(true, isShown: true)
  }

  /// Lights the item where keys begin in the open menu: the choice of a picker, else the first.
  ///
  /// - Returns: Whether there is any.
  @discardableResult
  func lightFirst() -> Bool {
    guard let menu = root.frontmostNode else { return false }
    let chosen = menu.firstNode(of: (any MenuItemTarget).self, inReach: true) { $0.isChosen }?.item
    return chosen.map(highlightVisible) ?? highlightEnd(isLast: false)
  }

  /// Lights the first or the last item of the open menu.
  ///
  /// - Returns: Whether there is any.
  func highlightEnd(isLast: Bool) -> Bool {
    guard let menu = root.frontmostNode else { return false }
    let items = Self.targets(in: menu)
    return (isLast ? items.last : items.first).map(highlightVisible) ?? false
  }

  /// Goes into the menu that the highlighted item leads to, or out of the one that it is in.
  ///
  /// - Returns: Whether there is any.
  func moveThroughMenus(inwards: Bool) -> Bool {
    guard let item = menuItem else { return false }
    var place: ViewNode? = item
    while let submenu = place?.nearestAncestor(as: (any SubmenuTarget).self) {
      if inwards { return submenu.enter(from: item) }
      if submenu.leave() { return true }
      place = submenu
    }
    return false
  }

  private func highlightVisible(_ item: any FocusTarget) -> Bool {
    highlight(item)
    item.scrollIntoView()
    return true
  }
}
