import Foundation
import SwiftUI

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryLayout
@testable import AviaryStacks

/// What views keep for themselves, and a second tree has to be told.
extension EnduranceStage {
  /// Which view has the focus, and what is selected in its text.
  private struct Focus {
    let index: Int
    /// nil where it is no text.
    let selection: (anchor: Int, head: Int)?
  }

  // MARK: - Coming to rest

  /// Calls off all that a person is about to do, closes menus and searches, and waits until everything rests.
  ///
  /// - Returns: What does not rest; empty where everything does.
  func stop() async throws -> [String] {
    try callOff()
    try await runTasks()
    guard try waitForRest() else { return ["does not come to rest: \(root.nextWakeUp)"] }
    // What came of that may have begun something.
    try await runTasks()
    renewFocus()
    try rewind()
    guard try waitForRest() else { return ["does not come to rest: \(root.nextWakeUp)"] }
    return []
  }

  private func callOff() throws {
    for id in 0...2 {
      try send(.pointer(InputEvent.Pointer(.cancelled, at: .zero, time: now, id: id)))
    }
    try send(.pointer(InputEvent.Pointer(.left, at: .zero, time: now)))
    try send(.magnify(InputEvent.Pinch(1, .cancelled, at: .zero, time: now)))
    try send(.rotate(InputEvent.Pinch(.zero, .cancelled, at: .zero, time: now)))
    try send(
      .scroll(InputEvent.Scroll(.zero, at: .zero, time: now, phase: .cancelled, isPrecise: true))
    )
    try send(.text(InputEvent.Text(.preedit("", caret: 0), time: now)))
    // A search without the focus goes on for as long as it has a text: nobody knows that from the text alone.
    model.isSearching = false
    // Columns that lie over others are nobody's but the split view's.
    model.columns = .detailOnly
    for entry in root.presentations.entries {
      if case .menu = entry.presentation.kind { entry.presentation.dismiss() }
    }
    try show()
  }

  /// Gives the focus anew to who has it, as a key would, with the caret scrolled to from the start.
  private func renewFocus() {
    guard let focus else {
      root.input.focus.focus(nil)
      return
    }
    root.input.focus.focus(nil)
    take(focus)
  }

  // MARK: - Focus

  private var focus: Focus? {
    guard let current = root.input.focus.current, let node = root.node,
      let index = FocusController.targets(in: node).firstIndex(where: { $0 === current })
    else { return nil }
    let session = (current as? TextInputNode)?.session
    return Focus(index: index, selection: session.map { ($0.anchor, $0.head) })
  }

  private func take(_ focus: Focus) {
    guard let node = root.node else { return }
    let targets = FocusController.targets(in: node)
    guard targets.indices.contains(focus.index) else { return }
    root.input.focus.focus(targets[focus.index], isShown: focus.selection == nil)
    guard let selection = focus.selection,
      let session = (targets[focus.index] as? TextInputNode)?.session
    else { return }
    session.select(0)
    session.select(selection.head, anchor: selection.anchor)
  }

  // MARK: - From nothing

  /// The same state in a new tree, at the same time.
  func fromNothing() async throws -> EnduranceStage {
    let copy = model.copy()
    let kinds = root.presentations.entries.map(\.presentation.kind)
    for kind in kinds { copy.setPresented(kind, false) }
    let stage = try EnduranceStage(copy, size: size, title: title, now: now)
    for page in visited where page != model.tab {
      copy.tab = page
      try stage.show()
    }
    copy.tab = model.tab
    try stage.show()
    for kind in kinds {
      copy.setPresented(kind, true)
      try stage.show()
    }
    try await stage.runTasks()
    try await follow(stage)
    return stage
  }

  /// Hands over where things are scrolled to, and the focus.
  private func follow(_ stage: EnduranceStage) async throws {
    _ = try stage.waitForRest()
    try followScrolling(stage)
    if let focus {
      // Which views can have it depends on what is in sight; where it goes, things are scrolled.
      stage.take(focus)
      try stage.show()
      _ = try stage.waitForRest()
      try followScrolling(stage)
    }
    try await stage.runTasks()
    // A clock that is shown has to be as late here as there.
    if stage.now > now { try jump(to: stage.now) }
    _ = try waitForRest()
    try stage.jump(to: now)
  }

  private func followScrolling(_ stage: EnduranceStage) throws {
    // Scroll views inside of others appear when those are scrolled.
    for _ in 0..<4 {
      let pairs = zip(scrollNodes, stage.scrollNodes).filter { $0.offset != $1.offset }
      if pairs.isEmpty { break }
      for (own, other) in pairs { other.scroll(to: own.offset) }
      try stage.show()
      _ = try stage.waitForRest()
    }
  }

  /// Scrolls lazy containers back to where they begin: which of their rows are in sight further on rests on lengths that
  /// are assumed, and so on what was in sight before.
  private func rewind() throws {
    for node in scrollNodes where node.isMounted {
      guard let lazy = Self.lazyContainer(in: node), lazy.visibleRange().start > 0 else { continue }
      node.scroll(
        to: node.clamped(
          CGPoint(x: -CGFloat.greatestFiniteMagnitude, y: -CGFloat.greatestFiniteMagnitude)
        )
      )
    }
    try show()
  }

  private static func lazyContainer(in node: ViewNode) -> LazyContainerNode? {
    for child in node.children where !(child is ScrollNode) {
      if let found = child as? LazyContainerNode ?? lazyContainer(in: child) { return found }
    }
    return nil
  }

  private static func isColumn(_ node: ViewNode) -> Bool {
    node.ancestor { $0 is ListNode }.map { "\(type(of: $0))".contains("<SplitLayout,") } ?? false
  }

  private var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: ViewNode) {
      // A column that is hidden is there once it has been seen.
      if node is ScreenVisibilityNode, node.isOutOfReach, Self.isColumn(node) { return }
      if let scroll = node as? ScrollNode { found.append(scroll) }
      node.children.forEach(visit)
    }
    root.node.map(visit)
    return found
  }
}

extension EnduranceModel {
  fileprivate func setPresented(_ kind: Presentation.Kind, _ isPresented: Bool) {
    switch kind {
    case .sheet, .fullScreenCover: showsSheet = isPresented
    case .alert: showsAlert = isPresented
    case .confirmationDialog: showsDialog = isPresented
    case .popover: showsPopover = isPresented
    case .menu: break
    }
  }
}
