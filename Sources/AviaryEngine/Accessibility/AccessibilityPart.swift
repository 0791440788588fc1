/// What a view is of the control that it is in.
package enum AccessibilityPart: UInt8, Equatable, Sendable {
  /// Nothing in particular.
  case whole
  /// The name of what is beside it.
  case label
  /// A picture that says no more than the title beside it.
  case icon
  /// What the control is set to.
  case value
  /// What the control could be set to at most, or at least.
  case bound
  /// What is shown in place of a text that nobody has entered yet.
  case placeholder
  /// Something beside the content of a row that says nothing of it.
  case sign
}
