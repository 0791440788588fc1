import Observation
import SwiftUI
import Testing

@Observable @MainActor private final class Engine {
  static var made = 0
  var name: String

  init(_ name: String = "engine") {
    Self.made += 1
    self.name = name
  }
}

private enum Tab: String { case home, away }

/// State in all the forms that people write it in.
private struct Forms<Element: ExpressibleByIntegerLiteral>: View {
  let title: String
  @State private var engine = Engine()
  @State private var typed: Engine = .init("typed")
  @State private var maybe: Engine?
  @State private var forced: Engine! = Engine("forced")
  @State private var tab = Tab.home
  @State private var element: Element = 3
  @State private var elements = [Element]()
  @State private var worked = [3, 1, 2].sorted().map { $0 * 2 }
  @State private var called = { () -> Int in
    let three = 3
    return three
  }()
  @State private var `default` = 0.5
  @State(initialValue: 4) private var four: Int
  @State private(set) var shown = true
  @SwiftUI.State fileprivate var letters = Set<Character>()
  @State var text: String = ""
  @State var count = 1
  @State var choice: String?
  @State var action: () -> Void = {}
  @State var later = Engine("later")

  var body: some View {
    VStack {
      Toggle(title, isOn: $shown)
      Picker(text, selection: $tab) { Text("home").tag(Tab.home) }
      TextField("text", text: $text)
      Slider(value: $default)
      Text("\(worked[0]) \(called) \(four) \(engine.name) \(typed.name) \(forced.name)")
      Text("\(maybe == nil) \(elements.count) \(letters.count) \(choice ?? "none") \(later.name)")
      Button("more") { count += 1 }
    }
  }

  /// What can be had of them: bindings, and the states themselves.
  fileprivate var parts: (Binding<[Element]>, Binding<Engine>, State<Int>, State<String?>) {
    ($elements, $later, _count, _choice)
  }
}

/// First values that initialisers give.
private struct Assigned: View {
  @State private var name: String
  @State private var wrapped: Int
  @State private var replaced = 1
  @State private var optional: Int?
  @State var visible = 2
  let title: String

  init(name: String, number: Int) {
    self.name = name
    _wrapped = State(initialValue: number)
    _replaced = .init(wrappedValue: number)
    _optional = State(initialValue: number)
    _visible = State(initialValue: number)
    title = name
  }

  init(title: String) {
    self.title = title
    name = title
    wrapped = 0
  }

  var body: some View {
    Text("\(name) \(wrapped) \(replaced) \(optional ?? -1) \(visible) \(title)")
  }
}

private final class Holder {
  @State var number = 1
  @State private var word: String = ""
  var binding: Binding<Int> { $number }
}

private func local() -> Int {
  @State var number = 4
  @SwiftUI.State var other = 5
  return number + other + $number.wrappedValue
}

private let written: State<Int> = SwiftUI.State<Int>(initialValue: 3)

@MainActor
@Suite("State as it is written")
struct StateCompatibilityTests {
  private func labels(_ view: some View) -> [String] {
    func labels(_ element: AccessibilityElement) -> [String] {
      (element.label.isEmpty ? [] : [element.label]) + element.children.flatMap(labels)
    }
    return labels(ImageRenderer(content: view).accessibilityTree)
  }

  @Test("27 S9: it is read, bound and drawn in all its forms")
  func forms() {
    let shown = labels(Forms<Int>(title: "shown"))
    #expect(shown.contains("shown"))
    #expect(shown.contains("2 3 4 engine typed forced"))
    #expect(shown.contains("true 0 0 none later"))
    #expect(Forms<Double>(title: "").parts.0.wrappedValue == [])
  }

  @Test("27 S6: the memberwise initialiser offers no private state, and is as open as without it")
  func memberwise() {
    let view = Forms<Int>(title: "a", text: "text", count: 7, choice: "b", action: {})
    #expect(labels(view).contains("true 0 0 b later"))
    #expect(view.count == 7)
    #expect(view.text == "text")
    #expect(Forms<Int>(title: "", shown: false).shown == false)
  }

  @Test("27 S3, S7: initialisers give the first value, by the property or by its state")
  func assigned() {
    #expect(labels(Assigned(name: "a", number: 5)) == ["a 5 5 5 5 a"])
    #expect(labels(Assigned(title: "b")) == ["b 0 1 -1 2 b"])
  }

  @Test("27 S13: classes, local variables and the written type keep working")
  func others() {
    #expect(Holder().binding.wrappedValue == 1)
    #expect(local() == 13)
    #expect(written.wrappedValue == 3)
  }

  @Test("27 S1: making views makes no default, and drawing one makes it once")
  func lazy() {
    Engine.made = 0
    let views = (0..<5).map { Forms<Int>(title: "\($0)") }
    #expect(Engine.made == 0)
    let renderer = ImageRenderer(content: views[0])
    for view in views {
      renderer.content = view
      _ = renderer.accessibilityTree
    }
    #expect(Engine.made == 4)
  }
}
