import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Suite("Shrinking")
struct ShrinkerTests {
  @Test("What does not matter is dropped, numbers get as small as they may")
  func numbers() {
    let shrinker = Shrinker<[Int]>(
      candidates: { numbers in
        numbers.shortened
          + numbers.indices.filter { numbers[$0] > 0 }.map {
            var copy = numbers
            copy[$0] -= 1
            return copy
          }
      },
      fails: { numbers in numbers.filter { $0 >= 10 }.count >= 2 }
    )
    let (smallest, tried) = shrinker.shrink([3, 90, 4, 1, 17, 5, 92, 6])
    #expect(smallest == [10, 10])
    #expect(tried < 1_000)
  }

  @Test("No more cases are tried than the limit says; what was reached till then is the answer")
  func limit() {
    let shrinker = Shrinker<Int>(limit: 10, candidates: { [$0 - 1] }, fails: { $0 >= 0 })
    #expect(shrinker.shrink(100) == (90, 10))
  }

  @Test("Runs of elements are left out, long ones first")
  func shortened() {
    #expect([1, 2, 3].shortened == [[], [2, 3], [1, 3], [1, 2]])
    #expect([Int]().shortened == [])
  }

  @Test("A case keeps the node, the edit and the numbers that make it fail", arguments: 1...20)
  func cases(seed: UInt64) {
    var generator = OracleGenerator(seed: seed)
    var subject = generator.makeCase(depth: 4, edits: 6)
    // Somewhere inside, and changed by one of the edits.
    let deep = OracleNode(
      5_000,
      .section,
      [OracleNode(5_001, .padding(9), [OracleNode(5_002, .text(40))])]
    )
    subject.edits.insert(.insert(deep, into: subject.tree.key, at: 1), at: 2)
    subject.edits.append(.together([.number(5_002, 60), .width(90)]))
    func fails(_ subject: OracleCase) -> Bool {
      let tree = subject.edits.reduce(subject.tree) { $1.apply(to: $0) }
      guard let text = tree.first(5_002)?.kind.number, text >= 50 else { return false }
      return tree.all.contains { $0.kind == .section && $0.first(5_002) != nil }
    }
    #expect(fails(subject))
    let smallest = Shrinker<OracleCase>(candidates: \.smaller, fails: fails).shrink(subject)
      .smallest
    #expect(fails(smallest))
    #expect(smallest.edits.count <= 2)
    #expect(smallest.edits.contains(.number(5_002, 50)))
    let inserted = smallest.edits.compactMap {
      if case .insert(let node, _, _) = $0 { node } else { nil }
    }
    #expect(smallest.tree.count + inserted.reduce(0) { $0 + $1.count } <= 4)
  }

  @Test("A case is printed as the source that makes it")
  func source() {
    let subject = OracleCase(
      tree:
        OracleNode(
          1,
          .vstack,
          [
            OracleNode(
              2,
              .lazy(.vgrid),
              [
                OracleNode(3, .typed(.chunks, [1, 2], 3, true))
              ]
            )
          ]
        ),
      edits: [
        .insert(OracleNode(4, .either(true)), into: 1, at: 0),
        .together([.kind(2, .container(.counted)), .order(1, [4, 2])]),
      ],
      width: 90
    )
    #expect(
      "\(subject)" == """
        OracleCase(
          tree:
            OracleNode(1, .vstack, [
              OracleNode(2, .lazy(.vgrid), [
                OracleNode(3, .typed(.chunks, [1, 2], 3, true))
              ])
            ]),
          edits: [
            .insert(OracleNode(4, .either(true)), into: 1, at: 0),
            .together([.kind(2, .container(.counted)), .order(1, [4, 2])])
          ],
          width: 90
        )
        """
    )
  }
}

/// Faults that are put there on purpose are found.
@MainActor
@Suite("The search for faults finds faults")
struct PlantedFaultTests {
  @Test("A view that does not take another value is found, and the case is small")
  func stubborn() throws {
    func plant(_ node: OracleNode) -> OracleNode {
      var copy = node
      copy.children = node.children.map(plant)
      if case .text(let number) = node.kind { copy.kind = .stubborn(number) }
      return copy
    }
    let failure = try #require(
      Oracle.firstFailure(1...500) { subject in
        var copy = subject
        copy.tree = plant(subject.tree)
        return copy
      }
    )
    #expect(failure.subject.edits.count == 1)
    #expect(failure.subject.tree.count <= 4)
    #expect("\(failure)".contains("stubborn"))
    #expect("\(failure)".contains("seed \(failure.seed)"))
    #expect(!failure.faults.isEmpty)
  }

  @Test("State that begins anew, and ids that change, are told")
  func tracking() {
    let tree = OracleNode(1, .vstack, [OracleNode(2, .stateful)])
    var tracking = OracleStateTracking()
    #expect(tracking.faults(tree, [2: 0]) == [])
    tracking.willSet(tree.statePlaces()[0], 5)
    #expect(tracking.faults(tree, [2: 0]) == ["the state of 2 was 5 and is 0"])
    let other = OracleNode(1, .vstack, [OracleNode(3, .id(1), [OracleNode(2, .stateful)])])
    #expect(
      tracking.faults(other, [2: 5]) == ["the state of 2 is 5 although the view is new"]
    )
  }

  @Test("Sizes, spacings and pictures that are out of date are told")
  func staleCaches() throws {
    final class Length: @unchecked Sendable { var length: CGFloat = 10 }
    struct Fickle: Layout {
      let length: Length
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: length.length, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    let length = Length()
    let harness = try Harness(VStack { Fickle(length: length) { Text("a") } })
    #expect(harness.root.staleCaches() == [])
    length.length = 20
    #expect(harness.root.staleCaches().contains { $0.contains("would be") })
    let circle = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: length.length, height: 5)), with: .color(.red))
    }
    let drawn = try Harness(circle)
    _ = drawn.dump
    #expect(drawn.root.staleCaches() == [])
    length.length = 30
    #expect(drawn.root.staleCaches().contains { $0.contains("display list") })
  }
}
