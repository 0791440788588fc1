import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Driving a screen")
struct ScreenTests {
  @Test("a list is filled by keys and by a button")
  func typing() throws {
    let screen = Screen(ShoppingList())
    try screen.textField("Item").type("Milk\n")
    #expect(screen.list.rows.count == 4)
    try screen.textField("Item").type("Salt")
    try screen.button("Add").tap()
    #expect(try screen.rows.labels == ["Bread", "Eggs", "Tea", "Milk", "Salt"])
    #expect(try screen.textField("Item").text == "")
    #expect(try screen.textField("Item").isFocused)
  }

  @Test("text is replaced, cleared, and composed by an input method")
  func editing() throws {
    struct Form: View {
      @State var text = "old"
      var body: some View { TextField("Name", text: $text) }
    }
    let screen = Screen(Form())
    let field = screen.textField("Name")
    try field.replaceText(with: "new")
    #expect(try field.text == "new")
    try field.clear()
    #expect(try field.text == "")
    try screen.compose(["に", "にほ", "にほん"], commit: "日本")
    #expect(try field.text == "日本")
  }

  @Test("a row is swiped, and its button used")
  func swiping() throws {
    let screen = Screen(ShoppingList())
    try screen.row("Eggs").swipe(.leading).button("Done").tap()
    #expect(try screen.row("Eggs").label == "Eggs, done")
    #expect(screen.row("Tea").text("done").exists == false)
  }

  @Test("what loads a list anew is waited for, as other tasks are")
  func refresh() async throws {
    struct Feed: View {
      @State private var state = "old"
      var body: some View {
        List { Text(state) }.refreshable { await load() }
      }
      private func load() async {
        try? await Task.sleep(for: .milliseconds(50))
        state = "new"
      }
    }
    let screen = Screen(Feed())
    try screen.list.drag(by: CGSize(width: 0, height: 300))
    await screen.settle()
    #expect(screen.text("new").exists)
    #expect(!screen.element(.progressIndicator, nil).exists)
  }

  @Test("values are set, and clamped; choices that are not there are told")
  func values() throws {
    let screen = Screen(TripSettings(), size: ScreenSize(width: 390, height: 2400))
    try screen.slider("Volume").adjust(to: 7)
    #expect(try screen.slider("Volume").value == "100%")
    try screen.wheel("Room").choose("Large")
    try screen.wheel("Room").choose("Small")
    #expect(try screen.wheel("Room").value == "Small")
    #expect(throws: ScreenError.self) { try screen.wheel("Room").choose("Huge") }
    #expect(throws: ScreenError.self) { try screen.toggle("Urgent").adjust(to: 1) }
    #expect(throws: ScreenError.self) { try screen.popUpButton("Size").choose("Huge") }
  }

  @Test("the time zone is the screen's, in texts and in what dates are chosen with")
  func timeZone() throws {
    let screen = Screen(
      VStack {
        Text(TripSettings.start, style: .time)
        DatePicker("When", selection: .constant(TripSettings.start))
        DatePicker("Wheel", selection: .constant(TripSettings.start)).datePickerStyle(.wheel)
      }
    )
    #expect(screen.text("9:41 AM").exists)
    #expect(screen.group("When").popUpButton("9:41 AM").exists)
    screen.timeZone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    #expect(screen.text("11:41 PM").exists)
    #expect(screen.group("When").popUpButton("11:41 PM").exists)
    #expect(screen.group("Wheel").element(.wheel, value: "PM").exists)
  }

  @Test("a row that is not made yet is scrolled to, and back")
  func scrolling() throws {
    let screen = Screen(List(0..<1_000, id: \.self) { Text("Row \($0)") })
    #expect(!screen.row("Row 500").exists)
    try screen.row("Row 500").scrollIntoView()
    #expect(try screen.row("Row 500").frame.height > 0)
    try screen.list.row("Row 3").scrollIntoView()
    #expect(screen.row("Row 3").exists)
    #expect(throws: ScreenError.self) { try screen.row("Row 2000").scrollIntoView(limit: 3) }
  }

  @Test("toggles, sliders and steppers are set and read")
  func controls() throws {
    let screen = Screen(ShoppingList())
    try screen.toggle("Urgent").tap()
    #expect(try screen.toggle("Urgent").isOn)
    try screen.slider("Amount").increment()
    #expect(try screen.slider("Amount").value == "20%")
    try screen.stepper(.beginning(with: "Count")).increment()
    try screen.stepper("Count 1").increment()
    #expect(screen.stepper("Count 2").exists)
  }

  @Test("tasks are waited for, also by waiting for what they show")
  func tasks() async throws {
    let screen = Screen(ShoppingList())
    #expect(try screen.element(identifier: "state").label == "loading")
    await screen.settle()
    #expect(try screen.element(identifier: "state").label == "loaded")
    let other = Screen(ShoppingList())
    try await other.text("loaded").waitFor()
  }

  @Test("a task that listens without end is waited for once")
  func endlessTask() async throws {
    struct Listener: View {
      let numbers: AsyncStream<Int>
      @State private var last = 0
      var body: some View { Text("\(last)").task { for await number in numbers { last = number } } }
    }
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    let screen = Screen(Listener(numbers: numbers))
    await screen.settle(limit: .milliseconds(50))
    source.yield(7)
    let start = ContinuousClock.now
    await screen.settle(limit: .seconds(600))
    #expect(ContinuousClock.now - start < .seconds(300))
    #expect(screen.text("7").exists)
    screen.close()
  }

  @Test("a sheet comes and goes")
  func sheet() async throws {
    let screen = Screen(ShoppingList())
    try screen.button("Info").tap()
    #expect(screen.dialog.text("Three things").exists)
    await screen.settle()
    try screen.dialog.button("Close").tap()
    try await screen.text("Three things").waitUntilGone()
    #expect(!screen.dialog.exists)
  }

  @Test("time passes on the screen's clock alone, and motion is seen on its way")
  func time() async throws {
    struct Mover: View {
      @State private var isAway = false
      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
          .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
      }
    }
    let screen = Screen(Mover())
    let start = screen.now
    let left = try screen.button("Go").frame.minX
    try screen.button("Go").tap()
    await screen.advance(by: .seconds(0.5))
    let middle = try screen.button("Go").frame.minX
    await screen.advance(by: .seconds(1))
    let right = try screen.button("Go").frame.minX
    #expect(left < middle && middle < right)
    #expect(abs((middle - left) / (right - left) - 0.5) < 0.1)
    #expect(abs(screen.now.timeIntervalSince(start) - 1.55) < 0.02)
  }

  @Test(
    "what moves gets there on a screen of any date",
    arguments: [-3_000_000_000.0, 0, 4_000_000_000]
  )
  func anyDate(seconds: TimeInterval) async throws {
    struct Mover: View {
      @State private var isOn = false
      @State private var isDone = false
      var body: some View {
        Button(isDone ? "done" : "go") {
          withAnimation(.linear(duration: 1)) {
            isOn = true
          } completion: {
            isDone = true
          }
        }
        .opacity(isOn ? 1 : 0.5)
      }
    }
    let screen = Screen(Mover(), date: Date(timeIntervalSince1970: seconds))
    try screen.button("go").tap()
    await screen.advance(by: .seconds(0.9))
    #expect(screen.button("go").exists)
    await screen.advance(by: .seconds(0.2))
    #expect(screen.button("done").exists)
  }

  @Test("size, scheme, size of text, language and direction are the screen's, and can change")
  func surroundings() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var type
      @Environment(\.layoutDirection) private var direction
      @Environment(\.locale) private var locale
      @Environment(\.horizontalSizeClass) private var width
      var body: some View {
        Text(
          "\(scheme) \(type) \(direction) \(locale.identifier) \(width == .compact ? "compact" : "regular")"
        )
      }
    }
    let screen = Screen(Reader())
    #expect(screen.text("light large leftToRight en_US compact").exists)
    screen.colorScheme = .dark
    screen.dynamicTypeSize = .xxxLarge
    screen.layoutDirection = .rightToLeft
    screen.locale = Locale(identifier: "de_DE")
    screen.size = .iPad
    #expect(screen.text("dark xxxLarge rightToLeft de_DE regular").exists)
  }

  @Test("two screens have nothing in common")
  func apart() throws {
    struct Copier: View {
      @Environment(\.openURL) private var open
      var body: some View { Button("Open") { open(URL(string: "https://example.org")!) } }
    }
    let (one, other) = (Screen(Copier()), Screen(Copier()))
    one.pasteboard = "mine"
    try one.button("Open").tap()
    #expect(one.openedURLs.map(\.absoluteString) == ["https://example.org"])
    #expect(other.openedURLs.isEmpty)
    #expect(other.pasteboard == nil)
  }

  @Test("long presses, hovering and dragging reach the views")
  func pointers() throws {
    struct Pad: View {
      @State private var words = "idle"
      var body: some View {
        VStack {
          Text(words)
          Text("press me").onLongPressGesture { words = "pressed" }
          Text("hover me").onHover { words = $0 ? "over" : "off" }
          Text("drag me").gesture(
            DragGesture().onEnded { words = "dragged \(Int($0.translation.width.rounded()))" }
          )
        }
      }
    }
    let screen = Screen(Pad())
    try screen.text("press me").press()
    #expect(screen.text("pressed").exists)
    try screen.text("hover me").hover()
    #expect(screen.text("over").exists)
    try screen.endHover()
    #expect(screen.text("off").exists)
    try screen.text("drag me").drag(by: CGSize(width: 60, height: 0))
    #expect(screen.text("dragged 60").exists)
  }

  @Observable
  final class Model {
    var title = "a"
    var rest = "b"
  }

  @Test("work is counted: one body for one change")
  func work() throws {
    struct Title: View {
      let model: Model
      var body: some View { Text(model.title) }
    }
    struct Rest: View {
      let model: Model
      var body: some View { Text(model.rest) }
    }
    let model = Model()
    let screen = Screen(
      VStack {
        Title(model: model)
        Rest(model: model)
      }
    )
    #expect(try screen.measure { model.title = "new" }.bodies == 1)
    #expect(try screen.measure {}.bodies == 0)
  }

  @Test("what is larger than the screen lies in its middle, as in a window")
  func overflow() throws {
    let screen = Screen(Text("wide").frame(width: 450, height: 1000))
    let frame = try screen.text("wide").frame
    #expect(abs(frame.midX - 195) < 1)
    #expect(abs(frame.midY - 422) < 1)
  }
}
