import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("What assistive technology is told")
struct AccessibleTreeTests {
  @Test("X1: controls have kinds, labels, values and states")
  func controls() throws {
    let reader = try ScreenReader(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Button("Press") {}
        Toggle("Sound", isOn: .constant(true))
        TextField("Name", text: .constant("Ada"))
        SecureField("Secret", text: .constant("abc"))
        ProgressView("Loading", value: 0.25)
        Button("Off") {}.disabled(true)
        Image(systemName: "star").accessibilityLabel("Star")
        DisclosureGroup("More") { Text("inside") }
      }
    )
    #expect(
      reader.dump == """
        header 'Title'
        button 'Press'
        checkBox 'Sound' = on
        textField 'Name' = Ada
        textField 'Secret' = •••
        progressIndicator 'Loading' = 25%
        button 'Off'
        image 'Star'
        button 'More' = collapsed
        """
    )
    #expect(try reader.find("Title").element.details.headingLevel == 2)
    #expect(try reader.find("Sound").element.details.state == .checked(true))
    #expect(try reader.find("More").element.details.state == .expanded(false))
    #expect(try reader.find("Secret").element.details.isSecure)
    #expect(try !reader.find("Off").element.isEnabled)
    #expect(try !reader.find("Off").isFocusable)
    #expect(try reader.find("Press").isFocusable)
    #expect(try reader.find("Loading").element.details.range == AccessibilityRange(0, 1, 0.25))
  }

  @Test("X2: tabs and choices say which of them is selected")
  func selections() throws {
    let reader = try ScreenReader(
      VStack {
        Picker("Choice", selection: .constant("two")) {
          Text("one").tag("one")
          Text("two").tag("two")
        }
        .pickerStyle(.segmented)
        TabView {
          Text("first").tabItem { Text("Home") }
          Text("second").tabItem { Text("Work") }
        }
      }
    )
    #expect(try reader.find("one").element.details.state == .selected(false))
    #expect(try reader.find("two").element.details.state == .selected(true))
    #expect(try reader.find("one").element.details.kind == .option)
    let home = try reader.find("Home")
    #expect(home.element.details.kind == .tab)
    #expect(home.element.details.state == .selected(true))
    let bar = try reader.item(try #require(home.parent))
    #expect(bar.element.details.kind == .tabList)
    #expect(try bar.children.map { try reader.item($0).element.label } == ["Home", "Work"])
  }

  private struct Counting: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Text("count \(count)")
        ForEach(0..<count, id: \.self) { Text("item \($0)") }
      }
    }
  }

  @Test("X3: an element keeps its identity over updates, and changes are told")
  func identity() throws {
    let reader = try ScreenReader(Counting())
    let text = try reader.find("count 0").id
    let button = try reader.find("Add").id
    #expect(reader.tree.perform(.activate, on: button))
    let changes = try reader.update()
    let item = try reader.find("item 0").id
    #expect(try reader.find("count 1").id == text)
    #expect(try reader.find("Add").id == button)
    #expect(changes.contains(.label(text)))
    #expect(changes.contains(.added(item)))
    #expect(changes.contains(.text(text, old: "count 0")))
  }

  @Test("X4: what is gone is told with the place that it had")
  func removal() throws {
    struct Shrinking: View {
      @State var isThere = true
      var body: some View {
        VStack {
          Button("Remove") { isThere = false }
          if isThere { Text("gone") }
        }
      }
    }
    let reader = try ScreenReader(Shrinking())
    let gone = try reader.find("gone")
    #expect(reader.tree.perform(.activate, on: try reader.find("Remove").id))
    #expect(try reader.update().contains(.removed(gone, index: 1)))
    #expect(reader.tree.items[gone.id] == nil)
    #expect(!reader.tree.perform(.activate, on: gone.id))
  }

  @Test("X5: nothing is gathered while nothing changes")
  func rest() throws {
    let reader = try ScreenReader(Counting())
    let generation = reader.tree.generation
    #expect(try reader.update().isEmpty)
    #expect(try reader.update().isEmpty)
    #expect(reader.tree.generation == generation)
    try reader.perform(.activate, "Add")
    #expect(reader.tree.generation == generation + 1)
  }

  @Test(
    "X6: of a list of a million rows, those are told of that can be seen, by the work of drawing them"
  )
  func millionRows() throws {
    let reader = try ScreenReader(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { Text("row \($0)").frame(height: 20) }
        }
      },
      width: 200,
      height: 200
    )
    #expect(reader.all.map(\.element.label) == (0..<10).map { "row \($0)" })
    let work = try reader.harness.work { _ = reader.tree.update() }
    #expect(work.nodesMounted == 0)
    #expect(work.fragmentsBuilt == 0)
    let last = try reader.find("row 9").id
    #expect(reader.tree.scrollToVisible(last))
    try reader.update()
    #expect(reader.all.count <= 12)
  }

  @Test("X7: frames are those in the root's space, as far as they can be seen")
  func frames() throws {
    let reader = try ScreenReader(
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        ScrollView {
          VStack(spacing: 0) {
            Button("tall") {}.frame(width: 100, height: 150)
            Button("below") {}.frame(height: 50)
          }
        }
        .frame(width: 100, height: 100)
      },
      width: 100,
      height: 130
    )
    #expect(try reader.find("tall").element.frame.maxY <= 130)
    #expect(!reader.all.contains { $0.element.label == "below" })
  }

  @Test("X8: rows of lists gather what is in them; a button in a row stays a button")
  func rows() throws {
    let reader = try ScreenReader(
      List {
        HStack {
          Text("Milk")
          Button("Buy") {}.buttonStyle(.borderless)
        }
        Text("Bread")
      }
    )
    #expect(
      reader.dump == """
        list ''
          row 'Milk, Buy'
            text 'Milk'
            button 'Buy'
          row 'Bread'
            text 'Bread'
        """
    )
  }

  @Test("X9: what lies behind a sheet or an alert is not told of")
  func modal() throws {
    struct Presenting: View {
      @State var showsSheet = false
      @State var showsAlert = false
      var body: some View {
        VStack {
          Button("Sheet") { showsSheet = true }
          Button("Alert") { showsAlert = true }
        }
        .sheet(isPresented: $showsSheet) { Button("Close") { showsSheet = false } }
        .alert("Really?", isPresented: $showsAlert) { Button("Yes") {} }
      }
    }
    let reader = try ScreenReader(Presenting())
    try reader.perform(.activate, "Sheet")
    #expect(reader.dump == "dialog ''\n  button 'Close'")
    try reader.perform(.activate, "Close")
    #expect(reader.all.map(\.element.label) == ["Sheet", "Alert"])
    try reader.perform(.activate, "Alert")
    #expect(reader.all.first?.element.details.kind == .alert)
    #expect(reader.all.contains { $0.element.label == "Really?" })
    #expect(!reader.all.contains { $0.element.label == "Sheet" })
    try reader.perform(.activate, "Yes")
    #expect(reader.all.map(\.element.label) == ["Sheet", "Alert"])
  }

  @Test("X10: only the screen on top of a navigation stack is told of, with the way back")
  func navigation() throws {
    let reader = try ScreenReader(
      NavigationStack {
        NavigationLink("Go") { Text("there").navigationTitle("Second") }
          .navigationTitle("First")
      }
    )
    try reader.perform(.activate, "Go")
    #expect(reader.all.contains { $0.element.label == "there" })
    #expect(!reader.all.contains { $0.element.label == "Go" })
    try reader.perform(.activate, "First")
    #expect(reader.all.contains { $0.element.label == "Go" })
  }

  @Test("X11: elements are read by sort priority, hidden ones are not")
  func order() throws {
    let reader = try ScreenReader(
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilityHidden(true)
      }
    )
    #expect(reader.all.map(\.element.label) == ["b", "a"])
  }

  @Test("X12: children are ignored, contained or combined")
  func children() throws {
    let reader = try ScreenReader(
      VStack {
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .ignore)
          .accessibilityLabel("ignored")
        HStack {
          Text("c"); Text("d")
        }.accessibilityElement(children: .contain)
          .accessibilityLabel("contained")
        HStack {
          Text("e"); Text("f")
        }.accessibilityElement(children: .combine)
      }
    )
    #expect(
      reader.dump == """
        group 'ignored'
        group 'contained'
          text 'c'
          text 'd'
        text 'e, f'
        """
    )
  }

  @Test(
    "X33: until somebody asks, nothing is kept for assistive technology; then all is drawn once"
  )
  func silence() throws {
    let harness = try Harness(Counting())
    _ = harness.root.displayList()
    #expect(harness.elements.allSatisfy { $0.identity?.part == nil })
    #expect(harness.elements.allSatisfy { $0.responders.entries.isEmpty })
    let tree = AccessibleTree(root: harness.root)
    let drawn = try harness.work { _ = tree.update() }
    #expect(drawn.fragmentsBuilt > 0)
    #expect(tree.items.count == harness.elements.count)
    let again = try harness.work { _ = tree.update() }
    #expect(again.fragmentsBuilt == 0)
  }

  @Test("X32: a value that a modifier gives is told, and a hint, and an identifier")
  func said() throws {
    let reader = try ScreenReader(
      Text("Rating").accessibilityValue("3 of 5").accessibilityHint("Swipe up")
        .accessibilityIdentifier("rating")
    )
    let element = try reader.find("Rating").element
    #expect(element.value == "3 of 5")
    #expect(element.hint == "Swipe up")
    #expect(element.identifier == "rating")
  }
}
