import SwiftUI
import SwiftUITesting
import Testing

/// Sections, sorting, menus, dragging and selecting in one table.
@MainActor
@Suite("What tables do at once")
struct TableCombinationTests {
  private let library = Library()

  private func screen(_ view: some View) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 800, height: 600))
    screen.pointer = .mouse
    return screen
  }

  private struct Everything: View {
    @Bindable var library: Library

    var body: some View {
      VStack {
        Table(of: Track.self, selection: $library.several, sortOrder: $library.order) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
        } rows: {
          Section("Long") {
            ForEach(library.tracks.filter { $0.seconds > 150 }) { track in
              TableRow(track).draggable(track.title)
            }
          }
          Section("Short") {
            ForEach(library.tracks.filter { $0.seconds <= 150 }) { track in
              TableRow(track).draggable(track.title)
                .contextMenu { Button("Like \(track.title)") {} }
            }
          }
          Section("None") {
            ForEach(library.tracks.filter { $0.seconds > 9999 }) { TableRow($0) }
          }
        }
        .onChange(of: library.order) { library.tracks.sort(using: library.order) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("For \(ids.sorted())") {}
        } primaryAction: {
          library.log.append("open \($0.sorted())")
        }
        .onDeleteCommand { library.tracks.removeAll { library.several.contains($0.id) } }
        Text("goal").frame(width: 200, height: 60)
          .dropDestination(for: String.self) { titles, _ in
            library.log.append("got \(titles.sorted())")
          }
      }
    }
  }

  @Test("rows are sorted within their sections, and dragged with what is selected in any of them")
  func sortedAndDragged() async throws {
    let screen = screen(Everything(library: library))
    for header in ["Long", "Short", "None"] { #expect(screen.header(.equal(header)).exists) }
    try screen.columnHeader("Artist").tap()
    #expect(try screen.row("Comet").frame.minY < screen.row("Apple").frame.minY)
    try screen.columnHeader("Artist").tap()
    #expect(try screen.row("Apple").frame.minY < screen.row("Comet").frame.minY)
    #expect(try screen.row("Comet").frame.minY < screen.row("Birch").frame.minY)
    try screen.row("Comet").tap()
    try screen.row("Birch").tap(modifiers: .control)
    try screen.row("Birch").drag(to: screen.text("goal"))
    await screen.settle()
    try screen.row("Apple").drag(to: screen.text("goal"))
    await screen.settle()
    #expect(library.log == [#"got ["Birch", "Comet"]"#, #"got ["Apple"]"#])
    #expect(library.several == [1, 3])
    try screen.row("Dusk").secondaryClick()
    #expect(screen.menuItem("Like Dusk").exists, "a row's own menu goes before that of all")
  }

  @Test("a menu closes where its row goes, and all that is selected can be deleted")
  func deletions() async throws {
    let screen = screen(Everything(library: library))
    try screen.row("Comet").tap()
    try screen.row("Comet").secondaryClick()
    #expect(screen.menuItem("For [1]").exists)
    library.tracks.removeAll { $0.id == 1 }
    await screen.settle()
    #expect(screen.menuItems.isEmpty)
    try screen.row("Apple").tap()
    try screen.press("a", modifiers: .control)
    #expect(library.several == [2, 3, 4])
    try screen.press(.return)
    #expect(library.log == ["open [2, 3, 4]"])
    try screen.press(.delete)
    await screen.settle()
    #expect(library.tracks.isEmpty && screen.rows.count == 0)
    #expect(screen.header("None").exists)
  }

  @Test("a row that can't be selected is not, whatever is clicked, also where several can be")
  func unselectable() throws {
    struct Some: View {
      @Bindable var library: Library
      var isActivated = false
      @ViewBuilder var body: some View {
        let table = Table(of: Track.self, selection: $library.several) {
          TableColumn("Title", value: \.title)
        } rows: {
          ForEach(library.tracks) { TableRow($0).selectionDisabled([2, 3].contains($0.id)) }
        }
        if isActivated {
          table.contextMenu(forSelectionType: Int.self) { _ in
          } primaryAction: {
            library.log.append("open \($0.sorted())")
          }
        } else {
          table
        }
      }
    }
    let plain = screen(Some(library: library))
    try plain.row("Comet").tap()
    try plain.row("Apple").tap()
    try plain.row("Apple").tap(modifiers: .control)
    #expect(library.several == [1])
    try plain.row("Dusk").tap(modifiers: .shift)
    #expect(library.several == [1, 4])
    try plain.press(.upArrow)
    #expect(library.several == [1])
    let activated = screen(Some(library: library, isActivated: true))
    try activated.row("Apple").tap()
    #expect(library.several == [1] && library.log.isEmpty)
  }

  @Test(
    "larger texts and the other direction make the table that they would have made at the start",
    arguments: [ColorScheme.light, .dark]
  )
  func environment(scheme: ColorScheme) async throws {
    func made(_ size: DynamicTypeSize, _ direction: LayoutDirection) -> Screen {
      let screen = Screen(
        Everything(library: library),
        size: ScreenSize(width: 800, height: 600),
        colorScheme: scheme,
        dynamicTypeSize: size,
        layoutDirection: direction
      )
      screen.pointer = .mouse
      return screen
    }
    let changed = made(.large, .leftToRight)
    let height = try changed.row("Comet").frame.height
    changed.dynamicTypeSize = .accessibility3
    changed.layoutDirection = .rightToLeft
    await changed.settle()
    #expect(try changed.row("Comet").frame.height > height)
    let fresh = made(.accessibility3, .rightToLeft)
    await fresh.settle()
    #expect(try fresh.pngData() == changed.pngData())
  }
}
