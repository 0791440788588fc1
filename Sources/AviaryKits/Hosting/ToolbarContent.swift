import AviaryControls
import AviaryEngine
import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// The content of a window of AppKit below its toolbar.
struct ToolbarWindowContent: View {
  let toolbar: NSToolbar
  let content: AnyView
  @ObservedObject private var change: HostedChange

  init(_ toolbar: NSToolbar, _ content: AnyView) {
    self.toolbar = toolbar
    self.content = content
    change = toolbar.change
  }

  var body: some View {
    VStack(spacing: 0) {
      if let items = toolbar.visibleItems {
        HStack(spacing: 6) {
          ForEach(items.indices, id: \.self) { ToolbarItemContent(item: items[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(6)
        Divider()
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// An item of a toolbar of AppKit.
private struct ToolbarItemContent: View {
  let item: NSToolbarItem

  var body: some View {
    switch item.itemIdentifier {
    case .flexibleSpace: Spacer(minLength: 0)
    case .space: Color.clear.frame(width: 16, height: 1)
    case .sidebarTrackingSeparator, .inspectorTrackingSeparator: EmptyView()
    default: content
    }
  }

  @ViewBuilder
  private var content: some View {
    if let view = item.view, !view.hostedContents.isEmpty {
      KitContent.of(view)
    } else if let group = item as? NSToolbarItemGroup {
      HStack(spacing: 1) {
        ForEach(group.subitems.indices, id: \.self) { index in
          ToolbarButton(item: group.subitems[index], isChosen: isChosen(index, in: group)) {
            group.send(index)
          }
        }
      }
    } else if let search = item as? NSSearchToolbarItem {
      TextField(search.searchField.placeholderString ?? "Search", text: text(of: search))
        .frame(width: 160)
    } else if let menu = item as? NSMenuToolbarItem {
      Menu {
        ForEach(menu.menu.items.indices, id: \.self) { index in
          Button(menu.menu.items[index].title) { menu.menu.performActionForItem(at: index) }
        }
      } label: {
        ToolbarLabel(item: item)
      }
      .disabled(!item.isEnabled)
    } else {
      ToolbarButton(
        item: item,
        isChosen: item.toolbar?.selectedItemIdentifier == item.itemIdentifier
      ) { item.toolbar?.click(item) }
    }
  }

  private func isChosen(_ index: Int, in group: NSToolbarItemGroup) -> Bool {
    group.selectionMode != .momentary && group.isSelected(at: index)
  }

  private func text(of search: NSSearchToolbarItem) -> Binding<String> {
    let field = search.searchField
    return Binding(
      get: { field.stringValue },
      set: {
        field.stringValue = $0
        search.toolbar?.change.send()
        let changed = Notification(name: NSControl.textDidChangeNotification, object: field)
        NotificationCenter.default.post(changed)
        field.delegate?.controlTextDidChange(changed)
        if let action = field.action { field.sendAction(action, to: field.target) }
      }
    )
  }
}

/// A button in a toolbar of AppKit.
private struct ToolbarButton: View {
  let item: NSToolbarItem
  let isChosen: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) { ToolbarLabel(item: item) }
      .buttonStyle(.plain)
      .padding(4)
      .background(isChosen ? Color.primary.opacity(0.12) : .clear)
      .disabled(!item.isEnabled)
      .help(item.toolTip ?? "")
  }
}

/// Picture and words of an item, as the toolbar shows them.
private struct ToolbarLabel: View {
  let item: NSToolbarItem

  var body: some View {
    let mode = item.toolbar?.displayMode ?? .default
    let words = item.title.isEmpty ? item.label : item.title
    VStack(spacing: 2) {
      if mode != .labelOnly, let image = item.image { Image(nsImage: image) }
      if mode == .iconAndLabel || mode == .labelOnly || item.image == nil {
        Text(verbatim: words)
      }
    }
  }
}
