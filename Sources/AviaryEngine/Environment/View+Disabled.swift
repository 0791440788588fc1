@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

enum ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace { .plain }
}

/// Where a control stands: some look otherwise there.
package enum ControlPlace {
  case plain
  case listRow
  /// A row of a form whose labels and values stand in columns.
  case formColumn
  case navigationBar
  case menu
  case controlGroup
  case alert
  case confirmation
  case toolbar
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  package var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }
}

nonisolated struct DisabledModifier: _EnvironmentModifier {
  let isDisabled: Bool

  func _apply(to values: inout EnvironmentValues) {
    // Written either way, so that a change is told to those inside alone.
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

extension View {
  /// Says whether controls in this view can't be used; inside a disabled view they never can.
  ///
  /// - Parameter disabled: Whether they can't be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Sets how large controls in this view are.
  ///
  /// - Parameter controlSize: The size; the nearest modifier counts.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls in this view; assistive technology still reads them.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets whether controls in this view show their labels.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
