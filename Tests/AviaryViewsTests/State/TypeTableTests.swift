import AviaryGraph
import Foundation
import Synchronization
import Testing

/// Facts about types that many threads ask for at once; `scripts/sanitize-threads` runs these tests too.
@Suite("Tables of facts about types")
struct TypeTableTests {
  private final class Fact: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private static let table = TypeTable<Fact>()

  /// Many types, which no other test asks this table for.
  private static var types: [Any.Type] {
    func array<Element>(of type: Element.Type) -> Any.Type { [Element].self }
    func optional<Wrapped>(of type: Wrapped.Type) -> Any.Type { Wrapped?.self }
    var found: [Any.Type] = [Int.self, String.self, Double.self, Fact.self]
    for index in 0..<600 {
      found.append(
        index % 2 == 0
          ? _openExistential(found[index], do: array) : _openExistential(found[index], do: optional)
      )
    }
    return found
  }

  @Test(
    "All threads get one fact for each type, however many ask at once and while the table grows"
  )
  func threads() {
    let types = Self.types
    let asked = types
    // ThreadSanitizer knows the locks of pthreads, and not those of Synchronization.
    let lock = NSLock()
    nonisolated(unsafe) var found: [[ObjectIdentifier]] = []
    let made = Atomic<Int>(0)
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      Thread.detachNewThread {
        // Each in another order.
        var facts: [(Int, ObjectIdentifier)] = []
        for step in asked.indices {
          let index = (step * (2 * number + 1) + number * 71) % asked.count
          let fact = Self.table.fact(of: asked[index]) {
            made.add(1, ordering: .relaxed)
            return Fact("\(asked[index])")
          }
          facts.append((index, ObjectIdentifier(fact)))
        }
        let sorted = facts.sorted { $0.0 < $1.0 }.map(\.1)
        lock.withLock { found.append(sorted) }
        group.leave()
      }
    }
    group.wait()
    for type in types { #expect(Self.table.known(type)?.name == "\(type)") }
    let makings = made.load(ordering: .relaxed)
    #expect(makings >= types.count)
    // Asked again, nobody looks for anything.
    for type in types { _ = Self.table.fact(of: type) { Fact("another") } }
    #expect(types.allSatisfy { Self.table.known($0)?.name != "another" })
    let expected = types.map { Self.table.known($0).map(ObjectIdentifier.init) }
    #expect(found.count == 8)
    for facts in found { #expect(facts == expected) }
  }

  @Test("A type that was not asked for is not known, and what finds one fact may ask for others")
  func nested() {
    struct Unknown {}
    struct Outer {}
    struct Inner {}
    #expect(Self.table.known(Unknown.self) == nil)
    let fact = Self.table.fact(of: Outer.self) {
      Fact("outer of " + Self.table.fact(of: Inner.self) { Fact("inner") }.name)
    }
    #expect(fact.name == "outer of inner")
    #expect(Self.table.known(Inner.self)?.name == "inner")
  }
}
