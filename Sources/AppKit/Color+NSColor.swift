public import AviaryGraphics
public import AviaryKits

extension Color {
  /// Makes the counterpart of an AppKit colour.
  ///
  /// - Parameter color: The AppKit colour, which may depend on the appearance.
  public init(_ color: NSColor) { self.init(nsColor: color) }
}
