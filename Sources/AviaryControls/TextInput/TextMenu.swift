@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

/// What can be done with the text that is edited.
enum TextCommand: CaseIterable {
  case cut, copy, paste, delete, selectAll

  var title: LocalizedStringKey {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .selectAll: "Select All"
    }
  }
}

extension TextSession {
  func canPerform(_ command: TextCommand) -> Bool {
    switch command {
    case .cut: !selection.isEmpty && !node.isSecure && node.isEditable
    case .copy: !selection.isEmpty && !node.isSecure
    case .paste: node.isEditable
    case .delete: !selection.isEmpty && node.isEditable
    case .selectAll: selection.count < text.utf8.count
    }
  }

  func perform(_ command: TextCommand) {
    switch command {
    case .cut: cut()
    case .copy: copy()
    case .paste: paste()
    case .delete: insert("")
    case .selectAll: selectAll()
    }
  }

  func selectAll() { select(text.utf8.count, anchor: 0) }
}

/// The menu of a text, with what can be done now.
private struct TextMenu: View {
  let commands: [(command: TextCommand, isPossible: Bool)]
  // Menus act on the main thread.
  nonisolated(unsafe) let perform: (TextCommand) -> Void

  nonisolated init(
    commands: [(command: TextCommand, isPossible: Bool)],
    perform: @escaping (TextCommand) -> Void
  ) {
    self.commands = commands
    self.perform = perform
  }

  var body: some View {
    Section { items { $0 != .selectAll } }
    Section { items { $0 == .selectAll } }
  }

  private func items(_ isShown: (TextCommand) -> Bool) -> some View {
    ForEach(commands.filter { isShown($0.command) }, id: \.command) { item in
      Button(item.command.title) { perform(item.command) }.disabled(!item.isPossible)
    }
  }
}

extension TextSession {
  /// Opens the menu of what can be done with the text.
  ///
  /// - Parameters:
  ///   - commands: What stands in it.
  ///   - corner: Where, in the space of the view whose text it is.
  func openMenu(_ commands: [TextCommand], at corner: CGPoint) {
    let node: any TextSessionOwner = node
    node.root.presentations.set(
      Presentation(
        kind: .menu(isInScrollView: false, point: corner),
        content: AnyView(
          TextMenu(commands: commands.map { ($0, canPerform($0)) }) { [weak self] command in
            self?.perform(command)
          }
        ),
        dismiss: { [weak node] in
          guard let node else { return }
          node.root.presentations.set(nil, for: node)
        }
      ),
      for: node
    )
  }
}

extension TextInputNode {
  /// Opens the menu of what can be done with the text, which has the focus then.
  ///
  /// - Parameter point: Where the secondary button was pressed, in the node's space: the caret goes there, unless
  ///   the point is in what is selected; nil opens the menu at the caret.
  func openMenu(at point: CGPoint?) {
    guard canTakeFocus else { return }
    root.input.focus.focus(self)
    guard let session else { return }
    if let point {
      let place = place(at: point)
      if !session.selection.contains(place) { session.select(place) }
    }
    session.openMenu(
      TextCommand.allCases,
      at: point ?? CGPoint(x: caret.minX, y: caret.maxY)
    )
  }

  /// Where text is entered, in the node's space.
  private var caret: CGRect {
    editedNode.map { $0.convert($0.currentCaret, to: self) }
      ?? CGRect(origin: .zero, size: CGSize(width: 0, height: size.height))
  }
}
