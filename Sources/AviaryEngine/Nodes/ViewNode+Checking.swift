import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

// Whether what is remembered is right.
extension ViewNode {
  /// Stops a debug build where a node has children and lays out as if it had none: a missing override would show as
  /// views at the wrong place, and nowhere else.
  final func assertIsLeaf(_ member: StaticString) {
    assert(isLeaf, "\(viewName) has children, so \(type(of: self)) has to override \(member)")
  }

  private var isLeaf: Bool {
    var result = true
    forEachChild { _ in result = false }
    return result
  }

  /// Compares what is remembered with what is computed anew; what the children remember counts as right.
  ///
  /// Dear; for tests. Changes nothing that can be seen.
  ///
  /// - Returns: A sentence for each thing that differs.
  package final func staleCaches() -> [String] {
    guard !isLayoutDirty, !needsResolve else { return [] }
    var faults: [String] = []
    if !isResolvedCurrent { faults.append("what was resolved is out of date") }
    if remembersSizesForSure {
      layoutCacheDidExpire()
      _ = sizeCache.allSatisfy { proposal, known in
        let fresh = sizeInBounds(computeSize(proposal), proposal)
        if fresh != known { faults.append("\(known) for \(proposal) would be \(fresh)") }
        return true
      }
      _ = guides?.allSatisfy { key, size, proposal, known in
        let fresh = guideInBounds(guide(key, size: size, proposal: proposal), key, size)
        if fresh != known { faults.append("the guide \(known as Any) would be \(fresh as Any)") }
        return true
      }
      if let spacing = spacingCache?.spacing, !spacing.isSame(as: computeSpacing()) {
        faults.append("the spacing \(spacing) would be \(computeSpacing())")
      }
    }
    if let fragment {
      var recorder = NodeRecorder(fragment.scope ?? .picture)
      draw(into: &recorder)
      faults += fragment.differences(from: recorder.finish())
    }
    return faults.map { "\(viewName): \($0)" }
  }
}
