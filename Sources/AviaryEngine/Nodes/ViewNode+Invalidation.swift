import AviaryLayout

// What has to be laid out again.
extension ViewNode {
  /// Marks the children as in need of placing; the node's size stays.
  package final func invalidatePlacement() {
    guard !needsPlacement else { return }
    needsPlacement = true
    root.placementQueue.append(self)
  }

  /// Whether a size, a spacing or a place was ever asked of the node, so that somebody may rely on it.
  final var tookPartInLayout: Bool { !sizeCache.isEmpty || spacingCache != nil || !needsPlacement }

  /// Marks the node as to be measured again.
  ///
  /// Parents are, only if its sizes turn out to differ.
  package final func invalidateLayout() {
    guard !isLayoutDirty, tookPartInLayout else { return }
    isLayoutDirty = true
    root.layoutQueue.insert(self)
  }

  /// The node sets a guide: those around that were asked for theirs when no view had set any are laid out again.
  package final func guideDidAppear() {
    root.hasExplicitGuides = true
    var node = parent
    while let current = node {
      if current.guidesWereWanted {
        current.guidesWereWanted = false
        current.guidesWereRead = true
        current.invalidateLayout()
      }
      node = current.parent
    }
  }

  /// Measures anew what was measured before.
  ///
  /// - Returns: Whether a parent has to look again.
  package final func remeasure() -> Bool {
    isLayoutDirty = false
    let old = sizeCache
    let oldSpacing = spacingCache
    sizeCache = MeasureCache()
    spacingCache = nil
    guides?.forget()
    layoutCacheDidExpire()
    if !needsPlacement {
      needsPlacement = true
      root.placementQueue.append(self)
    }
    // A parent may still know what was answered to a proposal that is forgotten here.
    if old.isEmpty || old.hasForgotten || guidesWereRead { return true }
    if let oldSpacing, !oldSpacing.spacing.isSame(as: viewSpacing) { return true }
    return !old.allSatisfy { measure($0) == $1 }
  }
}
