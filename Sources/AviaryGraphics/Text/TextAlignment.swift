/// Where the shorter lines of a text go.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// To the edge at which reading begins.
  case leading
  /// To the centre.
  case center
  /// To the edge at which reading ends.
  case trailing
}
