@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ListTheme { ControlTheme.standard.list }

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let value: Int

  /// Less than usual: for what asks for no action.
  public static let decreased = BadgeProminence(value: -1)
  /// As usual.
  public static let standard = BadgeProminence(value: 0)
  /// More than usual: for what asks for action.
  public static let increased = BadgeProminence(value: 1)
}

enum BadgeKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

enum WrittenBadgeProminenceKey: ContainerValueKey {
  static var defaultValue: BadgeProminence? { nil }
}

extension ContainerValues {
  /// How much the badge of a row stands out; nil as those of the list around.
  var badgeProminence: BadgeProminence? {
    get { self[WrittenBadgeProminenceKey.self] }
    set { self[WrittenBadgeProminenceKey.self] = newValue }
  }

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

  /// Sets how much the badges of rows in this view stand out.
  ///
  /// An increased one is white on red; the others look alike, as on a phone.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).containerValue(\.badgeProminence, prominence)
  }
}

/// The badge of a row.
struct RowBadge: View {
  @Environment(\.badgeProminence) private var aroundProminence
  let text: Text
  /// How much it stands out; nil as those of the list around.
  let prominence: BadgeProminence?

  var body: some View {
    if prominence ?? aroundProminence == .increased {
      text.font(.subheadline).foregroundStyle(Color.white).lineLimit(1)
        .padding(.horizontal, theme.prominentBadgePadding)
        .frame(minWidth: theme.prominentBadgeLength, minHeight: theme.prominentBadgeLength)
        .background(Color.red, in: Capsule())
    } else {
      text.foregroundStyle(Color(.secondaryLabel))
    }
  }
}

/// Whether a row holds a link that shows that it leads somewhere: its badge stands before the arrow.
enum RowLinkKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

enum RowBadgeKey: EnvironmentKey {
  static var defaultValue: RowBadge? { nil }
}

extension EnvironmentValues {
  /// The badge that a link in the row draws before its arrow; nil for none.
  var rowBadge: RowBadge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// A row with its badge, which stands at the end, or before the arrow of a link.
struct BadgedRow: View {
  @State private var isLink = false
  let row: Subview
  let badge: RowBadge

  var body: some View {
    row
      .environment(\.rowBadge, isLink ? badge : nil)
      .onPreferenceChange(RowLinkKey.self) { isLink = $0 }
      .frame(maxWidth: .infinity, alignment: .leading)
    if !isLink { badge }
  }
}
