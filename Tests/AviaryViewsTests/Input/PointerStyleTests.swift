import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("What a pointer looks like")
struct PointerStyleTests {
  private func name<V: View>(
    _ view: V,
    at point: CGPoint = CGPoint(x: 50, y: 20)
  ) throws -> String? {
    let screen = Screen(view, size: ScreenSize(width: 100, height: 40))
    try screen.hover(at: point)
    return screen.root.input.pointerShape.name
  }

  private var area: some View { Color.red.frame(width: 100, height: 40) }

  @Test(
    "Each style has the desktop's shape for it",
    arguments: [
      (PointerStyle.default, nil), (.link, "pointer"), (.horizontalText, "text"),
      (.verticalText, "vertical-text"), (.rectSelection, "crosshair"), (.grabIdle, "grab"),
      (.grabActive, "grabbing"), (.zoomIn, "zoom-in"), (.zoomOut, "zoom-out"),
      (.columnResize, "col-resize"), (.rowResize, "row-resize"),
      (.columnResize(directions: .leading), "w-resize"), (.columnResize(directions: []), nil),
      (.rowResize(directions: .up), "n-resize"), (.rowResize(directions: .all), "row-resize"),
      (.frameResize(position: .topLeading), "nwse-resize"),
      (.frameResize(position: .bottomLeading), "nesw-resize"),
      (.frameResize(position: .top, directions: .inward), "s-resize"),
      (.frameResize(position: .trailing, directions: .outward), "e-resize"),
      (.frameResize(position: .leading), "ew-resize"),
    ] as [(PointerStyle, String?)]
  )
  func shapes(style: PointerStyle, shape: String?) throws {
    #expect(try name(area.pointerStyle(style)) == shape)
  }

  @Test("Sides are those of the direction of layout")
  func rightToLeft() throws {
    let view = area.pointerStyle(.frameResize(position: .topLeading))
      .environment(\.layoutDirection, .rightToLeft)
    #expect(try name(view) == "nesw-resize")
    let column = area.pointerStyle(.columnResize(directions: .leading))
      .environment(\.layoutDirection, .rightToLeft)
    #expect(try name(column) == "e-resize")
  }

  @Test("The innermost view with a style says, nil leaves it to the views around")
  func nesting() throws {
    #expect(try name(area.pointerStyle(.link).pointerStyle(.grabIdle)) == "pointer")
    #expect(try name(area.pointerStyle(nil).pointerStyle(.grabIdle)) == "grab")
    let field = TextField("", text: .constant("")).frame(width: 100).pointerStyle(.link)
    #expect(try name(field) == "text")
  }

  @Test("Outside of the view the pointer is ordinary, and where it left too")
  func outside() throws {
    let view = area.frame(width: 40, height: 40).clipped().pointerStyle(.link)
      .frame(width: 100, alignment: .leading)
    #expect(try name(view, at: CGPoint(x: 10, y: 20)) == "pointer")
    #expect(try name(view, at: CGPoint(x: 90, y: 20)) == nil)
  }

  @Test("A hidden pointer is hidden whatever its style")
  func hidden() throws {
    #expect(try name(area.pointerStyle(.link).pointerVisibility(.hidden)) == "none")
    #expect(try name(area.pointerVisibility(.visible).pointerVisibility(.hidden)) == nil)
  }

  @Test("Links show a hand, texts that can be selected a beam, others nothing")
  func texts() throws {
    let link = Text("[all of it](https://a.example)")
    #expect(try name(link) == "pointer")
    #expect(try name(Text("plain")) == nil)
    #expect(try name(Text("plain").textSelection(.enabled)) == "text")
    #expect(try name(link.textSelection(.enabled)) == "pointer")
  }

  @Test("A style that changes shows below a pointer that rests")
  func changing() async throws {
    struct Changing: View {
      @State private var isGrabbed = false
      var body: some View {
        Color.red.pointerStyle(isGrabbed ? .grabActive : .grabIdle)
          .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isGrabbed = true })
      }
    }
    let screen = Screen(Changing(), size: ScreenSize(width: 100, height: 40))
    try screen.hover(at: CGPoint(x: 50, y: 20))
    #expect(screen.root.input.pointerShape.name == "grab")
    screen.pointer = .mouse
    try screen.beginDrag(at: CGPoint(x: 50, y: 20))
    await screen.advance(by: .seconds(0.05))
    #expect(screen.root.input.pointerShape.name == "grabbing")
  }
}
