@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Shows a screen with its title; links lead to further ones.
///
/// The older form of ``NavigationStack``.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a container.
  ///
  /// - Parameter content: The first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, unavailable)
extension NavigationView: Sendable {}

extension NavigationView: View {
  public var body: some View { NavigationContainer(root: content, path: nil) }
}

/// The appearance of navigation views.
///
/// The styles are built in.
public protocol NavigationViewStyle {}

/// The style that suits the surroundings.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One screen over another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Screens beside each other where there is space.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Two screens beside each other where there is space: ``ColumnNavigationViewStyle`` by its older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over another.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens beside each other where there is space.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Sets the style of navigation views in this view.
  ///
  /// They show one screen over another, as on a phone.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    if style is ColumnNavigationViewStyle || style is DoubleColumnNavigationViewStyle {
      Warnings.once(
        "navigationViewStyle(.columns): NavigationView shows one screen at a time; use NavigationSplitView"
      )
    }
    return self
  }
}
