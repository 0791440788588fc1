@_spi(Hosting) import AviaryDrawing
package import AviaryGeometry
import AviaryLayout
public import Foundation

/// What was drawn, in reading order, for those who can't see it: tests, tools, assistive technology.
public struct AccessibilityElement: Equatable, Sendable {
  /// What kind of thing an element is.
  public enum Role: String, Equatable, Sendable {
    case text
    case image
    case button
    case link
    case header
    case group
    case list
    case toggle
    case slider
    case textField
    case progressIndicator
    case menu
    case window
  }

  /// What it is: text, a button, a heading.
  public var role: Role
  /// The text as drawn, the image's label.
  public var label: String
  /// What it is set to, such as "on" or "50 %"; nil for what has no value.
  public var value: String?
  /// What happens when the element is used.
  public var hint: String?
  /// The name that tests know the element by.
  public var identifier: String?
  /// What else was said of the element.
  public var traits = AccessibilityTraits()
  /// Whether the element can be used.
  public var isEnabled = true
  /// When the element is read among its neighbours: greater values first.
  package var sortPriority: Double = 0
  /// What assistive technology is told beside that.
  package var details = AccessibilityDetails()
  /// Who stands behind the element; known only while assistive technology may ask.
  package var identity: AccessibilityIdentity?
  /// Who does what the element is asked to do, the innermost first.
  package var responders = AccessibilityResponders()
  /// In points, in the root's space, origin top left.
  public var frame: CGRect
  /// The elements inside, in reading order.
  public var children: [AccessibilityElement]

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - role: What it is.
  ///   - label: The text that is read out; empty for none.
  ///   - value: What it is set to; nil for nothing.
  ///   - frame: In points, in the root's space.
  ///   - children: The elements inside, in reading order.
  public init(
    role: Role,
    label: String,
    value: String? = nil,
    frame: CGRect,
    children: [AccessibilityElement] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    self.children = children
  }

  /// The element and its children, their frames in another space.
  package func applying(_ transform: CGAffineTransform) -> AccessibilityElement {
    var copy = self
    copy.frame = frame.applying(transform)
    copy.children = children.map { $0.applying(transform) }
    return copy
  }
}
