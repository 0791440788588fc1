@_spi(Engine) import AviaryEngine
public import AviaryFoundation
public import Foundation

/// What a program tells assistive technology besides what its views show.
///
/// In a window an announcement is AT-SPI's event of that name, which screen readers speak. Where things are, and which
/// screen is shown, is told by the views themselves: the other notifications need no more than that.
///
/// Source: the documentation of `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    private let words: String

    /// Words that are spoken as they are.
    public init(_ announcement: String) { words = announcement }

    /// Words of which the letters are spoken; how is left to the screen reader.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }

    /// Words in the person's language.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) { words = String(localized: announcement) }

    /// Has them spoken; without a window nobody listens.
    ///
    /// From any thread. Nothing is spoken for no words.
    public func post() {
      guard !words.isEmpty else { return }
      let words = words
      MainThread.run { Program.services.announce(words) }
    }
  }

  /// Things have moved or come.
  public struct LayoutChanged {
    /// - Parameter focusElement: Kept by nobody: what has the focus is told by the views.
    public init(_ focusElement: Any? = nil) {}

    /// Does nothing: views tell of each change by themselves.
    public func post() {}
  }

  /// Another screen is shown.
  public struct ScreenChanged {
    /// - Parameter focusElement: Kept by nobody: what has the focus is told by the views.
    public init(_ focusElement: Any? = nil) {}

    /// Does nothing: views tell of each change by themselves.
    public func post() {}
  }

  /// Another part of something long is shown.
  public struct PageScrolled: Sendable {
    private let words: String

    /// - Parameter announcement: Which part, such as “page 2 of 5”.
    public init(_ announcement: String) { words = announcement }

    /// Which part, in the person's language.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) { words = String(localized: announcement) }

    /// Has the words spoken.
    public func post() { Announcement(words).post() }
  }
}
