@_spi(Hosting) import AviaryDrawing
import AviaryGeometry

/// Says that an element is the label of another one, or has one: the two that have the same id in a namespace.
package final class AccessibilityPair: Equatable, @unchecked Sendable {
  package let role: AccessibilityLabeledPairRole
  /// The id and its namespace.
  package let key: [AnyHashable]

  package init(_ role: AccessibilityLabeledPairRole, id: AnyHashable, in namespace: Namespace.ID) {
    self.role = role
    key = [id, AnyHashable(namespace)]
  }

  package static func == (a: AccessibilityPair, b: AccessibilityPair) -> Bool {
    a.role == b.role && a.key == b.key
  }
}

/// Which of two views is the label of the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it is the label of.
  case content
}
