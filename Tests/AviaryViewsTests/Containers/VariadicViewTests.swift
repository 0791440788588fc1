import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

private struct StarredKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

private struct WeightKey: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

private struct Divided: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text("-") }
    }
  }
}

private struct Numbered: _VariadicView_UnaryViewRoot {
  let suffix: String

  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
      Text("\(index)\(suffix)")
      child
      if child[StarredKey.self] { Text("star") }
    }
  }
}

private struct Localized: _VariadicView_MultiViewRoot {
  @Environment(\.layoutDirection) private var direction
  @State private var count = 7

  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    Text(direction == .leftToRight ? "left \(count)" : "right \(count)")
    children
  }
}

private struct Heavier: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      var child = child
      let _ = child[WeightKey.self] += 10
      child
    }
  }
}

private struct Weights: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in Text("\(child[WeightKey.self])") }
    }
  }
}

private struct IDs: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        Text(child.id(as: Int.self).map { "\($0)" } ?? child.id(as: String.self) ?? "none")
      }
    }
  }
}

@MainActor
@Suite("_VariadicView")
struct VariadicViewTests {
  @Observable final class Model {
    var names = ["a", "b"]
    var isStarred = false
    var suffix = "."
  }

  @Test("an adaptor of one view makes one of several")
  func unaryAdaptor() throws {
    let pair = Group {
      Text("a")
      Text("b")
    }
    func count<V: View>(_ view: V) throws -> Int {
      var found = -1
      _ = try Harness(
        Group(subviews: view) { subviews in
          let _ = found = subviews.count
          ForEach(subviews) { $0 }
        }
      )
      return found
    }
    #expect(try count(pair) == 2)
    #expect(try count(_UnaryViewAdaptor(pair)) == 1)
  }

  @Test("a root of several views puts something between the children, and follows them")
  func multi() throws {
    let model = Model()
    struct Shown: View {
      let model: Model
      var body: some View {
        VStack {
          _VariadicView.Tree(Divided()) {
            ForEach(model.names, id: \.self) { Text($0) }
            Text("end")
          }
        }
      }
    }
    let harness = try Harness(Shown(model: model))
    #expect(harness.labels == ["a", "-", "b", "-", "end"])
    let column = harness.frame("b")!.minY - harness.frame("a")!.minY
    #expect(column > harness.frame("a")!.height)
    model.names = ["b", "c", "a"]
    try harness.host.update()
    #expect(harness.labels == ["b", "-", "c", "-", "a", "-", "end"])
  }

  @Test("a root of one view is one view in its container, whatever its body is made of")
  func unary() throws {
    let model = Model()
    struct Shown: View {
      let model: Model
      var body: some View {
        HStack {
          _VariadicView.Tree(Numbered(suffix: model.suffix)) {
            Text("x")
            Text("y")._trait(StarredKey.self, model.isStarred)
          }
        }
      }
    }
    let harness = try Harness(Shown(model: model))
    #expect(harness.labels == ["0.", "x", "1.", "y"])
    // In a column, though the container is a row.
    #expect(harness.frame("x")!.minY > harness.frame("0.")!.minY)
    model.isStarred = true
    try harness.host.update()
    #expect(harness.labels == ["0.", "x", "1.", "y", "star"])
    model.suffix = ")"
    try harness.host.update()
    #expect(harness.labels == ["0)", "x", "1)", "y", "star"])
  }

  @Test("the body runs again only for what it read")
  func work() throws {
    let model = Model()
    struct Shown: View {
      let model: Model
      var body: some View {
        _VariadicView.Tree(Divided()) { ForEach(model.names, id: \.self) { Text($0) } }
      }
    }
    let harness = try Harness(VStack { Shown(model: model) })
    #expect(try harness.work { model.isStarred = true }.transforms == 0)
    #expect(try harness.work { model.names.append("c") }.transforms == 1)
  }

  @Test("a root reads the environment, keeps state, and shows all children at once")
  func properties() throws {
    let view = VStack { _VariadicView.Tree(Localized()) { Text("a") } }
    #expect(try Harness(view).labels == ["left 7", "a"])
    #expect(
      try Harness(view.environment(\.layoutDirection, .rightToLeft)).labels == ["right 7", "a"]
    )
  }

  @Test("what a root writes on a child counts for the root around")
  func writing() throws {
    let view = _VariadicView.Tree(Weights()) {
      _VariadicView.Tree(Heavier()) {
        Text("a")._trait(WeightKey.self, 1)
        Text("b")
      }
    }
    #expect(try Harness(view).labels == ["11", "10"])
  }

  @Test("children know their ids by type")
  func ids() throws {
    let view = _VariadicView.Tree(IDs()) {
      ForEach([4, 5], id: \.self) { Text("\($0)") }
      Text("c").id("named")
      Text("d")
    }
    #expect(try Harness(view).labels == ["4", "5", "named", "none"])
  }

  @Test("a value that is a view can be erased, others can't")
  func fromValue() throws {
    let text: Any = Text("a")
    let view = try #require(AnyView(_fromValue: text))
    #expect(try Harness(view).labels == ["a"])
    #expect(AnyView(_fromValue: 1) == nil)
  }
}
