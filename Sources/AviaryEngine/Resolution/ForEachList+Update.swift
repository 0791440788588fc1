import AviaryGraph

// The value or the data has changed.
extension ForEachList {
  func update(_ new: ForEach<Data, ID, Content>) {
    let isSameContent = ValueEquality.isEqual(view, new, in: "content")
    // Data that shows a list as it is at the moment equals itself, also where that list has changed.
    let isSameData = !dependent.needsUpdate && ValueEquality.isEqual(view.data, new.data)
    if isSameContent && isSameData { return }
    let old = view
    replaceView(new)
    reconcile(old: old, isSameContent: isSameContent, isSameData: isSameData)
  }

  /// The data is a list of subviews that changed, or an element's closure read something that did.
  func updateIfNeeded() {
    reconcile(old: nil, isSameContent: true, isSameData: false)
  }

  /// - Parameter old: The value before, or nil where the data changes in place.
  func reconcile(
    old: ForEach<Data, ID, Content>?,
    isSameContent: Bool,
    isSameData: Bool
  ) {
    var isSameOrder = true
    let hadDuplicates = uniqueOffsets != nil
    if !isSameData {
      let oldCount = elementCount
      let wasLive = isLive
      let oldIDs = fixedIDs ?? shownIDs
      measureData()
      isSameOrder = oldCount == elementCount && !hadDuplicates && uniqueOffsets == nil
      if let oldIDs, let newIDs = fixedIDs ?? shownIDs {
        isSameOrder = isSameOrder && oldIDs == newIDs
      } else if isSameOrder, !wasLive, let old {
        isSameOrder = Tracker.untracked { hasSameIDs(as: old) }
      } else {
        isSameOrder = false
      }
    }
    if !isSameOrder {
      Tracker.untracked { moveElements() }
      // Told before any closure runs: what one of them reads may be made of this list.
      changed(.structure)
    }
    if let ordered, uniqueOffsets == nil {
      forEachDatum { offset, datum in
        guard offset < ordered.count, let base = ordered[offset], cast(base).isInTable else {
          return
        }
        cast(base).update(datum, isSameContent: isSameContent)
      }
    } else {
      for base in elements.all {
        let element = cast(base)
        guard element.isInTable, let datum = datum(at: element.offset) else { continue }
        element.update(datum, isSameContent: isSameContent)
      }
    }
    offsets = nil
  }

  /// Finds the places of the resolved elements in the data, and drops those that are not there.
  func moveElements() {
    let isDense = elements.count > 64 && elements.count * 2 >= elementCount && uniqueOffsets == nil
    var order = isDense ? [ForEachElementBase?](repeating: nil, count: elementCount) : []
    for base in elements.all {
      let element = cast(base)
      // Where few are resolved, they often stand where they were.
      let offset =
        offsets == nil ? offset(of: element.id, hint: element.offset) : lookUp(element.id)
      guard let offset else {
        drop(element)
        continue
      }
      element.offset = offset
      if isDense { order[offset] = element }
    }
    ordered = isDense ? order : nil
  }

  func hasSameIDs(as old: ForEach<Data, ID, Content>) -> Bool {
    if hasConstantIDs {
      return (old.data as? Range<Int>) == (view.data as? Range<Int>)
    }
    return zip(old.data, view.data).allSatisfy { old.id(of: $0) == view.id(of: $1) }
  }
}
