public import AviaryEngine
import AviaryGeometry
import Foundation

/// Describes the containers of a view: what was declared in them, and what it resolved to.
public enum _AviaryInspector {
  /// Shows a view in space of 390 by 844 points and describes its containers.
  ///
  /// - Returns: Indented lines, or JSON.
  @MainActor
  public static func report(_ view: AnyView, json: Bool) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    let containers = try withExtendedLifetime(renderer) {
      ContainerInspector.containers(in: try renderer.updatedRoot())
    }
    guard json else {
      return containers.isEmpty
        ? "no containers" : containers.map(\.text).joined(separator: "\n")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(containers), as: UTF8.self)
  }
}
