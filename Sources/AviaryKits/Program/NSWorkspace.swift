import AviaryEngine
public import Foundation

/// The desktop, by AppKit's name.
public final class NSWorkspace: NSObject, Sendable {
  private override init() {}

  /// The desktop.
  public static let shared = NSWorkspace()

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

  /// How an address is opened.
  public final class OpenConfiguration: NSObject {
    /// Whether the program that opens it gets the keyboard; the desktop decides.
    public var activates = true
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
