@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation

/// What dialogs for files say and show; what nobody said is the desktop's.
struct FileDialogSettings {
  var folder: URL?
  var message: Text?
  var confirmationLabel: Text?
  /// What tells dialogs apart that each begin where they were left.
  var customizationID: String?
}

/// How dialogs show files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Packages can be looked into; they are folders here, and always can be.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown; the desktop's dialog lets a person say so.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of names are shown; they always are.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

private enum FileDialogSettingsKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  /// What dialogs for files say and show.
  var fileDialogSettings: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the folder in which dialogs of this view begin.
  ///
  /// - Parameter defaultDirectory: The folder; nil for that of the desktop.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogSettings.folder, defaultDirectory)
  }

  /// Sets what dialogs of this view say: it is their title here.
  ///
  /// - Parameter message: What they say; nil for the desktop's words.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    environment(\.fileDialogSettings.message, message)
  }

  /// Sets what dialogs of this view say, which is looked up.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets what dialogs of this view say, which is looked up.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(
    _ messageResource: LocalizedStringResource
  ) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  /// Sets what dialogs of this view say.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets what the button says that accepts dialogs of this view.
  ///
  /// - Parameter label: What it says; nil for the desktop's word.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogSettings.confirmationLabel, label)
  }

  /// Sets what the button says that accepts dialogs of this view, which is looked up.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets what the button says that accepts dialogs of this view, which is looked up.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(
    _ label: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets what the button says that accepts dialogs of this view.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Names the dialogs of this view: each name begins in the folder where a person left it last.
  ///
  /// - Parameter id: The name.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    environment(\.fileDialogSettings.customizationID, id)
  }

  /// Asks for a way in which dialogs of this view show files; the desktop's dialogs decide themselves, which is
  /// said once.
  ///
  /// - Parameter options: How.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    if !options.isEmpty {
      Warnings.once(
        "fileDialogBrowserOptions(_:): the desktop's dialogs decide how they show files"
      )
    }
    return self
  }
}
