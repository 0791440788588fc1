import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Which elements are found, and where they are touched")
struct ElementTests {
  /// Rows that can be deleted.
  private struct Letters: View {
    @State private var letters = ["A", "B"]
    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0) }.onDelete { letters.remove(atOffsets: $0) }
      }
    }
  }

  @Test("A name of a row and of the control in it means the control")
  func controlInRow() async throws {
    struct Settings: View {
      @State private var isOn = false
      var body: some View {
        Form {
          Toggle("Subscribe", isOn: $isOn)
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
          Text("Version")
        }
      }
    }
    let screen = Screen(Settings())
    try screen.element("Subscribe").tap()
    #expect(try screen.toggle("Subscribe").isOn)
    #expect("\(screen.element("Size"))".hasPrefix("popUpButton"))
    #expect("\(screen.element("Version"))".hasPrefix("row"))
    #expect("\(screen.row("Subscribe"))".hasPrefix("row"))
  }

  @Test("a row whose text goes off the screen when it is swiped stays the same row")
  func swipingFar() async throws {
    let screen = Screen(Letters())
    try screen.row("A").swipe().button("Delete").tap()
    await screen.settle()
    #expect(try screen.rows.labels == ["B"])
  }

  @Test("what a row offers can be asked for by the name that it is offered under")
  func offered() async throws {
    let screen = Screen(Letters())
    let action = try #require(screen.row("A").actions.first)
    try screen.row("A").perform(action: action)
    await screen.settle()
    #expect(try screen.rows.labels == ["B"])
    let error = #expect(throws: ScreenError.self) { try screen.row("B").perform(action: "Fly") }
    #expect(error?.description.contains("can't do “Fly”. It offers: \(action)") == true)
  }

  @Test("a suggestion that lies over a list is not under it")
  func suggestions() async throws {
    struct Cities: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(0..<30, id: \.self) { Text("City \($0)") }
            .navigationTitle("Cities")
            .searchable(text: $text)
            .searchSuggestions { Text("Rome!").searchCompletion("Rome") }
        }
      }
    }
    let screen = Screen(Cities())
    try screen.textField("Search").type("R")
    await screen.settle()
    try screen.button("Rome!").tap()
    #expect(try screen.textField("Search").text == "Rome")
  }

  @Test("a picker that is combined with its title is one element, which opens its menu")
  func combinedPicker() async throws {
    struct Sized: View {
      @State private var size = "A"
      var body: some View {
        HStack {
          Text("Name")
          Spacer()
          Picker("Size", selection: $size) {
            Text("A").tag("A")
            Text("B").tag("B")
          }
          .labelsHidden()
        }
        .accessibilityElement(children: .combine)
      }
    }
    let screen = Screen(Sized())
    let picker = screen.popUpButton(.containing("Name"))
    try picker.tap()
    await screen.settle()
    try screen.menuItem("B").tap()
    await screen.settle()
    #expect("\(screen.popUpButton(.containing("Name")))".contains("B"))
  }

  @Test("an error tells the line of the test that asked")
  func lines() {
    let screen = Screen(Text("here"))
    let error = #expect(throws: ScreenError.self) { try screen.button("Gone").tap() }
    let line = "Asked for at SwiftUITestingTests/ElementTests.swift:\(#line - 1)."
    #expect(error?.description.contains(line) == true, "\(error?.description ?? "")")
  }

  @Test("a field for a value is written and read as people of the screen's locale do")
  func localeOfValues() throws {
    struct Price: View {
      @State var price = 1234.5
      var body: some View {
        TextField("Price", value: $price, format: .number)
        TextField("Cost", value: $price, format: .currency(code: "USD"))
        Text(price, format: .number)
      }
    }
    let screen = Screen(Price(), locale: Locale(identifier: "de_DE"))
    #expect(try screen.textField("Price").text == "1.234,5")
    try screen.textField("Price").replaceText(with: "2,5\n")
    #expect(screen.text("2,5").exists)
    screen.locale = Locale(identifier: "en_US")
    #expect(try screen.textField("Price").text == "2.5")
    #expect(try screen.textField("Cost").text == "$2.50")
  }

  @Test("a part of a text has a frame; so has one of a field that is edited")
  func partsOfTexts() throws {
    let screen = Screen(
      VStack {
        Text("one two").accessibilityIdentifier("words")
        TextField("Name", text: .constant("Ann Lee"))
      }
    )
    let words = screen.element(identifier: "words")
    let (all, two) = try (words.frame, words.frame(of: "two"))
    #expect(
      two.minX > all.minX + 20 && abs(two.maxX - all.maxX) <= 1 && abs(two.midY - all.midY) <= 1
    )
    let missing = #expect(throws: ScreenError.self) { try words.frame(of: "three") }
    #expect(missing?.reason == .notFound)
    let field = screen.textField("Name")
    let unknown = #expect(throws: ScreenError.self) { try field.frame(of: "Lee") }
    #expect(unknown?.reason == .notUsable)
    try field.tap()
    let name = try field.frame(of: "Lee")
    #expect(try field.frame.contains(name) && name.minX > field.frame.minX + 20)
  }

  @Test("what is over something and lets taps through, or is only read later, covers nothing")
  func letsThrough() throws {
    var taps = 0
    let screen = Screen(
      VStack {
        Button("Under") { taps += 1 }.overlay { Text("Over").allowsHitTesting(false) }
        VStack(spacing: 0) {
          Button("Early") { taps += 1 }.offset(y: 20).zIndex(1)
          Text("Late").frame(height: 20)
        }
      }
    )
    try screen.button("Under").tap()
    try screen.button("Early").tap()
    #expect(taps == 2)
  }

  @Test("the caret is behind what is composed, which stays where nothing is taken")
  func composing() throws {
    struct Note: View {
      @State private var text = "ab"
      var body: some View {
        TextField("Note", text: $text)
        Text("is \(text)")
      }
    }
    let screen = Screen(Note())
    try screen.textField("Note").tap()
    try screen.press(.end)
    try screen.compose(["にほ"], commit: nil)
    #expect(screen.text("is ab").exists)
    #expect(screen.dump.contains("abにほ"))
    let caret = screen.host.textInputState?.caret
    try screen.compose([], commit: "にほ")
    #expect(screen.text("is abにほ").exists)
    #expect(screen.host.textInputState?.caret == caret)
  }

  @Test(
    "what is disabled is pointed at, not pressed nor activated; what can be used is, without a pointer, too"
  )
  func activating() throws {
    struct Buttons: View {
      @State private var count = 0
      @State private var isPointedAt = false
      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }
          Button(isPointedAt ? "Pointed at" : "Off") { count += 10 }.disabled(true)
            .onHover { isPointedAt = $0 }
          Text("Nothing")
        }
      }
    }
    let screen = Screen(Buttons())
    try screen.button("Count 0").activate()
    #expect(screen.button("Count 1").exists)
    try screen.button("Off").hover()
    #expect(screen.button("Pointed at").exists)
    #expect(throws: ScreenError.self) { try screen.button("Pointed at").tap() }
    #expect(throws: ScreenError.self) { try screen.button("Pointed at").activate() }
    #expect(throws: ScreenError.self) { try screen.text("Nothing").activate() }
    #expect(screen.button("Count 1").exists)
  }

  @Test("of several that match, the very kind, the very name and the outer one are meant")
  func meaning() throws {
    struct Both: View {
      @State private var words = ""
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") {
            List {
              Button("Home") { words = "button" }
              HStack {
                Text("Sum")
                Text("Home")
              }
              Stepper("Count", value: .constant(1))
              Text(words)
            }
          }
        }
      }
    }
    let screen = Screen(Both())
    #expect(screen.elements(.button, "Home").count == 2)
    try screen.button("Home").tap()
    #expect(screen.text("button").exists)
    #expect(try screen.row("Home").label == "Home")
    #expect(try screen.row("Count").element("Count").tree.hasPrefix("stepper “Count”"))
  }

  @Test("rows with links are called by each of their texts, and any space is a space")
  func names() throws {
    let screen = Screen(
      NavigationStack {
        List {
          NavigationLink {
          } label: {
            Text("Cairo")
            Text("9:41\u{202F}AM")
          }
        }
      }
    )
    #expect(try screen.row("Cairo").label == "Cairo, 9:41\u{202F}AM")
    #expect(screen.row("9:41 AM").exists)
    #expect(screen.row(.containing("o, 9:41 am")).exists)
    #expect(screen.row(.matching("1 AM$")).exists)
    #expect(!screen.row("9:41AM").exists)
  }

  @Test("a toggle is tapped at its switch, which in lists is all that takes touches")
  func toggles() throws {
    struct Options: View {
      @State private var isOn = false
      var body: some View { List { Toggle("On", isOn: $isOn) } }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screen(Options(), layoutDirection: direction)
      try screen.toggle("On").tap(at: direction == .leftToRight ? .leading : .trailing)
      #expect(try !screen.toggle("On").isOn)
      try screen.toggle("On").tap()
      #expect(try screen.toggle("On").isOn)
    }
  }

  @Test("an element is tapped at its activation point, or where presses of it count")
  func activation() throws {
    struct Wells: View {
      @State private var color = Color.red
      @State private var taps = 0
      var body: some View {
        List { ColorPicker("Tint", selection: $color) }.frame(height: 200)
        Text("\(taps) taps")
        HStack {
          Color.red.frame(width: 100, height: 40)
          Color.blue.frame(width: 100, height: 40).onTapGesture { taps += 1 }
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("Pair")
        .accessibilityActivationPoint(.trailing)
      }
    }
    let screen = Screen(VStack { Wells() })
    try screen.element("Pair").tap()
    #expect(screen.text("1 taps").exists)
    try screen.element("Pair").tap(at: .center)
    try screen.element("Pair").tap(at: .leading)
    #expect(screen.text("1 taps").exists)
    try screen.popUpButton("Tint").tap()
    #expect(screen.dialog.option("Blue").exists)
  }

  @Test(
    "rows that are marked among several are called what they say, and tell that they are chosen"
  )
  func marks() async throws {
    struct Letters: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationStack {
          List(["A", "B"], id: \.self, selection: $chosen) { Text($0) }.toolbar { EditButton() }
        }
      }
    }
    let screen = Screen(Letters())
    try screen.button("Edit").tap()
    await screen.settle()
    #expect(try screen.rows.labels == ["A", "B"])
    try screen.row("A").tap()
    #expect(try screen.row("A").isSelected)
    #expect(try !screen.row("B").isSelected)
  }
}
