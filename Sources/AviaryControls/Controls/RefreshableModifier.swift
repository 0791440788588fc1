@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// Hands an action to the scroll views inside, and shows that it is under way; how far is pulled for it is said in
/// `ScrollNode.refreshDistance`.
private struct RefreshableModifier: ViewModifier {
  @State private var isRefreshing = false
  let action: @Sendable () async -> Void

  nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content
      .environment(
        \.refresh,
        RefreshAction { [action, isUnderWay = $isRefreshing] in
          guard !isUnderWay.wrappedValue else { return }
          isUnderWay.wrappedValue = true
          await action()
          isUnderWay.wrappedValue = false
        }
      )
      .overlay(alignment: .top) {
        if isRefreshing { ProgressView().padding(ControlTheme.standard.progress.refreshPadding) }
      }
  }
}

extension View {
  /// Lets a person load the content of scroll views inside anew: by pulling it down past its start,
  /// or with Control-R.
  ///
  /// - Parameter action: Loads the content; while it runs a sign is shown at the top.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}
