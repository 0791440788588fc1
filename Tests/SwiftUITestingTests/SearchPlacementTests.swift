import SwiftUI
import SwiftUITesting
import Testing

/// Where the field of a search is shown.
@MainActor
@Suite("Search fields and their placement")
struct SearchPlacementTests {
  struct Rooms: View {
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(0..<60, id: \.self) { Text("Room \($0)") }
          .navigationTitle("Rooms")
          .toolbar { Button("Edit") {} }
          .searchable(text: $text, placement: placement)
      }
    }
  }

  private let wide = ScreenSize(width: 900, height: 700)

  @Test("A field below the bar goes first when content is scrolled, then the large title")
  func hides() async throws {
    let screen = Screen(Rooms(), size: .iPhone)
    let title = screen.header("Rooms")
    let field = screen.textField("Search")
    let (titleAtRest, fieldAtRest) = (try title.frame, try field.frame)
    #expect(fieldAtRest.minY > titleAtRest.maxY - 1)
    try screen.scroll(by: CGSize(width: 0, height: 30), at: CGPoint(x: 195, y: 500))
    #expect(try title.frame == titleAtRest)
    #expect(try field.frame.minY == fieldAtRest.minY)
    try screen.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: 195, y: 500))
    #expect(!field.exists)
    #expect(try title.frame.minY < titleAtRest.minY)
    try screen.scroll(by: CGSize(width: 0, height: -300), at: CGPoint(x: 195, y: 500))
    await screen.settle()
    #expect(try field.frame == fieldAtRest)
    #expect(try title.frame == titleAtRest)
  }

  @Test("A field that is always shown stays when content is scrolled, and so does one in use")
  func stays() async throws {
    let always = Screen(
      Rooms(placement: .navigationBarDrawer(displayMode: .always)),
      size: .iPhone
    )
    try always.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 195, y: 500))
    #expect(always.textField("Search").exists)

    let used = Screen(Rooms(), size: .iPhone)
    try used.textField("Search").tap()
    await used.settle()
    try used.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 195, y: 500))
    #expect(used.textField("Search").exists)
  }

  @Test("A field of the toolbar stands in the bar where it is wide, and below it where not")
  func toolbar() throws {
    let screen = Screen(Rooms(placement: .toolbar), size: wide)
    let edit = try screen.button("Edit").frame
    let field = try screen.textField("Search").frame
    #expect(field.minX >= edit.maxX)
    #expect(abs(field.midY - edit.midY) < 2)
    let narrow = Screen(Rooms(placement: .toolbar), size: .iPhone)
    #expect(
      try narrow.textField("Search").frame.minY > narrow.header("Rooms").frame.maxY - 1
    )
  }

  @Test("A principal field stands in the middle of the bar")
  func principal() throws {
    let screen = Screen(Rooms(placement: .toolbarPrincipal), size: wide)
    let field = try screen.textField("Search").frame
    #expect(abs(field.midX - 450) < 30)
    #expect(abs(field.midY - (try screen.button("Edit").frame.midY)) < 2)
  }
}
