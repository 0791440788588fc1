/// How much the colours of an interface stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  /// Colours differ more, for those who need it.
  case increased
}
