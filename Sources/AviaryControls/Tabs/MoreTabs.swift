@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// The tabs that a bar has no room for, and what is shown of them.
///
/// Of more than five tabs a bar shows four on a phone; the fifth, "More", leads to a list of the others.
struct MoreTabs {
  /// The most tabs of a bar.
  private static let most = 5

  /// Whether the list is shown, and not one of the pages in it.
  private(set) var isListShown = false
  /// The page that was shown last, to which "More" leads back.
  private var last: Subview.ID?

  /// How many tabs the bar shows itself.
  static func countInBar(of count: Int, isCompact: Bool) -> Int {
    isCompact && count > most ? most - 1 : count
  }

  /// A tab was chosen, in the bar or in the list.
  ///
  /// - Parameter page: The page, if it is in the list.
  mutating func choose(_ page: Subview.ID?) {
    isListShown = false
    if let page { last = page }
  }

  /// "More" was chosen: leads back to where it was left, and from there to the list.
  ///
  /// - Parameters:
  ///   - current: The page that is shown.
  ///   - pages: Those in the list.
  /// - Returns: The page that is to be shown; nil for the list.
  mutating func chooseMore(from current: Subview.ID?, among pages: [Subview]) -> Subview.ID? {
    let isInside = isListShown || pages.contains { $0.id == current }
    if !isInside, let last, pages.contains(where: { $0.id == last }) { return last }
    showList()
    return nil
  }

  mutating func showList() {
    isListShown = true
    last = nil
  }
}

/// The list of the tabs that the bar has no room for.
struct MoreTabsList: View {
  let pages: [Subview]
  let select: (Subview.ID) -> Void

  var body: some View {
    NavigationStack {
      List {
        ForEach(pages) { page in
          Button {
            select(page.id)
          } label: {
            HStack {
              if let label = page.containerValues.tabLabel { label.labelStyle(.titleAndIcon) }
              Spacer()
              Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
            }
            .contentShape(.rect)
          }
          .buttonStyle(.plain)
          .badge(page.containerValues.badge)
        }
      }
      .listStyle(.plain)
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// The bar over a page of that list, which leads back to it.
struct MoreTabsBackBar: ViewModifier {
  @Environment(\.controlTheme.navigationBar) private var theme
  /// nil for pages that have a tab in the bar.
  let goBack: (() -> Void)?

  func body(content: Content) -> some View {
    content.safeAreaInset(edge: .top, spacing: 0) {
      if let goBack {
        HStack {
          BackButton(title: Text("More"), action: goBack)
          Spacer()
        }
        .padding(.horizontal)
        .frame(height: theme.height)
        .background(.bar)
      }
    }
  }
}
