import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private enum LastKey: PreferenceKey {
  static var defaultValue: String { "none" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private enum NamedKey: PreferenceKey {
  static var defaultValue: [String: Int] { [:] }
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue()) { $1 }
  }
}

/// What stacks, paddings and the root do where nobody says otherwise.
@MainActor
@Suite("Defaults")
struct DefaultsTests {
  private let probes = Probes()

  @Test("44, V3, V5: texts in a column touch, texts in a row are 8 apart")
  func textSpacing() throws {
    let column = try Harness(
      VStack {
        Text("a"); Text("b"); Text("c")
      },
      width: nil,
      height: nil
    )
    let line = try #require(column.frame("a")?.height)
    #expect(["a", "b", "c"].map { column.frame($0)?.minY } == [0, line, 2 * line])
    let row = try Harness(
      HStack {
        Text("a"); Text("b")
      },
      width: nil,
      height: nil
    )
    #expect(row.frame("b")?.minX == row.frame("a")!.maxX + 8)
  }

  @Test("44, F10, Z10: padding is 16 at each edge, or at the edges that are named")
  func padding() throws {
    #expect(
      try Harness(Block().padding(), width: nil, height: nil).size
        == CGSize(width: 232, height: 52)
    )
    #expect(
      try Harness(Block().padding(.leading), width: nil, height: nil).size
        == CGSize(width: 216, height: 20)
    )
  }

  @Test("44, L15: spacers share what is left equally, with no gaps around them")
  func spacers() throws {
    _ = try Harness(
      HStack {
        Spacer()
        Block(width: 20).probe("a", probes)
        Spacer()
        Block(width: 40).probe("b", probes)
        Spacer()
      },
      width: 300,
      height: 100
    )
    #expect(probes.frames["a"]?.minX == 80)
    #expect(probes.frames["b"]?.minX == 180)
  }

  @Test("V8: views keep 8, texts touch, spacers keep nothing of their own")
  func spacingInColumns() throws {
    let probes = probes
    _ = try Harness(
      VStack {
        Block().probe("a", probes)
        Block().probe("b", probes)
        Text("text").probe("c", probes)
        Text("text").probe("d", probes)
        Spacer(minLength: 0)
        Block().probe("e", probes)
      },
      width: 300,
      height: 300
    )
    func gap(_ first: String, _ second: String) -> CGFloat? {
      guard let first = probes.frames[first], let second = probes.frames[second] else { return nil }
      return second.minY - first.maxY
    }
    #expect(gap("a", "b") == 8)
    // 17 points: descent 4.25 and a tenth of 20.4 in whole pixels.
    #expect(near(gap("b", "c"), 4.25 + 3))
    #expect(near(gap("c", "d"), 0))
    // The spacer takes what 3 views of 20, 2 texts of 20.4 and these gaps leave of 300.
    #expect(near(gap("d", "e"), 300 - 60 - 40.8 - 8 - 7.25))
  }

  @Test("45: the root is as large as its content, not as large as proposed")
  func rootSize() throws {
    let view = VStack(spacing: 0) {
      Block(width: 46, height: 24)
      Block(width: 20, height: 24)
    }
    #expect(
      try Harness(view, width: 400, height: 600).size == CGSize(width: 46, height: 48)
    )
  }

  @Test("46: a text that says nothing of its font is set in the font of the body")
  func defaultFont() throws {
    func size(_ view: some View) throws -> CGSize? {
      try Harness(view, width: nil, height: nil).size
    }
    #expect(try size(Text("text")) == size(Text("text").font(.body)))
    #expect(try size(Text("text")) == CGSize(width: 4 * 8.5, height: 21))
    #expect(try size(Text("text")) != size(Text("text").font(.title)))
  }

  @Test("47, L1: colours and shapes are 10 by 10 where nothing is proposed")
  func idealSize() throws {
    let ten = CGSize(width: 10, height: 10)
    func size(_ view: some View) throws -> CGSize? {
      try Harness(view, width: nil, height: nil).size
    }
    #expect(try size(Color.red) == ten)
    #expect(try size(Rectangle()) == ten)
    #expect(try size(Circle()) == ten)
    #expect(try size(Capsule().fill(.red)) == ten)
    #expect(try Harness(Color.red.fixedSize()).size == ten)
  }

  @Test("47: of one preference written twice the last one's value counts")
  func preferences() throws {
    @MainActor final class Box {
      var last = ""
      var named: [String: Int] = [:]
    }
    let box = Box()
    _ = try Harness(
      VStack {
        Block().preference(key: LastKey.self, value: "first")
          .preference(key: NamedKey.self, value: ["x": 1, "y": 1])
        Block().preference(key: LastKey.self, value: "second")
          .preference(key: NamedKey.self, value: ["x": 2])
      }
      .onPreferenceChange(LastKey.self) { value in MainActor.assumeIsolated { box.last = value } }
      .onPreferenceChange(NamedKey.self) { value in MainActor.assumeIsolated { box.named = value } }
    )
    #expect(box.last == "second")
    #expect(box.named == ["x": 2, "y": 1])
  }
}
