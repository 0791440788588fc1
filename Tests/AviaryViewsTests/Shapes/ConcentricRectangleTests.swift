import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Hosting) @testable import AviaryDrawing
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("ConcentricRectangle")
struct ConcentricRectangleTests {
  private func drawn<V: View>(_ view: V) throws -> String {
    try Harness(view, width: 100, height: 100).dump
  }

  private func inside<S: Shape>(
    _ shape: S,
    _ edges: Edge.Set = .all,
    container: some InsettableShape = RoundedRectangle(cornerRadius: 30)
  ) -> some View {
    shape.fill(.red).padding(edges, 10).containerShape(container)
  }

  private func same(_ a: some View, radii: RectangleCornerRadii, _ edges: Edge.Set = .all) throws {
    let expected = UnevenRoundedRectangle(cornerRadii: radii).fill(.red).padding(edges, 10)
      .containerShape(Rectangle())
    #expect(try drawn(a) == drawn(expected))
  }

  @Test("corners are the container's, less the distance")
  func concentric() throws {
    try same(
      inside(ConcentricRectangle()),
      radii: RectangleCornerRadii(
        topLeading: 20,
        bottomLeading: 20,
        bottomTrailing: 20,
        topTrailing: 20
      )
    )
  }

  @Test("a corner far from the container's is square, or as large as its least radius")
  func far() throws {
    try same(
      inside(ConcentricRectangle(), [.top, .leading]),
      radii: RectangleCornerRadii(
        topLeading: 20,
        bottomLeading: 20,
        bottomTrailing: 30,
        topTrailing: 20
      ),
      [.top, .leading]
    )
    try same(
      inside(ConcentricRectangle(), container: RoundedRectangle(cornerRadius: 4)),
      radii: RectangleCornerRadii()
    )
    try same(
      inside(
        ConcentricRectangle(corners: .concentric(minimum: 6)),
        container: RoundedRectangle(cornerRadius: 4)
      ),
      radii: RectangleCornerRadii(
        topLeading: 6,
        bottomLeading: 6,
        bottomTrailing: 6,
        topTrailing: 6
      )
    )
  }

  @Test("fixed corners, and corners of one radius")
  func styles() throws {
    try same(
      inside(
        ConcentricRectangle(topLeadingCorner: 5, topTrailingCorner: .fixed(0)),
        container: Capsule()
      ),
      radii: RectangleCornerRadii(
        topLeading: 5,
        bottomLeading: 40,
        bottomTrailing: 40,
        topTrailing: 0
      )
    )
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: 15)
    try same(
      inside(.rect(uniformTopCorners: .concentric, uniformBottomCorners: 3), container: uneven),
      radii: RectangleCornerRadii(
        topLeading: 20,
        bottomLeading: 3,
        bottomTrailing: 3,
        topTrailing: 20
      )
    )
    try same(
      inside(.rect(corners: .concentric, isUniform: true), container: uneven),
      radii: RectangleCornerRadii(
        topLeading: 20,
        bottomLeading: 20,
        bottomTrailing: 20,
        topTrailing: 20
      )
    )
  }

  @Test("without a container corners are square")
  func alone() throws {
    #expect(
      try drawn(ConcentricRectangle().fill(.red))
        == drawn(
          UnevenRoundedRectangle().fill(.red)
        )
    )
  }

  @Test("sets of corners")
  func sets() {
    #expect(Edge.Corner.Set.top.contains(Edge.Corner.topLeading))
    #expect(!Edge.Corner.Set.top.contains(Edge.Corner.bottomLeading))
    #expect(Edge.Corner.Set.all.rawValue == 15)
    #expect(Edge.Corner.Set(.bottomTrailing) == .bottomTrailing)
  }
}
