@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryStacks

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case navigation, navigationSplitView, window, widget }

  package let kind: Kind

  /// The screen of a navigation container that the view is in.
  public static let navigation = Self(kind: .navigation)
  /// The split view that the view is in.
  public static let navigationSplitView = Self(kind: .navigationSplitView)
  /// The window that the view is in.
  public static let window = Self(kind: .window)
  /// The widget that the view is in; there are none, which is said once.
  public static let widget = Self(kind: .widget)
}

/// The backgrounds that views have chosen for the containers around them.
package struct ContainerBackgrounds: Equatable {
  var backdrops: [ContainerBackgroundPlacement.Kind: PresentationBackdrop] = [:]
}

/// Lays the background that views inside have chosen for a container behind it, out to the edges.
package struct ContainerBackdrop: ViewModifier {
  private let kind: ContainerBackgroundPlacement.Kind
  @State private var backgrounds = ContainerBackgrounds()

  package nonisolated init(_ kind: ContainerBackgroundPlacement.Kind) { self.kind = kind }

  package func body(content: Content) -> some View {
    content
      .onPreferenceChange(ContainerBackgroundKey.self) { backgrounds = $0 }
      .background {
        if let backdrop = backgrounds.backdrops[kind] {
          ZStack(alignment: backdrop.alignment) {
            Color.clear
            backdrop.view
          }
          .ignoresSafeArea()
        }
      }
      .transformPreference(ContainerBackgroundKey.self) { $0.backdrops[kind] = nil }
  }
}

/// What containers find the backgrounds by; of several the first one counts.
package enum ContainerBackgroundKey: PreferenceKey {
  package static var defaultValue: ContainerBackgrounds { ContainerBackgrounds() }

  package static func reduce(
    value: inout ContainerBackgrounds,
    nextValue: () -> ContainerBackgrounds
  ) {
    value.backdrops.merge(nextValue().backdrops) { first, _ in first }
  }
}

extension View {
  /// Sets the background of the container around this view.
  ///
  /// - Parameters:
  ///   - style: What fills the container.
  ///   - container: Which container; the nearest one of that kind.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background of the container around this view.
  ///
  /// - Parameters:
  ///   - container: Which container; the nearest one of that kind.
  ///   - alignment: Where a smaller background stands; `.center` by default.
  ///   - content: The background.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    if container == .widget {
      Warnings.once("containerBackground: '.widget' has no effect, there are no widgets here")
    }
    let backdrop = PresentationBackdrop(view: AnyView(content()), alignment: alignment)
    return transformPreference(ContainerBackgroundKey.self) {
      $0.backdrops[container.kind] = backdrop
    }
  }
}
