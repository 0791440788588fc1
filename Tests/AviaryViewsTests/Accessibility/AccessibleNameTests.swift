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
@Suite("What assistive technology calls controls by")
struct AccessibleNameTests {
  private struct OwnLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test("X40: a label is called by its title, whatever of it is shown")
  func labels() throws {
    let reader = try ScreenReader(
      VStack {
        Label("Plain", systemImage: "star")
        Button("Add", systemImage: "plus") {}
        Button("Gone", systemImage: "trash") {}.labelStyle(.iconOnly)
        Toggle("Bell", systemImage: "bell", isOn: .constant(true)).labelStyle(OwnLabelStyle())
        Label {
          EmptyView()
        } icon: {
          Image(systemName: "heart").accessibilityLabel("Heart")
        }
        Button {
        } label: {
          Image(systemName: "gear").accessibilityLabel("Settings")
        }
      }
    )
    #expect(
      reader.dump == """
        text 'Plain'
        button 'Add'
        button 'Gone'
        checkBox 'Bell' = on
        image 'Heart'
        button 'Settings'
        """
    )
  }

  @Test(
    "X41: an alert is named by its title, its message describes it; a sheet is named by its heading"
  )
  func dialogs() throws {
    struct Presenting: View {
      @State var showsSheet = false
      @State var showsAlert = false
      var body: some View {
        VStack {
          Button("Sheet") { showsSheet = true }
          Button("Alert") { showsAlert = true }
        }
        .sheet(isPresented: $showsSheet) {
          NavigationStack {
            Button("Close") { showsSheet = false }.navigationTitle("Settings")
          }
        }
        .alert("Really?", isPresented: $showsAlert) {
          Button("Yes") {}
        } message: {
          Text("It is gone then.")
        }
      }
    }
    let reader = try ScreenReader(Presenting())
    try reader.perform(.activate, "Alert")
    let alert = try #require(reader.all.first).element
    #expect(alert.details.kind == .alert)
    #expect(alert.label == "Really?")
    #expect(alert.hint == "It is gone then.")
    #expect(alert.frame.width < 390 && alert.frame.height < 844, "not all of the window")
    try reader.perform(.activate, "Yes")
    try reader.perform(.activate, "Sheet")
    #expect(reader.all.first?.element.details.kind == .dialog)
    #expect(reader.all.first?.element.label == "Settings")
  }

  @Test("X42: bounds are not part of a slider's name; a gauge's value is what it shows")
  func values() throws {
    let reader = try ScreenReader(
      VStack {
        Slider(value: .constant(5), in: 0...10) {
          Text("Level")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        Gauge(value: 0.4) {
          Text("Speed")
        } currentValueLabel: {
          Text("40 km/h")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        Gauge(value: 0.4) {
          Text("Linear")
        } currentValueLabel: {
          Text("4")
        }
        .gaugeStyle(.accessoryLinear)
      }
    )
    #expect(
      reader.dump == """
        slider 'Level' = 50%
        progressIndicator 'Speed' = 40 km/h
        progressIndicator 'Linear' = 40%
        """
    )
  }

  @Test("X43: a field without a label is called by its prompt, also when something was entered")
  func prompts() throws {
    struct Fields: View {
      @State var empty = ""
      @State var full = "x"
      var body: some View {
        VStack {
          TextField("", text: $empty, prompt: Text("Empty prompt"))
          TextField("", text: $full, prompt: Text("Full prompt"))
          TextField("Name", text: $full, prompt: Text("First and last"))
          LabeledContent("Labeled") { TextField("Inner", text: $full) }
        }
      }
    }
    let reader = try ScreenReader(Fields())
    #expect(
      reader.all.map(\.element.label) == ["Empty prompt", "Full prompt", "Name", "Labeled"]
    )
    #expect(
      reader.all.map(\.element.details.placeholder)
        == ["Empty prompt", "Full prompt", "First and last", "Inner"]
    )
  }

  @Test("X44: labeled content names the control in it; a fact stays two texts")
  func labeledContent() throws {
    let reader = try ScreenReader(
      VStack {
        LabeledContent("Volume") { Slider(value: .constant(0.5)) }
        LabeledContent("Fact", value: "42")
        LabeledContent("Both") {
          HStack {
            Button("Less") {}
            Text("3")
            Button("More") {}
          }
        }
      }
    )
    #expect(
      reader.dump == """
        slider 'Volume' = 50%
        text 'Fact'
        text '42'
        labeled 'Both'
          button 'Less'
          text '3'
          button 'More'
        """
    )
  }

  @Test("X47: a labeled pair names what has no name, and relates both")
  func pairs() throws {
    struct Paired: View {
      @Namespace var namespace
      @State var name = "Ada"
      var body: some View {
        Text("Your name").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
        TextField("", text: $name)
          .accessibilityLabeledPair(role: .content, id: 1, in: namespace)
        Text("Alone").accessibilityLabeledPair(role: .content, id: 2, in: namespace)
      }
    }
    let reader = try ScreenReader(Paired())
    let label = try reader.find("Your name", .text)
    let field = try reader.find("Your name", .textField)
    #expect(field.label == label.id)
    #expect(label.contents == [field.id])
    #expect(try reader.find("Alone").label == nil)
  }

  @Test("X45: rows that can be selected say whether they are, and are chosen as a whole")
  func rows() throws {
    struct Picking: View {
      @State var picked: Int? = 1
      var body: some View {
        List(selection: $picked) { ForEach(0..<3) { Text(verbatim: "row \($0)") } }
      }
    }
    let reader = try ScreenReader(Picking())
    func selected() -> [Bool] {
      reader.all.filter { $0.element.details.kind == .row }
        .map { $0.element.details.state == .selected(true) }
    }
    #expect(selected() == [false, true, false])
    let row = try #require(reader.all.first { $0.element.label == "row 2" })
    #expect(row.element.details.kind == .row)
    #expect(reader.tree.perform(.activate, on: row.id))
    let changes = try reader.update()
    #expect(selected() == [false, false, true])
    #expect(changes.contains(.state(row.id, old: row)))
  }

  @Test("X46: a menu in a menu says whether it is unfolded")
  func submenus() throws {
    let reader = try ScreenReader(
      Menu("Actions") {
        Button("Copy") {}
        Menu("More") { Button("Inner") {} }
      }
    )
    try reader.perform(.activate, "Actions")
    #expect(try reader.find("More").element.details.state == .expanded(false))
    #expect(try reader.find("Copy").element.details.state == nil)
    try reader.perform(.activate, "More")
    #expect(try reader.find("More").element.details.state == .expanded(true))
    _ = try reader.find("Inner")
  }
}
