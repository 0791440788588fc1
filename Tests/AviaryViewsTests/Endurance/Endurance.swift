import AviaryTestSupport
import Foundation
import SwiftUI

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

/// Uses the endurance app at random for a long time, and compares it with one built from nothing at every stop.
@MainActor
enum Endurance {
  /// How much was done.
  struct Work {
    var sessions = 0
    var events = 0
    var stops = 0
    /// In seconds.
    var injected: TimeInterval = 0
  }

  /// A session that failed, made small.
  struct Failure: CustomStringConvertible {
    let seed: UInt64
    let steps: [Step]
    let faults: [String]

    var description: String {
      let lines = steps.map { "  \($0)" }.joined(separator: "\n")
      return "seed \(seed), steps:\n\(lines)\n\(faults.joined(separator: "\n"))"
    }
  }

  enum Step {
    case event(EnduranceEvent)
    /// Everything comes to rest and is compared.
    case stop
  }

  /// What happens in the session of a seed: some bursts of events, with a stop after each.
  static func steps(seed: UInt64) -> [Step] {
    var dice = RandomNumbers(seed: seed)
    return (0..<10).flatMap { _ in
      (0..<4 + dice.below(36)).map { _ in Step.event(.random(&dice)) } + [.stop]
    }
  }

  /// Runs sessions until so much time has passed in them.
  ///
  /// - Returns: What was done, and the first failure.
  static func run(from seed: UInt64, injected: TimeInterval) async -> (Work, Failure?) {
    var work = Work()
    var seed = seed
    while work.injected < injected {
      log("seed \(seed) \(work)")
      let steps = steps(seed: seed)
      let (count, faults) = await firstFaults(of: steps, &work)
      if !faults.isEmpty {
        log("seed \(seed) failed, is made smaller:\n\(faults.joined(separator: "\n"))")
        // What comes after the fault is not needed.
        let failing = Array(steps.prefix(count))
        return (work, await shrink(failing, seed: seed, faults: faults))
      }
      work.sessions += 1
      seed += 1
    }
    log("passed before seed \(seed) \(work)")
    return (work, nil)
  }

  /// The first faults of a session, and how many of its steps lead to them.
  private static func firstFaults(
    of steps: [Step],
    _ work: inout Work
  ) async -> (count: Int, faults: [String]) {
    weak var root: ViewRoot?
    var count = 0
    do {
      let stage = try EnduranceStage(EnduranceModel())
      root = stage.root
      let start = stage.now
      defer { work.injected += stage.now.timeIntervalSince(start) }
      for (index, step) in steps.enumerated() {
        count = index + 1
        switch step {
        case .event(let event):
          work.events += 1
          try await stage.perform(event)
        case .stop:
          work.stops += 1
          let faults = try await faultsAtStop(stage)
          if !faults.isEmpty { return (count, faults.map { "after step \(index): \($0)" }) }
        }
      }
      // Computing anew what is kept may bring views into being that only measuring needs: last of all.
      let stale = stage.root.staleCaches()
      if !stale.isEmpty { return (count, stale.map { "stale: \($0)" }) }
      let leaks = try await leaks(stage)
      if !leaks.isEmpty { return (count, leaks) }
    } catch {
      return (count, ["\(error)"])
    }
    return (count, root == nil ? [] : ["the tree is still there after its end"])
  }

  // MARK: - Stops

  private static func faultsAtStop(_ stage: EnduranceStage) async throws -> [String] {
    var faults = try await stage.stop()
    guard faults.isEmpty else { return faults }
    let fresh = try await stage.fromNothing()
    if !stage.model.showsClock, stage.root.nextWakeUp != .never {
      faults.append("at rest the views ask for time: \(stage.root.nextWakeUp)")
    }
    faults += EnduranceShown(stage).differences(from: EnduranceShown(fresh))
    if stage.root.animator?.isEmpty == false { faults.append("something still moves") }
    let again = AccessibleTree(root: stage.root)
    _ = again.update()
    if again.withoutLives != stage.accessible.withoutLives {
      faults.append("assistive technology knows other elements than are there")
    }
    let rest = try stage.harness.work()
    if rest.bodies + rest.closures + rest.transforms + rest.measurements + rest.nodesMounted > 0 {
      faults.append("work is done although nothing changed: \(rest)")
    }
    return faults
  }

  /// What is left over of views that went.
  private static func leaks(_ stage: EnduranceStage) async throws -> [String] {
    stage.model.isEmpty = true
    try stage.show()
    var faults = try await stage.stop()
    let other = try await stage.fromNothing()
    // Room for what lies over all else stays once something was there.
    if stage.root.overlayWindows.hasRoom {
      other.root.makeOverlays()
      try other.show()
    }
    let (left, fresh) = (stage.root.counters, other.root.counters)
    if left.liveNodes != fresh.liveNodes {
      faults.append("\(left.liveNodes) nodes are left, not \(fresh.liveNodes)")
    }
    if left.liveLists != fresh.liveLists {
      faults.append("\(left.liveLists) lists are left, not \(fresh.liveLists)")
    }
    return faults
  }

  // MARK: - Failures

  /// Leaves out what the failure does not need, as far as some hundred tries and some minutes go.
  private static func shrink(
    _ failing: [Step],
    seed: UInt64,
    faults: [String]
  ) async -> Failure {
    var work = Work()
    var (smallest, known) = (failing, faults)
    let kind = kind(of: known.first ?? "")
    let end = ContinuousClock.now + shrinkingTime
    var tries = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.shortened where tries < 300 && .now < end {
        tries += 1
        let (count, faults) = await firstFaults(of: candidate, &work)
        // Another fault may hide behind a smaller session.
        guard let fault = faults.first, Self.kind(of: fault) == kind else { continue }
        (smallest, known, isSmaller) = (Array(candidate.prefix(count)), faults, true)
        break
      }
    }
    return Failure(seed: seed, steps: smallest, faults: known)
  }

  /// How long a session that fails is made smaller: one that does not come to rest takes a while each time.
  private static let shrinkingTime = Duration.seconds(180)

  /// What a fault is about: its first words, without the place in the session and numbers.
  private static func kind(of fault: String) -> String {
    let parts = fault.split(separator: ": ", maxSplits: 1)
    let text = fault.hasPrefix("after step") ? parts.last ?? "" : Substring(fault)
    return String(text.prefix { $0 != "\n" }.filter { !$0.isNumber }.prefix(40))
  }

  /// Notes what is about to be run, for sessions that end the process.
  private static func log(_ line: String) {
    guard let path = ProcessInfo.processInfo.environment["AVIARY_ENDURE_LOG"] else { return }
    try? Data("\(line)\n".utf8).write(to: URL(fileURLWithPath: path))
  }
}

extension AccessibleTree {
  /// The elements, outermost first and in reading order, whenever each has come.
  fileprivate var withoutLives: [AccessibleItem] {
    var result: [AccessibleItem] = []
    func visit(_ ids: [AccessibleID]) {
      for item in ids.compactMap({ items[$0] }) {
        result.append(item.withoutLives)
        visit(item.children)
      }
    }
    visit(top)
    return result
  }
}

extension AccessibleItem {
  fileprivate var withoutLives: AccessibleItem {
    func place(_ id: AccessibleID) -> AccessibleID {
      AccessibleID(source: id.source, part: id.part, life: 0)
    }
    return AccessibleItem(
      id: place(id),
      parent: parent.map(place),
      children: children.map(place),
      element: element,
      isFocusable: isFocusable,
      isFocused: isFocused,
      label: label.map(place),
      contents: contents.map(place),
      editing: editing
    )
  }
}
