public import Foundation

extension NSWorkspace {
  /// Starts a program: a desktop entry, with what GLib's `gio` makes of it, or a file that can be run.
  ///
  /// - Parameters:
  ///   - applicationURL: The desktop entry, or the program's file.
  ///   - configuration: Its arguments and environment count for a program's file.
  ///   - completionHandler: Told, before this returns, of an error where it was not possible.
  public func openApplication(
    at applicationURL: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let process = Process()
    if applicationURL.pathExtension == "desktop" {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/gio")
      process.arguments = ["launch", applicationURL.path]
    } else {
      process.executableURL = applicationURL
      process.arguments = configuration.arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(configuration.environment) { $1 }
    }
    do {
      guard FileManager.default.fileExists(atPath: applicationURL.path) else {
        throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: applicationURL])
      }
      try process.run()
      completionHandler?(nil, nil)
    } catch {
      completionHandler?(nil, error)
    }
  }
}
