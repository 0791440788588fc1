import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Symbols
import Testing

/// What packages and apps rely on beside what documentation shows.
@MainActor
@Suite("Idioms of packages")
struct PackageIdiomTests {
  @Test("an image that a closure draws has its size, is stretched, and leaves its space in a text")
  func drawnImages() throws {
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("Bar")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    func corner(_ view: some View, x: Int, y: Int, of size: CGSize) throws -> [UInt8] {
      let renderer = ImageRenderer(content: view)
      let picture = try #require(renderer.cgImage)
      #expect(CGSize(width: picture.width, height: picture.height) == size)
      let data = try #require(picture.dataProvider?.data) as Data
      let offset = y * picture.bytesPerRow + x * 4
      return Array(data[data.startIndex + offset..<data.startIndex + offset + 4])
    }
    let own = CGSize(width: 20, height: 10)
    #expect(try corner(image, x: 5, y: 5, of: own)[3] == 255)
    #expect(try corner(image, x: 15, y: 5, of: own)[3] == 0)
    let large = CGSize(width: 40, height: 40)
    let stretched = image.resizable().frame(width: 40, height: 40)
    #expect(try corner(stretched, x: 15, y: 35, of: large)[3] == 255)
    #expect(try corner(stretched, x: 25, y: 35, of: large)[3] == 0)
    let opaque = Image(size: own, opaque: true) { _ in }
    #expect(try corner(opaque, x: 3, y: 3, of: own) == [0, 0, 0, 255])
    let screen = Screen(image)
    #expect(try screen.image("Bar").frame.size == own)
    let text = Screen(Text("a\(Image(size: CGSize(width: 30, height: 5)) { _ in })b"))
    let plain = Screen(Text("ab"))
    #expect(
      abs(try text.text("ab").frame.width - plain.text("ab").frame.width - 30) < 1
        || (try text.description.contains("b"))
    )
  }

  @Test("a projection is a filter of a canvas, where it is added")
  func projectedDrawing() throws {
    let image = Image(size: CGSize(width: 40, height: 20)) { context in
      context.translateBy(x: 10, y: 0)
      let turned = CGAffineTransform(translationX: 10, y: 0)
      context.addFilter(.projectionTransform(ProjectionTransform(turned)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    let picture = try #require(ImageRenderer(content: image).cgImage)
    let data = try #require(picture.dataProvider?.data) as Data
    let alphas = [5, 15, 25, 35].map {
      data[data.startIndex + 5 * picture.bytesPerRow + $0 * 4 + 3]
    }
    #expect(alphas == [0, 0, 255, 0])
  }

  @Test("what is said of a view twice is of one type, and both is told")
  func flatAccessibility() throws {
    let base = Color.red.frame(width: 20, height: 20).accessibilityLabel("One")
    var done: [String] = []
    // A type that would grow with each step could not be a result of `reduce`.
    let view = ["First", "Second"].reduce(base) { view, name in
      view.accessibilityAction(named: Text(name)) { done.append(name) }
    }
    .accessibilityValue("Two").accessibilityAddTraits(.isButton)
    #expect(type(of: view) == type(of: base))
    let screen = Screen(view)
    let button = screen.button("One")
    #expect(try button.value == "Two")
    try button.perform(action: "Second")
    try button.perform(action: "First")
    #expect(done == ["Second", "First"])
  }

  @Test("a text that is a heading stays a text")
  func headings() throws {
    let text: Text = Text("Chapter").accessibilityHeading(.h2)
    #expect(try Screen(VStack { text }).element(.header, "Chapter").exists)
  }

  @Test("keys of texts tell their parts by the names of SwiftUI's")
  func mirrors() {
    let key: LocalizedStringKey = "\(3) of \("many")"
    let children = Array(Mirror(reflecting: key).children)
    #expect(children.map(\.label) == ["key", "hasFormatting", "arguments"])
    #expect(children[0].value as? String == "%lld of %@")
    let arguments = Mirror(reflecting: children[2].value).children.map {
      Mirror(reflecting: $0.value).children.first?.value
    }
    #expect(arguments.first as? Int == 3)
    #expect(arguments.last as? String == "many")
  }

  private struct Doubled: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Named(name: environment.locale.identifier)
    }

    struct Named: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        HStack {
          content
          Text(name)
        }
      }
    }
  }

  @Test("a modifier that is made of its environment follows it, and a view of a publisher listens")
  func environmentalModifiers() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let screen = Screen(
      SubscriptionView(content: Text("In").modifier(Doubled()), publisher: subject) {
        received.append($0)
      }
      .environment(\.locale, Locale(identifier: "pt_BR"))
    )
    #expect(screen.text("pt_BR").exists)
    subject.send(4)
    await screen.settle()
    #expect(received == [4])
  }

  @Test("a renderer that is observed tells before its picture changes")
  func observedRenderer() throws {
    let renderer = ImageRenderer(content: Text("a"))
    var count = 0
    let listener = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Text("b")
    #expect(count == 0)
    renderer.isObservationEnabled = true
    _ = try renderer.pngData()
    renderer.content = Text("c")
    #expect(count >= 1)
    listener.cancel()
  }

  @Test("what is handed on is loaded as a value, or says that it can't be")
  func transferables() async throws {
    let provider = NSItemProvider()
    provider.register("text")
    let text = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: String.self) { continuation.resume(with: $0) }
    }
    #expect(text == "text")
    await #expect(throws: (any Error).self) {
      try await withCheckedThrowingContinuation { continuation in
        provider.loadTransferable(type: URL.self) { continuation.resume(with: $0) }
      }
    }
  }

  @Test("attributed strings become each other")
  func attributedStrings() throws {
    let old = NSMutableAttributedString(string: "red plain")
    let red = NSRange(location: 0, length: 3)
    old.addAttribute(.foregroundColor, value: UIColor.red, range: red)
    old.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: red)
    let new = AttributedString(old)
    #expect(String(new.characters) == "red plain")
    #expect(new.runs.first?.swiftUI.foregroundColor == Color(uiColor: .red))
    #expect(new.runs.first?.swiftUI.underlineStyle != nil)
    #expect(new.runs.count == 2)
    let back = NSAttributedString(new)
    #expect(back.string == "red plain")
    #expect(back.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    #expect(back.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
  }

  @Test("names are found with the module in front that Apple's have")
  func modules() {
    let font: SwiftUICore.Font = .body
    #expect(font == SwiftUI.Font.body)
    let effects: [any SymbolEffect] = [.drawOn, .drawOff, .bounce]
    #expect(effects.count == 3)
    #expect(StateObject<Model>._propertyBehaviors == 0)
  }

  private final class Model: ObservableObject {}

  private struct Present: View {
    @EnvironmentObject private var model: Model

    var body: some View {
      // What must not stop where nobody handed one down looks for it so.
      let store = Mirror(reflecting: _model).children.first { $0.label == "_store" }
      Text((store?.value as? Model) == nil ? "none" : "there")
    }
  }

  @Test("an object of the environment is found by its mirror, where there is one")
  func objectsOfMirrors() {
    #expect(Screen(Present()).text("none").exists)
    #expect(Screen(Present().environmentObject(Model())).text("there").exists)
  }

  @Test("the bytes of a picture are read where they lie")
  func bytes() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 8))
    let picture = try #require(renderer.cgImage)
    let data = picture.dataProvider?.data
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    #expect(CFDataGetLength(data) >= 8 * 8 * 4)
    #expect(bytes[3] == 255)
    #expect(CFDataGetBytePtr(Data([1, 2, 3]))[2] == 3)
    #expect(CFDataGetBytePtr(Data()) == nil)
  }

  private struct Instant: View {
    @State private var isShown = false
    var body: some View {
      Color.red.accessibilityElement().accessibilityLabel("Square")
        .frame(width: isShown ? 100 : 10, height: 10)
        .onAppear { withAnimation(.easeInOut(duration: 0)) { isShown = true } }
    }
  }

  @Test("an animation of no length is over at once")
  func instant() throws {
    #expect(try Screen(Instant()).element("Square").frame.width == 100)
  }
}

// As in packages that bring what is new to older systems.
extension View {
  @_disfavoredOverload
  fileprivate func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> some View {
    onChange(of: value, perform: action)
  }
}

extension PackageIdiomTests {
  private struct Counting: View {
    @State private var number = 0
    let changed: (Int) -> Void
    var body: some View {
      Button("More") { number += 1 }.onChange(of: number, perform: { changed($0) })
    }
  }

  @Test("a package's own form of a change's action stands behind SwiftUI's")
  func ownChanges() throws {
    var seen: [Int] = []
    let screen = Screen(Counting { seen.append($0) })
    try screen.button("More").tap()
    #expect(seen == [1])
  }

  /// Columns of a package's own that are built in, as far as the compiler knows.
  private struct BuiltIn<Row: Identifiable>: TableColumnContent {
    typealias TableRowValue = Row
    typealias TableColumnSortComparator = Never
    typealias TableColumnBody = Never
    nonisolated var tableColumnBody: Never { fatalError() }
    func _addColumns(to list: inout _TableColumnList) {}
  }

  private struct Pair: Identifiable {
    let id: Int
    var name: String { "Name \(id)" }
  }

  @Test("columns that hand their making on are those within")
  func wrappedColumns() throws {
    let screen = Screen(
      Table([Pair(id: 1), Pair(id: 2)]) {
        WrappedColumns { TableColumn("First", value: \Pair.name) }
        TableColumn("Second") { Text("Second \($0.id)") }
      },
      size: .window
    )
    #expect(screen.text("Name 2").exists && screen.text("Second 1").exists)
  }

  @Test("loading is handed on as a function, and caches are made without a folder")
  func functions() {
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    let request: (URLRequest) async throws -> (Data, URLResponse) = URLSession.shared.data(for:)
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0)
    #expect(cache.memoryCapacity == 1 << 20)
    _ = (load, request)
  }

  @Test("a corner without end is as round as there is space for")
  func endlessCorners() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: .infinity)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 95, y: 35)))
    #expect(path.contains(CGPoint(x: 45, y: 1)))
  }

  @Test("a scene that is none can be named")
  func noScene() { _ = _EmptyScene() }
}

/// Something within something else, as packages wrap it that watch what is read.
private struct WrappedColumns<Content> {
  let inner: () -> Content
  var body: Content { inner() }
}

extension WrappedColumns: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  nonisolated var tableColumnBody: Never { fatalError() }
  nonisolated static func _makeContent(
    content: _GraphValue<WrappedColumns<Content>>,
    inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}
