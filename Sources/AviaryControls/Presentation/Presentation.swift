@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
package import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryLayout
package import Foundation

/// What is shown over everything else on behalf of a view: a sheet, an alert, a menu.
package struct Presentation {
  package enum Kind {
    case sheet
    case fullScreenCover
    case popover(anchor: PopoverAttachmentAnchor, edge: Edge?)
    case alert
    case confirmationDialog
    /// `point` is where the menu opens in its presenter's space; nil for beside the presenter.
    case menu(isInScrollView: Bool, point: CGPoint?)
  }

  let kind: Kind
  let content: AnyView
  /// What it is about, where it is about an item: another one is presented anew.
  var item: AnyHashable?
  /// Tells whoever asked for it that it is to end.
  let dismiss: () -> Void
  /// What is called when it has ended.
  var onDismiss: (() -> Void)?
}

/// What a tree of views presents at the moment, the topmost last.
package final class PresentationRegistry {
  struct Entry {
    let id: Int
    unowned let presenter: ViewNode
    var presentation: Presentation
    /// What had the focus before, to get it back.
    weak var focused: ViewNode?
    /// Whether that was seen.
    let focusWasShown: Bool
    let motion = PresentationMotion()
  }

  private(set) var entries: [Entry] = []
  private var lastID = 0
  /// The list that shows the entries; nil before the first one.
  weak var list: PresentationsList?

  package init() {}

  /// What a node presents now; nil ends it.
  func set(_ presentation: Presentation?, for presenter: ViewNode) {
    let index = entries.firstIndex { $0.presenter === presenter }
    switch (index, presentation) {
    case (nil, nil): return
    case (let index?, let presentation?) where entries[index].presentation.item != presentation.item:
      replace(at: index, with: presentation)
    case (let index?, let presentation?):
      entries[index].presentation = presentation
      list?.update(entries[index])
    case (nil, let presentation?):
      if list == nil { presenter.root.makeOverlays() }
      lastID += 1
      entries.append(
        Entry(
          id: lastID,
          presenter: presenter,
          presentation: presentation,
          focused: presenter.root.input.focus.current,
          focusWasShown: presenter.root.input.focus.isShown
        )
      )
      list?.entriesDidChange()
    case (let index?, nil):
      if index == entries.count - 1 { returnFocus(from: entries[index]) }
      didEnd(entries.remove(at: index))
    }
  }

  /// Ends what is presented, and presents something else in its stead.
  private func replace(at index: Int, with presentation: Presentation) {
    let ended = entries[index]
    lastID += 1
    entries[index] = Entry(
      id: lastID,
      presenter: ended.presenter,
      presentation: presentation,
      focused: ended.focused,
      focusWasShown: ended.focusWasShown
    )
    didEnd(ended)
  }

  private func didEnd(_ entry: Entry) {
    entry.motion.isLeaving = true
    list?.entriesDidChange()
    if let onDismiss = entry.presentation.onDismiss {
      entry.presenter.root.actions.append(("onDismiss", onDismiss))
    }
  }
}

extension PresentationRegistry {
  /// Gives the focus that went into what is on top, and ends, back to what had it, or to what lies in front then.
  private func returnFocus(from entry: Entry) {
    let root = entry.presenter.root
    let isInside =
      root.frontmostNode.map { root.input.focus.current?.isInside($0) == true } ?? false
    // What gets the focus may change the user's state.
    root.actions.append(
      (
        "focus",
        {
          [reference = root.reference, weak focused = entry.focused, wasShown = entry.focusWasShown]
          in
          guard let focus = reference.root?.input.focus else { return }
          if isInside, let target = focused as? any FocusTarget, target.isMounted,
            target.canTakeFocus
          {
            // A text shows its caret, and selects nothing anew.
            focus.focus(target, isShown: wasShown && !(target is any TextEditingTarget))
          }
          // What had it may lie behind something else that came at the same time.
          focus.enterTop()
        }
      )
    )
  }
}

extension ViewRoot {
  /// What the tree presents.
  package var presentations: PresentationRegistry {
    rootStorage {
      let made = PresentationRegistry()
      presented.stack = made
      return made
    }
  }
}

/// Presents something while a closure says so.
nonisolated struct PresentationModifier: _NodeModifier {
  /// What is to be presented now, or nil.
  ///
  /// What it reads is recorded.
  let presentation: () -> Presentation?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PresentingNode(list, child, place)
  }
}

/// The node of a view that presents something.
final class PresentingNode: ModifierNode<PresentationModifier> {
  override func didMount() { refresh() }
  override func willUnmount() { root.presentations.set(nil, for: self) }
  override func viewDidChange() { refresh() }
  override func environmentDidChange() { refresh() }

  private func refresh() {
    guard isMounted else { return }
    tracked { _ in
      let presentation = modifier.presentation()
      root.presentations.set(presentation, for: self)
    }
  }
}
