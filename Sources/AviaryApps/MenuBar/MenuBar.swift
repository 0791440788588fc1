import AviaryControls
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// The menu bar of a window; nothing where the program's scenes add no commands at the moment.
///
/// A menu without items is left out. Keys do what a command does while its menu is closed, too.
package struct MenuBar: View {
  @CommandEvaluation private var evaluation
  private let commands: [() -> [_CommandPart]]
  private let standard: StandardCommands
  private let isShown: Bool
  @Environment(\.windowTitleBar) private var titleBar
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates a menu bar.
  ///
  /// - Parameters:
  ///   - commands: What the program's scenes add.
  ///   - standard: What commands do that are there if nobody replaces them.
  ///   - isShown: Whether it is seen; where it isn't, keys do what its commands do all the same.
  package init(
    _ commands: [() -> [_CommandPart]],
    standard: StandardCommands,
    isShown: Bool = true
  ) {
    self.commands = commands
    self.standard = standard
    self.isShown = isShown
  }

  package var body: some View {
    let parts = evaluation.parts(of: commands)
    if !parts.isEmpty { bar(MenuBarMenu.menus(of: parts, over: standard.groups)) }
  }

  @ViewBuilder private func bar(_ menus: [MenuBarMenu]) -> some View {
    if isShown {
      titles(menus).background { store(menus) }
    } else {
      store(menus)
    }
  }

  private func titles(_ menus: [MenuBarMenu]) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(menus) { MenuBarItem(menu: $0, isFirst: $0.id == menus.first?.id) }
        Spacer(minLength: 0)
      }
      .modifier(MenuSequenceModifier())
      .padding(.horizontal, 6)
      .padding(.leading, (layoutDirection == .rightToLeft ? titleBar?.right : titleBar?.left) ?? 0)
      .padding(.trailing, (layoutDirection == .rightToLeft ? titleBar?.left : titleBar?.right) ?? 0)
      .frame(height: WindowButtons.height)
      Divider()
    }
    .background(Color(.secondarySystemBackground))
    .transformPreference(MenuHoldsTitleBarKey.self) { $0 = titleBar != nil }
  }

  /// The commands, for their keys.
  private func store(_ menus: [MenuBarMenu]) -> some View {
    VStack {
      ForEach(menus) { MenuContent(menu: $0) }
    }
    .environment(\.controlPlace, .menu)
    .environment(\.unfoldsMenus, true)
    .environment(\.canBeFocused, false)
    .modifier(CommandStoreModifier())
  }
}

/// Whether a menu bar stands in the place of the window's title bar.
package enum MenuHoldsTitleBarKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// The title of a menu, which opens it; nothing where the menu has no commands.
private struct MenuBarItem: View {
  let menu: MenuBarMenu
  let isFirst: Bool

  var body: some View {
    Group(subviews: MenuContent(menu: menu)) { commands in
      if !commands.isEmpty {
        Menu {
          MenuContent(menu: menu)
            .environment(\.showsShortcuts, true)
            .environment(\.canBeFocused, true)
        } label: {
          menu.title
        }
        .buttonStyle(MenuTitleButtonStyle())
        // F10, as on other desktops' menu bars.
        .keyboardShortcut(
          isFirst ? KeyboardShortcut(KeyEquivalent("\u{F70D}"), modifiers: []) : nil
        )
      }
    }
    .environment(\.canBeFocused, false)
  }
}

private struct MenuTitleButtonStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 14))
      .foregroundStyle(Color(.label))
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(maxHeight: .infinity)
      .background(
        Color(configuration.isPressed ? .systemGray4 : .secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: 5)
      )
  }
}

/// The commands of a menu: a section for each group.
private struct MenuContent: View {
  let menu: MenuBarMenu

  var body: some View {
    ForEach(menu.groups.indices, id: \.self) { index in
      Group(sections: menu.groups[index]) { sections in
        ForEach(sections) { section in
          Section {
            section.content
          } header: {
            section.header
          }
        }
      }
    }
  }
}
