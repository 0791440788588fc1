extension FocusController {
  /// Lights an item of the open menu, which keys go to then; nil lights none.
  func light(_ item: (any FocusTarget)?) {
    let old = menuItem
    guard old !== item else { return }
    lit = item
    old?.focusDidChange(false, isShown: false)
    item?.focusDidChange(true, isShown: true)
  }

  /// Lights the item where keys begin in the open menu: the choice of a picker, else the first.
  ///
  /// - Returns: Whether there is any.
  @discardableResult
  func lightFirst() -> Bool {
    guard let menu = root.frontmostNode else { return false }
    let chosen = menu.firstNode(of: MenuItemNode.self, inReach: true, where: \.isChosen)?.item
    return chosen.map(lightInSight) ?? lightEnd(isLast: false)
  }

  /// Lights the first or the last item of the open menu.
  ///
  /// - Returns: Whether there is any.
  func lightEnd(isLast: Bool) -> Bool {
    guard let menu = root.frontmostNode else { return false }
    let items = Self.targets(in: menu)
    return (isLast ? items.last : items.first).map(lightInSight) ?? false
  }

  private func lightInSight(_ item: any FocusTarget) -> Bool {
    light(item)
    item.scrollIntoSight()
    return true
  }
}
