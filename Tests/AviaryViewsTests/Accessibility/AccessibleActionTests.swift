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
@Suite("What assistive technology asks for")
struct AccessibleActionTests {
  private final class Log { var lines: [String] = [] }

  @Test("X13: named actions, the default one and adjusting are offered and done")
  func actions() throws {
    let log = Log()
    let reader = try ScreenReader(
      VStack {
        Button("Mail") { log.lines.append("pressed") }
          .accessibilityAction(named: "Archive") { log.lines.append("archived") }
        Button("Custom") { log.lines.append("own") }
          .accessibilityAction { log.lines.append("default") }
        Text("Rating").accessibilityAdjustableAction {
          log.lines.append($0 == .increment ? "up" : "down")
        }
        Button("Off") { log.lines.append("never") }.disabled(true)
        Text("Plain")
      }
    )
    #expect(
      reader.tree.actions(of: try reader.find("Mail").id) == [.activate, .named("Archive")]
    )
    #expect(reader.tree.actions(of: try reader.find("Plain").id) == [])
    #expect(try reader.perform(.activate, "Mail"))
    #expect(try reader.perform(.named("Archive"), "Mail"))
    #expect(try reader.perform(.activate, "Custom"))
    #expect(try reader.perform(.increment, "Rating"))
    #expect(try reader.perform(.decrement, "Rating"))
    #expect(try !reader.perform(.activate, "Off"))
    #expect(try !reader.perform(.delete, "Mail"))
    #expect(log.lines == ["pressed", "archived", "default", "up", "down"])
  }

  @Test(
    "X38: the buttons of accessibilityActions are actions with their names, and stay out of reach"
  )
  func actionViews() throws {
    struct Message: View {
      @State var isFlagged = false
      @State var log = ""
      var body: some View {
        Button("Mail") { log += "opened " }
          .accessibilityActions {
            Button("Archive") { log += "archived " }
            Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
            Button("Burn") { log += "burnt " }.disabled(true)
          }
          .accessibilityActions(category: .edit) { Button("Rename") { log += "renamed " } }
          .accessibilityAction {
            log += "shared "
          } label: {
            Label("Share", systemImage: "star")
          }
        Text(verbatim: "log \(log)")
      }
    }
    let reader = try ScreenReader(Message())
    #expect(reader.all.map(\.element.label) == ["Mail", "log "])
    let id = try reader.find("Mail").id
    #expect(
      reader.tree.actions(of: id) == [
        .activate, .named("Archive"), .named("Flag"), .named("Rename"), .named("Share"),
      ]
    )
    #expect(try reader.perform(.named("Archive"), "Mail"))
    #expect(try reader.perform(.named("Flag"), "Mail"))
    #expect(reader.tree.actions(of: id).contains(.named("Unflag")))
    #expect(try !reader.perform(.named("Burn"), "Mail"))
    #expect(try reader.perform(.named("Rename"), "Mail"))
    #expect(try reader.perform(.named("Share"), "Mail"))
    #expect(try reader.perform(.activate, "Mail"))
    _ = try reader.find("log archived renamed shared opened ")
    #expect(reader.tree.explanation(of: .named("Rename"), on: id) == "Edit")
    #expect(reader.tree.explanation(of: .named("Archive"), on: id) == nil)
    #expect(FocusController.targets(in: try #require(reader.harness.root.node)).count == 1)
  }

  @Test("X39: what stands for a view is neither pointed at nor given the focus by keys")
  func representation() throws {
    struct Custom: View {
      @State var log = ""
      @State var level = 0.5
      var body: some View {
        Color.red.frame(width: 100, height: 50)
          .onTapGesture { log += "tapped" }
          .accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
        Text(verbatim: "log \(log)")
      }
    }
    let reader = try ScreenReader(Custom(), width: 100, height: 100)
    let frame = try reader.find("Level").element.frame
    try Hand(reader.harness).tap(frame.midX, frame.midY)
    try reader.update()
    _ = try reader.find("log tapped")
    #expect(FocusController.targets(in: try #require(reader.harness.root.node)).isEmpty)
    try reader.perform(.increment, "Level")
    #expect(try reader.find("Level").element.details.range?.current == 0.6)
  }

  @Test("X14: one button of a combined element is its action, several are named")
  func combined() throws {
    let log = Log()
    let reader = try ScreenReader(
      VStack {
        HStack {
          Text("one")
          Button("Buy") { log.lines.append("bought") }
        }
        .accessibilityElement(children: .combine)
        HStack {
          Button("Yes") { log.lines.append("yes") }
          Button("No") { log.lines.append("no") }
        }
        .accessibilityElement(children: .combine)
      }
    )
    #expect(try reader.perform(.activate, "one, Buy"))
    #expect(try reader.perform(.named("No"), "Yes, No"))
    #expect(log.lines == ["bought", "no"])
  }

  @Test("X15: what has the trait of a button and no action is tapped in its middle")
  func tapped() throws {
    let log = Log()
    let reader = try ScreenReader(
      Rectangle().frame(width: 50, height: 50).onTapGesture { log.lines.append("tapped") }
        .accessibilityLabel("Card").accessibilityAddTraits(.isButton)
    )
    #expect(try reader.perform(.activate, "Card"))
    #expect(log.lines == ["tapped"])
  }

  @Test("X15: an activation point says where it is tapped", arguments: [0.1, 0.9])
  func activationPoint(x: CGFloat) throws {
    let log = Log()
    let reader = try ScreenReader(
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { log.lines.append("left") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { log.lines.append("right") }
      }
      .accessibilityElement()
      .accessibilityLabel("Pair")
      .accessibilityAddTraits(.isButton)
      .accessibilityActivationPoint(UnitPoint(x: x, y: 0.5))
    )
    #expect(try reader.perform(.activate, "Pair"))
    #expect(log.lines == [x < 0.5 ? "left" : "right"])
  }

  @Test("X16: a slider's value is set between its bounds, by steps where it has some")
  func slider() throws {
    struct Sliding: View {
      @State var level = 20.0
      var body: some View {
        Slider(value: $level, in: 0...100, step: 5) { Text("Level") }
        Text(verbatim: "level \(level)")
      }
    }
    let reader = try ScreenReader(Sliding())
    let id = try reader.find("Level").id
    #expect(try reader.item(id).element.details.range == AccessibilityRange(0, 100, 20, step: 5))
    for (wanted, expected) in [(62.0, 60.0), (500, 100), (-1, 0)] {
      #expect(reader.tree.setValue(wanted, of: id))
      #expect(try reader.update().contains(.value(id)))
      _ = try reader.find("level \(expected)")
    }
    #expect(!reader.tree.setValue(.nan, of: id))
    try reader.perform(.increment, "Level")
    _ = try reader.find("level 5.0")
  }

  @Test("X17: a stepper has its value, and is adjusted as a whole and by its halves")
  func stepper() throws {
    struct Stepping: View {
      @State var quantity = 2
      var body: some View { Stepper("Quantity", value: $quantity, in: 0...4) }
    }
    let reader = try ScreenReader(Stepping())
    #expect(
      reader.dump == """
        stepper 'Quantity'
          text 'Quantity'
          button 'Decrement'
          button 'Increment'
        """
    )
    let id = try reader.find("Quantity").id
    try reader.perform(.increment, "Quantity")
    #expect(try reader.item(id).element.details.range == AccessibilityRange(0, 4, 3, step: 1))
    try reader.perform(.activate, "Decrement")
    #expect(try reader.item(id).element.details.range?.current == 2)
    #expect(reader.tree.setValue(4, of: id))
    try reader.update()
    #expect(try reader.item(id).element.details.range?.current == 4)
    #expect(reader.tree.actions(of: id) == [.decrement])
  }

  @Test("X18: a toggle is switched, and its state follows")
  func toggle() throws {
    struct Switching: View {
      @State var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let reader = try ScreenReader(Switching())
    let before = try reader.find("Sound")
    #expect(reader.tree.perform(.activate, on: before.id))
    #expect(try reader.update().contains(.state(before.id, old: before)))
    #expect(try reader.find("Sound").element.details.state == .checked(true))
  }

  @Test("X28: a list whose rows can be selected has the focus as a whole")
  func list() throws {
    struct Picking: View {
      @State var picked: Int?
      var body: some View {
        List(selection: $picked) { ForEach(0..<3) { Text(verbatim: "row \($0)") } }
      }
    }
    let reader = try ScreenReader(Picking())
    let id = try #require(reader.tree.items.values.first { $0.element.role == .list }).id
    #expect(try reader.item(id).isFocusable)
    #expect(reader.tree.focus(id))
    #expect(try reader.update().contains(.focus(id, true)))
    #expect(reader.tree.focused == id)
  }

  private struct Editing: View {
    @State var name = "Ada"
    var body: some View {
      TextField("Name", text: $name)
      Text("name \(name)")
    }
  }

  @Test("X20: a disabled field is not edited")
  func disabledText() throws {
    let reader = try ScreenReader(Editing().disabled(true))
    let id = try reader.find("Name").id
    #expect(!reader.tree.focus(id))
    #expect(!reader.tree.replaceText(nil, with: "x", of: id))
    try reader.update()
    _ = try reader.find("name Ada")
  }

  @Test("X21: links in a text are elements of it, and are opened")
  func links() throws {
    let log = Log()
    let reader = try ScreenReader(
      Text("Read [this](https://a.example) and [that](https://b.example)")
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.lines.append("\(url)")
            return .handled
          }
        )
    )
    #expect(try reader.perform(.activate, "that"))
    #expect(try reader.perform(.activate, "this"))
    #expect(log.lines == ["https://b.example", "https://a.example"])
  }

  @Test("X22: an element that is out of sight by half is scrolled into sight")
  func scrolling() throws {
    let reader = try ScreenReader(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Button("row \($0)") {}.frame(width: 100, height: 30) }
        }
      },
      width: 100,
      height: 100
    )
    let id = try reader.find("row 3").id
    #expect(reader.tree.scrollToVisible(id))
    try reader.update()
    let scroll = try #require(reader.harness.root.firstScrollNode)
    #expect(scroll.offset.y > 0)
    let offset = scroll.offset
    #expect(reader.tree.scrollToVisible(id))
    try reader.update()
    #expect(scroll.offset == offset)
  }

  @Test("X23: the element at a point is the innermost")
  func point() throws {
    let reader = try ScreenReader(List { Text("Milk") }, width: 300, height: 300)
    let frame = try reader.find("Milk", .text).element.frame
    let found = try #require(reader.tree.element(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(try reader.item(found).element.role == .text)
  }

  @Test("X24: a row that can be deleted is")
  func deletion() throws {
    struct Deleting: View {
      @State var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let reader = try ScreenReader(Deleting())
    #expect(try reader.perform(.delete, "a"))
    #expect(!reader.all.contains { $0.element.label == "a" })
  }
}

extension ViewRoot {
  fileprivate var firstScrollNode: ScrollNode? {
    func find(_ node: ViewNode) -> ScrollNode? {
      (node as? ScrollNode) ?? node.children.lazy.compactMap { find($0) }.first
    }
    return node.flatMap { find($0) }
  }
}
