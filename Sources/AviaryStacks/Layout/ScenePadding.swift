@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryLayout
import Foundation

/// The distance that content keeps from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  /// In points.
  let length: CGFloat

  /// The least that is usual.
  public static let minimum = ScenePadding(length: 16)
  /// That of titles in navigation bars.
  public static let navigationBar = ScenePadding(length: 16)
}

extension View {
  /// Keeps this view away from the edges of its scene, as is usual: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ScenePadding.minimum.length)
  }

  /// Keeps this view away from the edges of its scene.
  public nonisolated func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, padding.length)
  }
}
