@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

/// What can be done with the text that is edited.
enum TextCommand: Hashable {
  case cut, copy, paste, delete, selectAll
  case format(TextFormat)
  case openLink

  /// What can be done with each text that is edited.
  static let editing: [TextCommand] = [.cut, .copy, .paste, .delete, .selectAll]

  var title: LocalizedStringKey {
    switch self {
    case .format(let format): format.title
    case .openLink: "Open Link"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .selectAll: "Select All"
    }
  }
}

extension TextCommand {
  fileprivate var isFormat: Bool { if case .format = self { true } else { false } }
}

extension TextSession {
  func canPerform(_ command: TextCommand) -> Bool {
    switch command {
    case .cut: !selection.isEmpty && !node.isSecure && node.isEditable
    case .copy: !selection.isEmpty && !node.isSecure
    case .paste: node.isEditable
    case .delete: !selection.isEmpty && node.isEditable
    case .selectAll: selection.count < text.utf8.count
    case .format(let format): node.isEditable && node.formats[format] != nil
    case .openLink: node.link(at: head) != nil
    }
  }

  /// Whether what the command gives is there already.
  func isOn(_ command: TextCommand) -> Bool {
    if case .format(let format) = command { node.formats[format] ?? false } else { false }
  }

  func perform(_ command: TextCommand) {
    switch command {
    case .cut: cut()
    case .copy: copy()
    case .paste: paste()
    case .delete: insert("")
    case .selectAll: selectAll()
    case .format(let format): toggle(format)
    case .openLink: if let link = node.link(at: head) { node.open(link) }
    }
  }

  func selectAll() { select(text.utf8.count, anchor: 0) }
}

/// The menu of a text, with what can be done now.
private struct TextMenu: View {
  struct Item {
    let command: TextCommand
    let isPossible: Bool
    let isOn: Bool
  }

  let items: [Item]
  // Menus act on the main thread.
  nonisolated(unsafe) let perform: (TextCommand) -> Void

  nonisolated init(items: [Item], perform: @escaping (TextCommand) -> Void) {
    self.items = items
    self.perform = perform
  }

  var body: some View {
    section { $0 == .openLink }
    section { $0 != .selectAll && $0 != .openLink && !$0.isFormat }
    section { $0.isFormat }
    section { $0 == .selectAll }
  }

  @ViewBuilder private func section(_ isShown: (TextCommand) -> Bool) -> some View {
    let items = items.filter { isShown($0.command) }
    if !items.isEmpty {
      Section {
        ForEach(items, id: \.command) { item in
          if item.command.isFormat {
            Toggle(
              item.command.title,
              isOn: Binding(get: { item.isOn }, set: { _ in perform(item.command) })
            )
          } else {
            Button(item.command.title) { perform(item.command) }.disabled(!item.isPossible)
          }
        }
      }
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
          TextMenu(
            items: commands.map {
              TextMenu.Item(command: $0, isPossible: canPerform($0), isOn: isOn($0))
            }
          ) { [weak self] command in self?.perform(command) }
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
    let formats = TextFormat.allCases.map { TextCommand.format($0) }
    session.openMenu(
      TextCommand.editing + (formats + [.openLink]).filter { session.canPerform($0) },
      at: point ?? CGPoint(x: caret.minX, y: caret.maxY)
    )
  }

  /// Where text is entered, in the node's space.
  private var caret: CGRect {
    editedNode.map { $0.convert($0.currentCaret, to: self) }
      ?? CGRect(origin: .zero, size: CGSize(width: 0, height: size.height))
  }
}
