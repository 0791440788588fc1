import AviaryControls
import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Foundation

/// The controllers of a navigation of UIKit, as SwiftUI shows such.
struct NavigationControllerContent: View {
  let controller: UINavigationController
  @ObservedObject private var change: HostedChange

  init(_ controller: UINavigationController) {
    self.controller = controller
    change = controller.change
  }

  var body: some View {
    let controllers = controller.viewControllers
    NavigationStack(
      path: Binding(
        get: { Array(controllers.indices.dropFirst()) },
        set: { controller.keepFirst($0.count + 1) }
      )
    ) {
      page(0).navigationDestination(for: Int.self) { page($0) }
    }
    .onAppear { controller.tellOfTop() }
  }

  /// What the bar shows for a page: its item's title, else its own.
  private func title(of page: UIViewController) -> String? {
    let title = page.navigationItem.title ?? ""
    return title.isEmpty ? page.title : title
  }

  /// Titles are large where the bar wants them so.
  private func titleMode(_ item: UINavigationItem) -> NavigationBarItem.TitleDisplayMode {
    guard controller.navigationBar.prefersLargeTitles else { return .inline }
    return switch item.largeTitleDisplayMode {
    case .automatic: .automatic
    case .always: .large
    case .never: .inline
    }
  }

  @ViewBuilder
  private func page(_ index: Int) -> some View {
    if controller.viewControllers.indices.contains(index) {
      let page = controller.viewControllers[index]
      let item = page.navigationItem
      KitContent.of(page)
        .modifier(ControllerTitle(title: title(of: page)))
        .navigationBarTitleDisplayMode(titleMode(item))
        .toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
        .toolbar {
          ToolbarItemGroup(placement: .topBarLeading) {
            BarButtons(items: item.leftBarButtonItems ?? [])
          }
          ToolbarItemGroup(placement: .topBarTrailing) {
            // UIKit counts them from the edge on.
            BarButtons(items: (item.rightBarButtonItems ?? []).reversed())
          }
        }
    }
  }
}

/// The title that a controller gives its bar; without one its view's own stays.
private struct ControllerTitle: ViewModifier {
  let title: String?

  @ViewBuilder
  func body(content: Content) -> some View {
    if let title { content.navigationTitle(Text(verbatim: title)) } else { content }
  }
}

/// Buttons in a bar of UIKit.
private struct BarButtons: View {
  let items: [UIBarButtonItem]

  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      let item = items[index]
      Button {
        item.send()
      } label: {
        if let image = item.image {
          Image(uiImage: image)
        } else if let symbol = item.systemItem?.symbol {
          Image(systemName: symbol)
        } else {
          Text(verbatim: item.title ?? item.systemItem?.title ?? "")
        }
      }
      .disabled(!item.isEnabled)
    }
  }
}

/// The controllers of tabs of UIKit, as SwiftUI shows such.
struct TabBarControllerContent: View {
  let controller: UITabBarController
  @ObservedObject private var change: HostedChange

  init(_ controller: UITabBarController) {
    self.controller = controller
    change = controller.change
  }

  var body: some View {
    let controllers = controller.viewControllers ?? []
    TabView(
      selection: Binding(
        get: { controller.selectedIndex },
        set: { controller.choose($0) }
      )
    ) {
      ForEach(controllers.indices, id: \.self) { index in
        let page = controllers[index]
        KitContent.of(page)
          .tabItem {
            if let image = page.tabBarItem.image { Image(uiImage: image) }
            Text(verbatim: page.tabBarItem.title ?? page.title ?? "")
          }
          .badge(page.tabBarItem.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol that stands for it; nil where it is a word.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The word for it; nil where a symbol stands for it, or nothing.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
