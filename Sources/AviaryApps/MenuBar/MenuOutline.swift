import AviaryControls
@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryInteraction
import AviaryStacks
import Foundation

/// An item of a menu that somebody else shows.
package struct MenuEntry: Equatable {
  package enum Kind { case item, separator, submenu }

  package var kind = Kind.item
  package var label = ""
  package var isEnabled = true
  /// Whether it has a mark; nil for items that never have one.
  package var isMarked: Bool?
  package var children: [MenuEntry] = []
  /// What is activated with it.
  fileprivate(set) var node: WeakNode?

  package static func == (a: MenuEntry, b: MenuEntry) -> Bool {
    a.kind == b.kind && a.label == b.label && a.isEnabled == b.isEnabled
      && a.isMarked == b.isMarked && a.children == b.children
  }
}

/// What is in a menu, as items: for a desktop that shows it in its own way.
///
/// The views live in a root of their own, which is never painted.
package final class MenuOutline {
  private let host: ViewHost<MenuOutlineContent>
  private let tree: AccessibleTree
  /// The items, as they were after the last ``update()``.
  package private(set) var entries: [MenuEntry] = []

  /// - Parameters:
  ///   - content: What is in the menu.
  ///   - onInvalidate: Called, on any thread, when ``update()`` is due.
  package init(
    _ content: AnyView,
    textEngine: any TextEngine,
    images: any ImageSource,
    services: PlatformServices,
    onInvalidate: @escaping @Sendable () -> Void
  ) {
    host = ViewHost(
      content: MenuOutlineContent(content: content),
      textEngine: textEngine,
      images: images,
      services: services
    ) { _ in }
    tree = AccessibleTree(root: host.root)
    host.proposal = ProposedViewSize(width: 300, height: nil)
    host.root.graph.onInvalidate = { onInvalidate() }
    host.root.graph.onForeignInvalidate = onInvalidate
  }

  /// Takes what is in the menu anew.
  package func replace(_ content: AnyView) {
    host.content = MenuOutlineContent(content: content)
  }

  /// Ends what its views do.
  package func close() {
    host.root.graph.onInvalidate = nil
    host.root.graph.onForeignInvalidate = nil
    host.close()
  }

  /// Brings the items up to date.
  ///
  /// - Returns: Whether there are others now, or they say something else.
  package func update() -> Bool {
    do { try host.update() } catch { host.root.warn("a menu: \(error)") }
    _ = tree.update()
    let old = entries
    entries = Self.entries(in: host.root.accessibilityTree)
    return entries != old
  }

  /// Does what an item does.
  ///
  /// - Returns: Whether it could be done.
  package func activate(_ entry: MenuEntry) -> Bool {
    guard let node = entry.node?.node as? any Activatable, node.isMounted else { return false }
    return node.activate()
  }

  /// The items of what assistive technology would be told.
  private static func entries(in window: AccessibilityElement) -> [MenuEntry] {
    var sections: [[(depth: Int, entry: MenuEntry)]] = [[]]
    func visit(_ element: AccessibilityElement) {
      switch element.identifier {
      case MenuOutlineContent.section: sections.append([])
      case MenuOutlineContent.item where element.children.isEmpty && element.label.isEmpty:
        // A line that was put between items.
        sections.append([])
        return
      default: break
      }
      guard element.children.isEmpty else { return element.children.forEach(visit) }
      guard !element.label.isEmpty else { return }
      let node = element.responders.nodes.first { $0 is any Activatable }
      var entry = MenuEntry(label: element.label)
      entry.isEnabled = element.isEnabled && node != nil
      entry.node = node.map { WeakNode($0) }
      let around = node?.ancestors(as: (any SubmenuTarget).self) ?? []
      var depth = around.count
      switch element.details.state {
      case .expanded:
        entry.kind = .submenu
        depth -= 1
      case .selected(let isOn), .checked(let isOn): entry.isMarked = isOn
      case .mixed, nil: break
      }
      sections[sections.count - 1].append((depth, entry))
    }
    visit(window)
    var result: [MenuEntry] = []
    for section in sections where !section.isEmpty {
      if !result.isEmpty { result.append(MenuEntry(kind: .separator)) }
      var rest = section[...]
      result += nested(&rest, depth: 0)
    }
    return result
  }

  private static func nested(
    _ rest: inout ArraySlice<(depth: Int, entry: MenuEntry)>,
    depth: Int
  ) -> [MenuEntry] {
    var result: [MenuEntry] = []
    while let next = rest.first, next.depth >= depth {
      rest = rest.dropFirst()
      var entry = next.entry
      if entry.kind == .submenu { entry.children = nested(&rest, depth: next.depth + 1) }
      result.append(entry)
    }
    return result
  }
}

/// The items of a menu below each other, each in a group that can be told from others.
struct MenuOutlineContent {
  static let section = "aviary.menu.section"
  static let item = "aviary.menu.item"

  let content: AnyView

  nonisolated init(content: AnyView) { self.content = content }
}

extension MenuOutlineContent: View {
  var body: some View {
    VStack(spacing: 0) {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          VStack(spacing: 0) {
            section.header
            ForEach(section.content) { item in
              VStack(spacing: 0) { item }
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(Self.item)
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(Self.section)
        }
      }
    }
    .environment(\.controlPlace, .menu)
    .environment(\.unfoldsMenus, true)
  }
}
