import Dispatch

/// When copies of a document are kept that changes: soon after the last change, while it goes on changing again and again, and
/// no more often than what keeping one takes allows.
@MainActor
final class CopySchedule {
  /// How long nothing has to change, in seconds.
  ///
  /// Chosen: longer than between two keys of who types on.
  nonisolated static let quiet = 0.3
  /// How long a change waits at most, in seconds.
  nonisolated static let most = 0.8
  /// How much longer than a copy took the next one waits, so that a large document leaves the processor to others.
  private static let share: UInt64 = 3

  private var first: DispatchTime?
  private var item: DispatchWorkItem?
  private var isKeeping = false
  private var isWanted = false
  private var earliest = DispatchTime(uptimeNanoseconds: 0)

  /// Something has changed.
  ///
  /// - Parameter keep: Keeps a copy of all that has changed so far.
  func note(_ keep: @escaping @MainActor () async -> Void) {
    guard !isKeeping else {
      isWanted = true
      return
    }
    let now = DispatchTime.now()
    let first = first ?? now
    self.first = first
    item?.cancel()
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.begin(keep) }
    }
    self.item = item
    DispatchQueue.main.asyncAfter(
      deadline: max(min(now + Self.quiet, first + Self.most), earliest),
      execute: item
    )
  }

  /// Nothing is kept any more until something changes again.
  func cancel() {
    item?.cancel()
    item = nil
    first = nil
    isWanted = false
  }

  private func begin(_ keep: @escaping @MainActor () async -> Void) {
    first = nil
    item = nil
    isKeeping = true
    let start = DispatchTime.now().uptimeNanoseconds
    Task {
      await keep()
      let end = DispatchTime.now().uptimeNanoseconds
      earliest = DispatchTime(uptimeNanoseconds: end + (end - start) * Self.share)
      isKeeping = false
      guard isWanted else { return }
      isWanted = false
      note(keep)
    }
  }
}
