import Foundation
import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Where probed views have reported to be, in the root's space.
@MainActor final class Probes {
  var frames: [String: CGRect] = [:]

  /// The y of the views in sight whose name starts with a letter, by name.
  func y(_ name: String) -> CGFloat? { frames[name]?.minY }
}

extension View {
  @MainActor func probe(_ name: String, _ probes: Probes) -> some View {
    let probes = probes
    return onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
      MainActor.assumeIsolated { probes.frames[name] = frame }
    }
  }
}

/// A rigid rectangle.
struct Block: View {
  var width: CGFloat = 200
  var height: CGFloat = 20
  var body: some View { Color.blue.frame(width: width, height: height) }
}

extension _ViewNode {
  /// The first node of a type, in reading order.
  func first<Node: _ViewNode>(_ type: Node.Type) -> Node? {
    if let node = self as? Node { return node }
    for child in children {
      if let found = child.first(type) { return found }
    }
    return nil
  }
}

/// Whether a length is another one but for rounding.
func near(_ length: CGFloat?, _ other: CGFloat) -> Bool {
  guard let length else { return false }
  return abs(length - other) < 0.001
}
