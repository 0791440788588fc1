@_spi(Engine) import AviaryEngine
import AviaryTestSupport
import SwiftUI
import Testing

/// A node that has a child, and says nothing of how to measure and place it.
private final class ForgetfulNode: _ViewNode {
  private let child: _ViewNode
  private let isLaidOut: Bool

  init(_ child: _ViewNode, _ place: _Place, isLaidOut: Bool) {
    self.child = child
    self.isLaidOut = isLaidOut
    super.init(place)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.measure(proposal) }

  override func layoutContent() {
    guard isLaidOut else { return super.layoutContent() }
    child.place(at: .zero, size: size, proposal: proposal)
  }
}

private struct ForgetfulModifier: _NodeModifier {
  let isLaidOut: Bool

  nonisolated static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ForgetfulNode(child, place, isLaidOut: list.modifier.isLaidOut)
  }
}

/// Defaults that are right for some nodes only stop others that take them, and name what is missing.
@Suite("Required overrides")
@MainActor
struct RequiredOverrideTests {
  @Test("a node that places its child is laid out")
  func placed() throws {
    _ = try Harness(Color.red.modifier(ForgetfulModifier(isLaidOut: true)))
  }

  #if DEBUG
    @Test("a node with a child that takes the layout of one without stops, and is named")
    func forgotten() async throws {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        try await MainActor.run {
          _ = try Harness(Color.red.modifier(ForgetfulModifier(isLaidOut: false)))
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("ForgetfulNode has to override layoutContent()"))
    }
  #endif
}
