import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let value: Int

  /// Less than usual.
  public static let decreased = BadgeProminence(value: -1)
  /// As usual.
  public static let standard = BadgeProminence(value: 0)
  /// More than usual.
  public static let increased = BadgeProminence(value: 1)
}

enum BadgeKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension ContainerValues {
  /// What is to be read beside a row or on a tab.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number beside this row or on this tab; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    containerValue(\.badge, count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside this row or on this tab.
  public nonisolated func badge(_ label: Text?) -> some View { containerValue(\.badge, label) }

  /// Shows a text that is looked up beside this row or on this tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    containerValue(\.badge, key.map { Text($0) })
  }

  /// Shows a text beside this row or on this tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    containerValue(\.badge, label.map { Text($0) })
  }

  /// Sets how much badges in this view stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
