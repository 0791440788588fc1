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
  /// Which files may be chosen; nil for all.
  var isEnabled: Predicate<URL>?
  /// Whether links are handed over as they are, and not what they lead to.
  var keepsLinks = false
  /// Whether somebody wants to say what stands before the name.
  var isFilenameLabelled = false

  /// What of the files that were chosen is handed over.
  ///
  /// - Returns: nil where nothing is left of some.
  func handedOver(_ urls: [URL]?) -> [URL]? {
    guard let urls else { return nil }
    let allowed = urls.filter { url in
      guard let isEnabled else { return true }
      return (try? isEnabled.evaluate(url)) ?? false
    }
    return allowed.isEmpty && !urls.isEmpty
      ? nil : keepsLinks ? allowed : allowed.map { $0.resolvingSymlinksInPath() }
  }
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

  /// Sets which files can be chosen in dialogs of this view that open files.
  ///
  /// The desktop's dialogs show the others too, but they are not handed over: who chooses only such files has chosen none.
  ///
  /// - Parameter predicate: Says of a file's address whether it can be chosen; one that throws says no.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.fileDialogSettings.isEnabled, predicate)
  }

  /// Sets whether dialogs of this view that open files hand over links as they are.
  ///
  /// - Parameter imports: true for the links themselves; false, as by default, for the files that they lead to.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    environment(\.fileDialogSettings.keepsLinks, imports)
  }

  /// Asks for what stands before the name in dialogs of this view that write files; the desktop's dialogs decide themselves, which is
  /// said once when one is shown.
  ///
  /// - Parameter label: What it says; nil for the desktop's word.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    environment(\.fileDialogSettings.isFilenameLabelled, label != nil)
  }

  /// Asks for what stands before the name in dialogs that write files, which is looked up.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Asks for what stands before the name in dialogs that write files, which is looked up.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(
    _ label: LocalizedStringResource
  ) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Asks for what stands before the name in dialogs that write files.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileExporterFilenameLabel(Text(label))
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
