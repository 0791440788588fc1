public import AviaryEngine

/// A type that makes previews, the older spelling of `#Preview`.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews; a group's members are previews of their own.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }

  /// The platform to show the previews for, or nil for any.
  @MainActor @preconcurrency
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  @MainActor @preconcurrency
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview provider names.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}
