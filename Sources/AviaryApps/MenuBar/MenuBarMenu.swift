import AviaryEngine
import AviaryGraphics
import Foundation

/// A menu of the menu bar: groups of commands, apart from each other.
struct MenuBarMenu: Identifiable {
  let id: String
  let title: Text
  let groups: [AnyView]

  /// Arranges commands in menus.
  ///
  /// A menu of the program's own stands between View and Window.
  ///
  /// - Parameters:
  ///   - parts: What the program's scenes say, in order. Of several that replace a group the last one counts.
  ///   - standard: What groups hold that nobody has replaced.
  static func menus(
    of parts: [_CommandPart],
    over standard: [CommandGroupPlacement.Kind: AnyView]
  ) -> [MenuBarMenu] {
    typealias Kind = CommandGroupPlacement.Kind
    var before: [Kind: [AnyView]] = [:]
    var after: [Kind: [AnyView]] = [:]
    var groups = standard
    var own: [MenuBarMenu] = []
    for part in parts {
      switch part.place {
      case .menu(let title):
        own.append(MenuBarMenu(id: "own \(own.count)", title: title, groups: [part.content]))
      case .before(let group): before[group.kind, default: []].append(part.content)
      case .after(let group): after[group.kind, default: []].append(part.content)
      case .replacing(let group): groups[group.kind] = part.content
      }
    }
    func menu(_ title: LocalizedStringKey, _ id: String, _ kinds: [Kind]) -> MenuBarMenu {
      MenuBarMenu(
        id: id,
        title: Text(title),
        groups: kinds.flatMap { kind in
          (before[kind] ?? []) + (groups[kind].map { [$0] } ?? []) + (after[kind] ?? [])
        }
      )
    }
    let menus =
      [
        menu(
          "File",
          "file",
          [
            .newItem, .saveItem, .importExport, .printItem, .appSettings, .systemServices,
            .appVisibility, .appTermination,
          ]
        ),
        menu("Edit", "edit", [.undoRedo, .pasteboard, .textEditing]),
        menu("Format", "format", [.textFormatting]),
        menu("View", "view", [.toolbar, .sidebar, .utilities]),
      ] + own + [
        menu(
          "Window",
          "window",
          [.windowSize, .windowList, .singleWindowList, .windowArrangement]
        ),
        menu("Help", "help", [.appInfo, .help]),
      ]
    return menus.filter { !$0.groups.isEmpty }
  }
}
