import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor private final class Counted {
  static var made = 0
  let number: Int

  init() {
    Self.made += 1
    number = Self.made
  }
}

private struct Owner: View {
  @State private var counted = Counted()
  @State private var text = "a"
  @State private var list: [Counted] = [Counted()]
  var title = 0
  var body: some View { Text("\(title) \(counted.number) \(text) \(list.count)") }
}

private struct Visible: View {
  @State var counted = Counted()
  var title = 0
  var body: some View { Text("\(title) \(counted.number)") }
}

/// A default, and an initialiser that assigns another value.
private struct Overruled: View {
  @State private var number = 1
  let title: String

  init(_ number: Int) {
    title = "t"
    self.number = number
  }

  var body: some View { Text("\(title) \(number)") }
}

private struct Observed: View {
  static var told: [String] = []
  @State private var number = 0 {
    willSet { Self.told.append("will \(number) \(newValue)") }
    didSet {
      Self.told.append("did \(oldValue) \(number)")
      if number > 3 { number = 3 }
    }
  }

  var body: some View {
    Button("\(number)") { number += 2 }
  }
}

private struct Twice: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("toggle") { isShown.toggle() }
      if isShown { Owner() }
    }
  }
}

@MainActor
@Suite("State's default, and what the macro makes of it")
struct StateMacroTests {
  private struct Parent<Child: View>: View {
    var title = 0
    let child: (Int) -> Child
    var body: some View { child(title) }
  }

  private func updateTenTimes(_ child: @escaping (Int) -> some View) throws -> [String] {
    let harness = try Harness(Parent(child: child))
    for title in 1...10 {
      harness.host.content.title = title
      try harness.host.update()
    }
    return harness.labels
  }

  @Test("27 S1: ten updates of a parent make a child's default once")
  func once() throws {
    Counted.made = 0
    let labels = try updateTenTimes { Owner(title: $0) }
    #expect(labels.count == 1)
    #expect(labels[0].hasPrefix("10 ") && labels[0].hasSuffix("a 1"))
    #expect(Counted.made == 2)
  }

  @Test("27 S1: so it is where the property is not private")
  func visible() throws {
    Counted.made = 0
    #expect(try updateTenTimes { Visible(title: $0) } == ["10 1"])
    #expect(Counted.made == 1)
  }

  @Test("27 S1: another lifetime makes another default")
  func lifetimes() throws {
    Counted.made = 0
    let harness = try Harness(Twice())
    for made in [2, 2, 4] {
      #expect(Counted.made == made)
      harness.root.actionNodes.first?.activate()
      try harness.host.update()
    }
  }

  @Test("27 S1: read outside of a shown view, a default is made each time")
  func outside() {
    Counted.made = 0
    let view = Visible()
    let numbers: [Int] = [view.counted.number, view.counted.number]
    #expect(numbers == [1, 2])
  }

  @Test("27 S2: of a default and a value that an initialiser assigns the default wins")
  func overruled() throws {
    #expect(try Harness(Overruled(7)).labels == ["t 1"])
  }

  @Test("27 S13: a property's observers run once for each time that it is set")
  func observers() throws {
    Observed.told = []
    let harness = try Harness(Observed())
    harness.root.actionNodes.first?.activate()
    try harness.host.update()
    #expect(harness.labels == ["2"])
    harness.root.actionNodes.first?.activate()
    try harness.host.update()
    #expect(harness.labels == ["3"])
    #expect(Observed.told == ["will 0 2", "did 0 2", "will 2 4", "did 2 4"])
  }
}
