@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// When the bar at the top of a screen gives its space to the content.
public struct ToolbarMinimizationBehavior: Sendable {
  let kind: BarMinimizing

  /// As it is usual: never.
  public static var automatic: ToolbarMinimizationBehavior { .init(kind: .automatic) }
  /// Never.
  public static var never: ToolbarMinimizationBehavior { .init(kind: .never) }
  /// When a person scrolls towards the end; scrolling back brings the bar back.
  public static var onScrollDown: ToolbarMinimizationBehavior { .init(kind: .onScrollDown) }
  /// When a person scrolls towards the start; scrolling on brings the bar back.
  public static var onScrollUp: ToolbarMinimizationBehavior { .init(kind: .onScrollUp) }
}

/// Whether the safe area becomes smaller with the bar.
public struct ToolbarMinimizationSafeAreaAdjustment: Sendable {
  let isEnabled: Bool

  /// As it is usual: it does.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(isEnabled: true)
  /// It does.
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(isEnabled: true)
  /// It stays as large as the whole bar.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(isEnabled: false)
}

/// What brings a bar back that has become small.
public struct ToolbarMinimizationRestoration: Sendable {
  let isAtEdge: Bool

  /// As it is usual: scrolling in the other direction.
  public static let automatic = ToolbarMinimizationRestoration(isAtEdge: false)
  /// Coming to the start of what is scrolled, and nothing else.
  public static let atScrollEdge = ToolbarMinimizationRestoration(isAtEdge: true)
}

/// How a bar becomes small and whole again, as far as it was said.
struct ToolbarMinimization: Equatable {
  var kind: BarMinimizing?
  var keepsSafeArea: Bool?
  var restoresAtEdge: Bool?

  /// Of views beside each other the first one counts that says something.
  mutating func merge(_ other: ToolbarMinimization) {
    kind = kind ?? other.kind
    keepsSafeArea = keepsSafeArea ?? other.keepsSafeArea
    restoresAtEdge = restoresAtEdge ?? other.restoresAtEdge
  }

  /// Whether the bar is small after what is scrolled has come from one place to another; nil for as before.
  func isMinimized(from old: BarTravel, to new: BarTravel) -> Bool? {
    let isSmall = kind?.isMinimized(from: old, to: new)
    return isSmall == false && restoresAtEdge == true && new.distance > 0 ? nil : isSmall
  }
}

/// Follows the first scroll view of the content, and has the bar above it made small.
private struct ToolbarMinimizer: ViewModifier {
  @Environment(\.barScroll) private var bar

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.onScrollGeometryChange(for: BarTravel.self) {
      BarTravel($0)
    } action: { old, new in
      guard let bar, let isSmall = bar.minimizes(old, new),
        isSmall != bar.isMinimized
      else { return }
      withAnimation { bar.isMinimized = isSmall }
    }
  }
}

extension View {
  private nonisolated func minimization(
    _ name: String,
    _ bars: [ToolbarPlacement],
    _ change: @escaping (inout ToolbarMinimization) -> Void
  ) -> some View {
    for bar in bars where ![.automatic, .navigationBar].contains(bar.kind) {
      Warnings.once(
        "\(name): only the navigation bar becomes small; it has no effect on \(bar.kind)"
      )
    }
    let concernsBar =
      bars.isEmpty || bars.contains { [.automatic, .navigationBar].contains($0.kind) }
    return transformPreference(BarSettingsKey.self) {
      if concernsBar { change(&$0.minimization) }
    }
  }

  /// Sets when bars around this view give their space to the content.
  ///
  /// What is left of the bar is its title, small; a press on that brings the bar back. While a person searches it is whole.
  ///
  /// - Parameters:
  ///   - behavior: When; `.automatic` is never. The first scroll view of this view is what counts.
  ///   - bars: Which bars: only `.navigationBar` becomes small, and that is meant where none are named.
  public nonisolated func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarMinimizer()).minimization("toolbarMinimizationBehavior", bars) {
      $0.kind = behavior.kind
    }
  }

  /// Sets whether the safe area becomes smaller with bars that ``toolbarMinimizationBehavior(_:for:)`` makes small.
  ///
  /// - Parameters:
  ///   - adjustment: Whether it does; `.automatic` is that it does.
  ///   - bars: Which bars, as there.
  public nonisolated func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment,
    for bars: ToolbarPlacement...
  ) -> some View {
    minimization("toolbarMinimizationSafeAreaAdjustment", bars) {
      $0.keepsSafeArea = !adjustment.isEnabled
    }
  }

  /// Sets what brings bars back that ``toolbarMinimizationBehavior(_:for:)`` has made small.
  ///
  /// - Parameters:
  ///   - restoration: What does; `.automatic` is scrolling in the other direction.
  ///   - bars: Which bars, as there.
  public nonisolated func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration,
    for bars: ToolbarPlacement...
  ) -> some View {
    minimization("toolbarMinimizationRestoration", bars) {
      $0.restoresAtEdge = restoration.isAtEdge
    }
  }
}
