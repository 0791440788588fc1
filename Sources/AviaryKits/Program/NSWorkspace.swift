import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// The desktop, by AppKit's name.
public final class NSWorkspace: NSObject, Sendable {
  private override init() {}

  /// The desktop.
  public static let shared = NSWorkspace()

  /// Posted when the machine wakes up; nothing posts it here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// Posted before the machine falls asleep; nothing posts it here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")

  /// Opens an address or a file with the desktop's program for it; whether it was possible.
  @discardableResult
  public func open(_ url: URL) -> Bool { onMainThread { Program.services.openURL(url) } }

  /// Opens addresses or files with the desktop's programs for them.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - configuration: Kept for sources that give one; nothing reads it here.
  ///   - completionHandler: Told, before this returns, of an error where it was not possible.
  public func open(
    _ url: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, open(url) ? nil : CocoaError(.fileReadUnknown))
  }

  /// Opens the folder of a file with the desktop's program for folders; whether it was possible.
  ///
  /// - Parameters:
  ///   - fullPath: The file; nil for the folder alone.
  ///   - rootFullPath: The folder where there is no file.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
  {
    guard let fullPath else { return open(URL(fileURLWithPath: rootFullPath)) }
    return open(URL(fileURLWithPath: fullPath).deletingLastPathComponent())
  }

  /// Opens the folders of files with the desktop's program for folders.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
  }

  /// Where notifications of the desktop are posted; none is here.
  public let notificationCenter = NotificationCenter()

  /// The program whose window has the keyboard, as far as it is this one; nil for another.
  public var frontmostApplication: NSRunningApplication? {
    onMainThread { NSApplication.shared.isActive ? .current : nil }
  }

  /// The program whose menus are seen: the one whose window has the keyboard.
  public var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }

  /// The programs that run, as far as it is known: this one.
  public var runningApplications: [NSRunningApplication] { [.current] }

  /// The desktop entry of a program.
  ///
  /// - Parameter bundleIdentifier: The program's identifier, the name of its desktop entry.
  /// - Returns: The entry's file; nil where no such program is installed.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
    guard !bundleIdentifier.isEmpty, !bundleIdentifier.contains("/") else { return nil }
    return DesktopIcons.dataFolders.lazy
      .map { $0.appendingPathComponent("applications/\(bundleIdentifier).desktop") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The desktop's picture for a file or folder: that of its type.
  ///
  /// - Parameter fullPath: The file; where it is not there, its name tells.
  /// - Returns: A picture of 32 points, as AppKit's is; a symbol where the desktop's icons have
  ///   none.
  public func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    if isThere, isFolder.boolValue { return icon(for: .folder) }
    let suffix = (fullPath as NSString).pathExtension
    return icon(for: UTType(filenameExtension: suffix) ?? .data)
  }

  /// The desktop's picture for a type of files.
  ///
  /// - Parameter contentType: The type.
  /// - Returns: A picture of 32 points; a symbol where the desktop's icons have none.
  public func icon(for contentType: UTType) -> NSImage { DesktopIcons.icon(for: contentType) }

  /// How an address is opened.
  public final class OpenConfiguration: NSObject {
    /// Whether the program that opens it gets the keyboard; the desktop decides.
    public var activates = true
    /// Whether it is hidden at first; the desktop decides.
    public var hides = false
    /// Whether all others are hidden; the desktop decides.
    public var hidesOthers = false
    /// Whether it comes to the recent documents; the desktop decides.
    public var addsToRecentItems = true
    /// Whether another one is started where one runs; it always is.
    public var createsNewApplicationInstance = false
    /// Whether a person may be asked; nobody is.
    public var promptsUserIfNeeded = true
    /// What the program is started with.
    public var arguments: [String] = []
    /// What is added to the program's environment.
    public var environment: [String: String] = [:]
  }
}

/// Another program; none is known here.
public final class NSRunningApplication: NSObject, Sendable {
  private override init() {}

  /// The program's number.
  public let processIdentifier = ProcessInfo.processInfo.processIdentifier
  /// This program.
  public static let current = NSRunningApplication()
  /// The program's name.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The program's identifier, of its bundle; nil where it has none.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
}
