@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryLayout
import AviaryTestSupport
import SwiftUI
import Testing

/// Tests of the reasons for sizes.
@MainActor
protocol ReasonTests {}

extension ReasonTests {
  /// The explained nodes of a view in a space of a size.
  func nodes(
    _ view: some View,
    width: CGFloat? = 390,
    height: CGFloat? = 844
  ) throws -> [ExplainedNode] {
    let harness = try Harness(view, width: width, height: height)
    return try #require(LayoutExplainer.explain(harness.root)).all
  }

  /// The reason of the first node of a kind.
  func reason(
    _ kind: String,
    _ view: some View,
    width: CGFloat? = 390,
    height: CGFloat? = 844
  ) throws -> LayoutReason {
    let nodes = try nodes(view, width: width, height: height)
    return try #require(
      nodes.first { $0.view == kind }?.reason,
      "no \(kind) among \(nodes.map(\.view))"
    )
  }
}
