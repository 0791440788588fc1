@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// How grave what a dialog tells is.
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, standard, critical }
  private let kind: Kind

  /// As it is usual: like `standard`.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// Worth an interruption.
  public static let standard = DialogSeverity(kind: .standard)
  /// A loss that can't be undone: a sign of warning stands above the title.
  public static let critical = DialogSeverity(kind: .critical)
}

/// What views around say of the dialogs that are presented inside.
struct DialogSettings {
  var icon: Image?
  var severity = DialogSeverity.automatic
  /// The title of a switch below the message, and what it sets.
  var suppression: (label: Text, isSuppressed: Binding<Bool>)?
}

enum DialogSettingsKey: EnvironmentKey {
  static var defaultValue: DialogSettings { DialogSettings() }
}

extension EnvironmentValues {
  /// What is said of the dialogs that views inside present.
  var dialogSettings: DialogSettings {
    get { self[DialogSettingsKey.self] }
    set { self[DialogSettingsKey.self] = newValue }
  }
}

/// What stands above the title of a dialog.
struct DialogIcon: View {
  @Environment(\.dialogSettings) private var settings
  @Environment(\.controlTheme.alert) private var theme

  var body: some View {
    if let icon = settings.icon {
      icon.resizable().scaledToFit().frame(width: theme.iconLength, height: theme.iconLength)
    } else if settings.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill")
        .font(.system(size: theme.iconLength))
        .foregroundStyle(Color.yellow)
        .accessibilityLabel(Text("Warning"))
    }
  }
}

/// The switch of a dialog that need not come again.
struct DialogSuppressionToggle: View {
  @Environment(\.dialogSettings) private var settings

  var body: some View {
    if let suppression = settings.suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.label }
        .toggleStyle(.checkbox)
        .font(.footnote)
    }
  }
}

extension View {
  private nonisolated func dialogSettings(
    _ change: @escaping (inout DialogSettings) -> Void
  ) -> some View {
    transformEnvironment(\.dialogSettings, transform: change)
  }

  /// Shows a picture above the title of alerts and confirmation dialogs of this view.
  ///
  /// - Parameter icon: The picture; nil for none, or the sign of a critical dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    dialogSettings { $0.icon = icon }
  }

  /// Says how grave alerts and confirmation dialogs of this view are.
  ///
  /// - Parameter severity: How grave; a critical dialog has a sign of warning above its title.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    dialogSettings { $0.severity = severity }
  }

  /// Puts a box to check into alerts and confirmation dialogs of this view, by which a person wants no more of them.
  ///
  /// The dialog goes on to be presented: the code that presents it asks the binding.
  ///
  /// - Parameters:
  ///   - label: What stands beside the box.
  ///   - isSuppressed: Whether it is checked.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSettings { $0.suppression = (label, isSuppressed) }
  }

  /// Puts a box to check into alerts and confirmation dialogs of this view.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what stands beside the box.
  ///   - isSuppressed: Whether it is checked.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Puts a box to check into alerts and confirmation dialogs of this view.
  ///
  /// - Parameters:
  ///   - titleResource: What stands beside the box, looked up where it is shown.
  ///   - isSuppressed: Whether it is checked.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Puts a box to check into alerts and confirmation dialogs of this view.
  ///
  /// - Parameters:
  ///   - title: What stands beside the box.
  ///   - isSuppressed: Whether it is checked.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Puts a box “Don’t ask again” into alerts and confirmation dialogs of this view.
  ///
  /// - Parameter isSuppressed: Whether it is checked.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}
