import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Each subview with a frame that its container writes on it.
private struct Framed<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack {
      ForEach(subviews: content) { $0.frame(width: 40, height: 30, alignment: .topLeading) }
    }
  }
}

@Observable private final class Model {
  var isWide = false
}

@MainActor
@Suite("Composition in layout")
struct CompositionTests {
  private func dump(_ view: some View) throws -> String {
    try Harness(view, width: 200, height: 100).dump
  }

  @Test("M1: groups, loops and conditions add nothing of their own; a modifier is each one's")
  func transparent() throws {
    struct Pair: View {
      var body: some View {
        Color.red
        Block(width: 20)
      }
    }
    let flat = HStack {
      Color.red.padding(1)
      Block(width: 20).padding(1)
      Block(width: 10).padding(1)
      Block(width: 10).padding(1)
    }
    let nested = HStack {
      Group {
        Pair()
        ForEach(0..<2) { _ in Block(width: 10) }
        if Bool(false) { Color.green }
      }
      .padding(1)
    }
    #expect(try dump(flat) == dump(nested))
  }

  @Test("M2 (?): several views at the root form a column, in an overlay they lie over each other")
  func several() throws {
    let probes = Probes()
    struct Pair: View {
      let probes: Probes
      var body: some View {
        Block(width: 30).probe("a", probes)
        Block(width: 50).probe("b", probes)
      }
    }
    _ = try Harness(Pair(probes: probes), width: 100, height: 100)
    #expect(probes.frames["a"] == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(probes.frames["b"] == CGRect(x: 0, y: 28, width: 50, height: 20))
    _ = try Harness(Color.red.overlay { Pair(probes: probes) }, width: 100, height: 100)
    #expect(probes.frames["a"]?.origin == CGPoint(x: 35, y: 40))
    #expect(probes.frames["b"]?.origin == CGPoint(x: 25, y: 40))
  }

  @Test("M3: a frame on a subview is a frame outermost on the original")
  func proxies() throws {
    let through = Framed {
      Color.red
      Text("ab")
      Block(width: 10).padding(3)
    }
    let byHand = HStack {
      Color.red.frame(width: 40, height: 30, alignment: .topLeading)
      Text("ab").frame(width: 40, height: 30, alignment: .topLeading)
      Block(width: 10).padding(3).frame(width: 40, height: 30, alignment: .topLeading)
    }
    #expect(try dump(through) == dump(byHand))
    // The order of modifiers counts: the other way round is something else.
    let inside = Framed { Block(width: 10).frame(width: 5, height: 5) }
    let outside = HStack {
      Block(width: 10).frame(width: 40, height: 30, alignment: .topLeading)
        .frame(width: 5, height: 5)
    }
    #expect(try dump(inside) != dump(outside))
  }

  @Test("M5: values, tags, ids and preferences never change the layout")
  func unseen() throws {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let plain = Framed {
      Color.red
      Block(width: 12)
    }
    let written = Framed {
      Color.red.containerValue(\.level, 3).tag("t").id(9)
      Block(width: 12).preference(key: Key.self, value: 4).containerValue(\.level, 1)
    }
    #expect(try drawing(plain, width: 99, height: 40) == drawing(written, width: 99, height: 40))
  }

  @Test("M6: an animated change of layout is at its end at once, since a picture is at rest")
  func animation() throws {
    struct Subject: View {
      let model: Model
      let probes: Probes
      var body: some View {
        HStack(spacing: 0) {
          Block(width: model.isWide ? 60 : 20).probe("a", probes)
          Block(width: 10).probe("b", probes)
        }
        .animation(.linear(duration: 10), value: model.isWide)
      }
    }
    let (model, probes) = (Model(), Probes())
    let harness = try Harness(Subject(model: model, probes: probes), width: 100, height: 20)
    #expect(probes.frames["b"]?.minX == 20)
    withAnimation(.easeInOut(duration: 10)) { model.isWide = true }
    try harness.host.update()
    #expect(probes.frames["a"]?.width == 60)
    #expect(probes.frames["b"]?.minX == 60)
    #expect(try harness.work().measurements == 0)
  }
}
