import AviaryGeometry
public import Foundation
import Observation
import Synchronization

/// Records what takes changes back, so that they can be undone and redone.
///
/// Foundation has this class on Apple's systems only. A window gives its views one as `\.undoManager`; its menu Edit
/// and the keys Control and Z use it. Changes that are registered while one event is handled are undone together, unless
/// ``groupsByEvent`` is off.
///
/// Source: the documentation of Foundation's `UndoManager`.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private let history = UndoHistory()
  /// Counts the calls that turn registering off.
  private var disabledDepth = 0
  private nonisolated let changes = Atomic(0)
  private nonisolated let restorations = Atomic(0)

  /// How many changes it was told of: those registered, and those undone together with one that was.
  package nonisolated var changeCount: Int { changes.load(ordering: .relaxed) }
  /// How often something was undone or redone.
  package nonisolated var restorationCount: Int { restorations.load(ordering: .relaxed) }

  /// Whether what is registered while one event is handled makes a group by itself.
  ///
  /// If not, each group is begun and ended by hand.
  open var groupsByEvent = true

  /// How many groups are kept, the oldest are forgotten; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { history.trim(to: levelsOfUndo) }
  }

  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether changes are being redone.
  open private(set) var isRedoing = false

  public nonisolated override init() { super.init() }

  // MARK: - Registering

  /// Registers what takes a change back.
  ///
  /// Registered while something is undone, it is done when that is redone. It is forgotten where the target is gone
  /// by then.
  ///
  /// - Parameters:
  ///   - target: What the change is about. It is not kept alive.
  ///   - handler: Takes the change back, and registers what makes it again.
  /// - Precondition: Groups are made by event, or one was begun.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    beginEventGroup()
    callerRule(!history.open.isEmpty, "registerUndo: begin a group of changes first")
    let action = UndoGroup.Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    history.open[history.open.count - 1].actions.append(action)
    changes.add(1, ordering: .relaxed)
    if !isUndoing, !isRedoing { history.redo.removeAll() }
  }

  /// A change happened that is undone together with what was registered last.
  package func noteContinuation() { changes.add(1, ordering: .relaxed) }

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

  /// Ignores what is registered, until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledDepth += 1 }

  /// Takes back one call of ``disableUndoRegistration()``.
  ///
  /// - Precondition: There was one.
  open func enableUndoRegistration() {
    callerRule(disabledDepth > 0, "enableUndoRegistration: registering is enabled")
    disabledDepth -= 1
  }

  // MARK: - Groups

  /// How many groups are begun and not ended, the event's among them.
  open var groupingLevel: Int { history.open.count }

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    beginEventGroup()
    begin()
  }

  /// Ends the group that was begun last.
  ///
  /// - Precondition: There is one.
  open func endUndoGrouping() {
    callerRule(!history.open.isEmpty, "endUndoGrouping: no group of changes is begun")
    post(.NSUndoManagerCheckpoint)
    end()
  }

  private func begin() {
    history.open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func end() {
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = history.open.removeLast()
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    guard !group.actions.isEmpty else { return }
    if let outer = history.open.indices.last {
      history.open[outer].actions += group.actions
      if history.open[outer].name.isEmpty { history.open[outer].name = group.name }
    } else if isUndoing {
      history.redo.append(group)
    } else {
      history.undo.append(group)
      history.trim(to: levelsOfUndo)
    }
  }

  /// Begins the group of the event that is being handled, where it has none.
  private func beginEventGroup() {
    guard groupsByEvent, history.open.isEmpty else { return }
    begin()
    DispatchQueue.main.async { MainActor.assumeIsolated { self.endEvent() } }
  }

  /// Ends the group of the event that was handled.
  package func endEvent() {
    guard groupsByEvent, history.open.count == 1, !isUndoing, !isRedoing else { return }
    end()
  }

  // MARK: - Undo and redo

  /// Whether there is something to undo.
  open var canUndo: Bool {
    !history.undo.isEmpty || history.open.contains { !$0.actions.isEmpty }
  }

  /// Whether there is something to redo.
  open var canRedo: Bool { !history.redo.isEmpty }

  /// How many groups can be undone, and redone.
  open var undoCount: Int { history.undo.count }
  open var redoCount: Int { history.redo.count }

  /// Undoes the last group of changes, after ending the event's.
  ///
  /// - Precondition: No group begun by hand is open.
  open func undo() {
    endEvent()
    callerRule(history.open.isEmpty, "undo: a group of changes is still open")
    undoNestedGroup()
  }

  /// Undoes the last group of changes that was ended.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = history.undo.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    restorations.add(1, ordering: .relaxed)
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the changes again that were undone last.
  open func redo() {
    endEvent()
    callerRule(history.open.isEmpty, "redo: a group of changes is still open")
    post(.NSUndoManagerCheckpoint)
    guard let group = history.redo.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    restorations.add(1, ordering: .relaxed)
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Does what a group registered, the last first; what that registers is a group of the same name.
  private func run(_ group: UndoGroup) {
    begin()
    history.open[history.open.count - 1].name = group.name
    history.open[history.open.count - 1].isDiscardable = group.isDiscardable
    for action in group.actions.reversed() { action.perform() }
    end()
  }

  // MARK: - Forgetting

  /// Forgets everything, and registers again if that was turned off.
  open func removeAllActions() {
    history.removeAll { _ in true }
    disabledDepth = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    history.removeAll { $0 === target }
  }

  // MARK: - Names

  /// Names what the open group changes, or the last group where none is open: "Typing" makes the command "Undo Typing".
  open func setActionName(_ actionName: String) {
    guard isUndoRegistrationEnabled else { return }
    history.changeLast { $0.name = actionName }
  }

  /// Says whether the open group is worth keeping a document for.
  open func setActionIsDiscardable(_ discardable: Bool) {
    history.changeLast { $0.isDiscardable = discardable }
  }

  open var undoActionIsDiscardable: Bool { history.undo.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { history.redo.last?.isDiscardable ?? false }

  /// The name of what would be undone; empty without one.
  open var undoActionName: String { (history.open.last ?? history.undo.last)?.name ?? "" }
  /// The name of what would be redone; empty without one.
  open var redoActionName: String { history.redo.last?.name ?? "" }

  /// The title of the command, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
