/// The colours that an interface prefers: light or dark ones.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}
