@_spi(Hosting) import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Hosting) import AviaryEngine
@_spi(Hosting) import AviaryHosting
@_spi(Hosting) import AviaryInteraction
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@Suite("HostedView")
@MainActor
struct HostedViewTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Pressed \(count) times") { count += 1 }
    }
  }

  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private func host(_ view: some View) throws -> HostedView {
    try HostedView(
      view,
      size: CGSize(width: 200, height: 100),
      textEngine: FakeTextEngine()
    )
  }

  /// The texts of a list, by what painters get to know of them.
  private func texts(_ fragment: DisplayFragment) -> [String] { ShownContent(of: fragment).texts }

  private func press(_ view: HostedView, at location: CGPoint, _ time: Date) {
    view.send(.pointer(InputEvent.Pointer(.down, at: location, time: time)))
    view.send(.pointer(InputEvent.Pointer(.up, at: location, time: time)))
  }

  @Test("symbols are drawn, as in pictures and windows")
  func symbols() throws {
    let view = try host(Image(systemName: "gearshape.fill"))
    try view.update(at: start)
    // What stands in for a symbol that is not found is a square.
    #expect(ShownContent(of: view.displayList().root).shapeLength > 12)
  }

  @Test("what a person does changes the display list, and at rest nothing is to be done")
  func input() throws {
    let view = try host(Counter())
    try view.update(at: start)
    #expect(view.needsDisplay)
    #expect(texts(view.displayList().root) == ["Pressed 0 times"])
    #expect(!view.needsDisplay && view.nextWakeUp == .never)

    press(view, at: CGPoint(x: 100, y: 50), start)
    #expect(view.nextWakeUp == .now)
    var time = start
    while view.nextWakeUp != .never {
      time += 0.1
      try view.update(at: time)
      _ = view.displayList()
      try #require(time < start + 10)
    }
    #expect(texts(view.displayList().root) == ["Pressed 1 times"])
  }

  @Test("the list is as large as the host says, and the view is laid out in that")
  func size() throws {
    let view = try host(Color.red)
    try view.update(at: start)
    #expect(view.displayList().root.bounds.size == CGSize(width: 200, height: 100))
    view.size = CGSize(width: 300, height: 50)
    try view.update(at: start)
    #expect(view.displayList().size == CGSize(width: 300, height: 50))
    #expect(view.displayList().root.bounds.size == CGSize(width: 300, height: 50))
  }

  @Test("light or dark is the host's word")
  func colorScheme() throws {
    let view = try host(SchemeName())
    try view.update(at: start)
    #expect(texts(view.displayList().root) == ["light"])
    #expect(view.displayList().background == .white)
    view.colorScheme = .dark
    try view.update(at: start)
    #expect(texts(view.displayList().root) == ["dark"])
    #expect(view.displayList().background != .white)
  }

  private struct SchemeName: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("a host hears of changes that it did not cause")
  func changes() throws {
    let model = Model()
    let view = try host(ModelView(model: model))
    try view.update(at: start)
    let heard = Heard()
    view.onChange = { heard.add() }
    #expect(heard.count == 0)
    model.name = "new"
    #expect(heard.count == 1)
    try view.update(at: start)
    #expect(texts(view.displayList().root) == ["new"])
  }

  @Observable fileprivate final class Model { var name = "old" }

  private struct ModelView: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  private final class Heard: @unchecked Sendable {
    private(set) var count = 0
    func add() { count += 1 }
  }

  @Test("characters go to the text that is being edited")
  func text() throws {
    let view = try host(Field())
    try view.update(at: start)
    #expect(!view.isEditingText)
    press(view, at: CGPoint(x: 100, y: 50), start)
    try view.update(at: start)
    #expect(view.isEditingText && view.caret != nil)
    view.send(.text(InputEvent.Text(.commit("heron"), time: start)))
    try view.update(at: start)
    #expect(texts(view.displayList().root).contains("heron"))
  }

  private struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Bird", text: $text) }
  }

  @Test("what is larger than its space lies in the middle of it")
  func overflow() throws {
    let view = try host(Text("wide").frame(width: 500, height: 400))
    try view.update(at: start)
    let text = try #require(view.accessibilityTree.children.first)
    #expect(abs(text.frame.midX - view.size.width / 2) < 1)
    #expect(abs(text.frame.midY - view.size.height / 2) < 1)
  }
}

@Suite("Painters of others", .serialized)
@MainActor
struct ForeignPainterTests {
  /// Paints every pixel in the list's background, and counts how often.
  private final class PlainPainter: Painter {
    var count = 0

    func data(of list: DisplayList, as format: PictureFormat, scale: CGFloat) -> Data {
      Data("\(format) \(list.size.width)x\(list.size.height) at \(scale)".utf8)
    }

    func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap {
      count += 1
      let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
      let (red, green, blue, alpha) = list.background.bytes
      let pixel = [blue, green, red, alpha]
      return Bitmap(
        width: width,
        height: height,
        bytesPerRow: 4 * width,
        bytes: (0..<(4 * width * height)).map { pixel[$0 % 4] }
      )
    }
  }

  @Test("a renderer makes its pictures by the painter that it is given")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.painter = PlainPainter()
    #expect(String(decoding: try renderer.pngData(), as: UTF8.self) == "png 30.0x20.0 at 1.0")
  }

  @Test("a surface is painted by the process's painter, whole, and only when something differs")
  func surface() throws {
    let painter = PlainPainter()
    let ordinary = HostedPainters.make
    HostedPainters.make = { painter }
    defer { HostedPainters.make = ordinary }
    let surface = try _ViewSurface(content: Text("a"), size: CGSize(width: 10, height: 10))
    #expect(try surface.paint() == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(surface.withPixels { pixels, _ in pixels[0] } == 255)
    #expect(try surface.paint().isEmpty)
    #expect(painter.count == 1)
    surface.content = Text("b")
    #expect(try !surface.paint().isEmpty)
    #expect(painter.count == 2)
  }
}
