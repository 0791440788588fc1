import AviaryTestSupport
import Observation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@Observable private final class Choice {
  var size = 2
  var name: String?
}

@MainActor
@Suite("Picker")
struct PickerTests {
  private struct Sizes<Style: PickerStyle>: View {
    @Bindable var choice: Choice
    let style: Style
    var body: some View {
      Picker("Size", selection: $choice.size) {
        ForEach(1..<4) { Text(verbatim: "size \($0)").tag($0) }
      }
      .pickerStyle(style)
    }
  }

  @Test("A menu picker shows its value")
  func menu() throws {
    let choice = Choice()
    let harness = try Harness(Sizes(choice: choice, style: .menu))
    #expect(harness.labels.contains { $0.contains("size 2") })
    #expect(!harness.labels.contains { $0.contains("size 1") })
    choice.size = 3
    try harness.host.update()
    #expect(harness.labels.contains { $0.contains("size 3") })
  }

  @Test("A menu picker that is activated offers all choices")
  func openMenu() throws {
    let choice = Choice()
    let harness = try Harness(Sizes(choice: choice, style: .menu))
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels.filter { $0.hasPrefix("size") }.count >= 3)
    try #require(harness.root.actionNodes.last).activate()
    try harness.host.update()
    #expect(choice.size == 3)
    #expect(!harness.labels.contains("size 1"))
  }

  @Test("Segments are equally wide and choose")
  func segmented() throws {
    let choice = Choice()
    let harness = try Harness(Sizes(choice: choice, style: .segmented))
    let frames = (1...3).compactMap { harness.frame("size \($0)") }
    #expect(frames.count == 3)
    #expect(Set(frames.map { ($0.width * 100).rounded() }).count == 1)
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(choice.size == 1)
  }

  @Test("An inline picker in a list is a row for each choice, under its label")
  func inline() throws {
    let choice = Choice()
    let harness = try Harness(List { Sizes(choice: choice, style: .inline) })
    #expect(harness.labels == ["Size", "size 1", "size 2", "size 3"])
    #expect(harness.root.listRows.count == 4)
  }

  @Test("A tag of a value is a choice for an optional value too")
  func optional() throws {
    let choice = Choice()
    struct Content: View {
      @Bindable var choice: Choice
      var body: some View {
        Picker("Name", selection: $choice.name) {
          Text(verbatim: "none").tag(String?.none)
          Text(verbatim: "ada").tag("ada")
        }
        .pickerStyle(.segmented)
      }
    }
    let harness = try Harness(Content(choice: choice))
    #expect(harness.root.actionNodes.count == 2)
    harness.root.actionNodes[1].activate()
    try harness.host.update()
    #expect(choice.name == "ada")
  }
}

@MainActor
@Suite("TextField")
struct TextFieldTests {
  @Observable final class Form { var text = ""; var count = 3 }

  @Test("An empty field shows its prompt, or else its label; a full one its text")
  func contents() throws {
    let form = Form()
    struct Content: View {
      @Bindable var form: Form
      var body: some View {
        TextField("label", text: $form.text)
        TextField("label", text: $form.text, prompt: Text(verbatim: "prompt"))
        SecureField("secret", text: $form.text)
      }
    }
    let harness = try Harness(Content(form: form))
    let inputs = harness.root.textInputs
    #expect(inputs.count == 3)
    inputs[0].text = "abc"
    try harness.host.update()
    #expect(form.text == "abc")
    let elements = harness.root.accessibilityTree.children
    #expect(elements.map(\.value) == ["abc", "abc", "•••"])
    #expect(elements.allSatisfy { $0.role == .textField })
  }

  @Test("A field of a value writes what can be read, and nothing else")
  func values() throws {
    let form = Form()
    struct Content: View {
      @Bindable var form: Form
      var body: some View { TextField("count", value: $form.count, format: .number) }
    }
    let harness = try Harness(Content(form: form))
    #expect(harness.root.textInputs[0].text == "3")
    harness.root.textInputs[0].text = "12"
    #expect(form.count == 12)
    harness.root.textInputs[0].text = "twelve"
    #expect(form.count == 12)
  }

  @Test("Entering a text calls the actions further out, up to a scope that blocks")
  func submit() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let harness = try Harness(
      VStack {
        TextField("a", text: .constant("")).onSubmit { log.entries.append("inner") }
        TextField("b", text: .constant("")).submitScope()
      }
      .onSubmit { log.entries.append("outer") }
    )
    harness.root.textInputs[0].submit()
    harness.root.textInputs[1].submit()
    #expect(log.entries == ["outer", "inner"])
  }

  @Test("A style of one's own wraps the field in the style around")
  func style() throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10)
      }
    }
    let harness = try Harness(
      TextField("a", text: .constant("abc")).textFieldStyle(Boxed()),
      width: 200
    )
    #expect(try #require(harness.root.accessibilityTree.children.first).frame.minX == 10)
  }
}

@MainActor
@Suite("Further views")
struct FurtherViewTests {
  private final class Log { var bodies = 0 }

  private struct Card: View, Equatable {
    let number: Int
    let log: Log
    nonisolated static func == (left: Card, right: Card) -> Bool { left.number == right.number }
    var body: some View {
      log.bodies += 1
      return Text(verbatim: "\(number)")
    }
  }

  @Test("A view that is equal by its own idea is not made anew")
  func equatable() throws {
    let log = Log()
    let harness = try Harness(Card(number: 1, log: log).equatable())
    #expect(log.bodies == 1)
    harness.host.content = Card(number: 1, log: Log()).equatable()
    try harness.host.update()
    #expect(log.bodies == 1)
    let other = Log()
    harness.host.content = Card(number: 2, log: other).equatable()
    try harness.host.update()
    #expect(other.bodies == 1)
    #expect(harness.labels == ["2"])
  }

  @Test("What is dropped is taken where its kind is")
  func drop() throws {
    final class Store { var texts: [String] = [] }
    let store = Store()
    let harness = try Harness(
      Color.red
        .onDrop(of: [.text], isTargeted: nil) { providers in
          for provider in providers {
            provider.loadObject(ofClass: String.self) { text, _ in store.texts.append(text ?? "") }
          }
          return true
        }
    )
    func dropNode(_ node: ViewNode) -> DropNode? {
      node as? DropNode ?? node.children.lazy.compactMap { dropNode($0) }.first
    }
    let node = try #require(harness.root.node.flatMap { dropNode($0) })
    #expect(node.drop([NSItemProvider(object: "abc")], at: .zero))
    #expect(!node.drop([NSItemProvider(item: 1, typeIdentifier: "public.image")], at: .zero))
    #expect(store.texts == ["abc"])
  }

  @Test("A kind of data that a program makes known is what its parent is")
  func declaredKinds() {
    let note = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
    let list = UTType(importedAs: "org.example.list", conformingTo: note)
    #expect(list.conforms(to: note))
    #expect(list.conforms(to: .text))
    #expect(!list.conforms(to: .image))
    #expect(UTType(exportedAs: "org.example.other").supertypes == [.data, .item])
    let provider = NSItemProvider(item: 1, typeIdentifier: "org.example.list")
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test("A toggle with a box is read as on or off")
  func checkbox() throws {
    let harness = try Harness(
      Toggle(isOn: .constant(true)) { Text(verbatim: "box") }.toggleStyle(.checkbox)
    )
    let element = try #require(harness.root.accessibilityTree.children.first)
    #expect(element.role == .toggle)
    #expect(element.value == "on")
  }

  @Test("A button takes the foreground style around it in the place of the tint")
  func foreground() throws {
    let plain = try Harness(Button("a") {})
    let red = try Harness(Button("a") {}.foregroundStyle(Color.red))
    let tinted = try Harness(Button("a") {}.tint(Color.red))
    #expect(red.dump != plain.dump)
    #expect(red.dump == tinted.dump)
  }
}
