/// What is known where a window is to be placed.
public struct WindowPlacementContext {
  /// The screen that the window opens on, the smallest of several.
  public let defaultDisplay: DisplayProxy

  package init(defaultDisplay: DisplayProxy) { self.defaultDisplay = defaultDisplay }
}
