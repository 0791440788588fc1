import AviaryMessages
import CAviaryServer
import Foundation

/// The options of `aviary preview`.
struct PreviewOptions: Equatable, Sendable {
  var compile: CompileOptions
  /// Where the page is served; 0 for any port that is free.
  var port = 0
  /// What sources are opened with; nil for that of `EDITOR`.
  var editor: String?
  /// Whether the page is shown by the desktop's browser at once.
  var opensBrowser = false
  /// Whether the page is shown in a window of the command's own, which ends with it.
  var opensWindow = false
}

/// `aviary preview`.
struct PreviewCommand {
  let options: PreviewOptions

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    try PreviewProgram.check(options.compile.file)
    if options.opensWindow { try PreviewWindow.load() }
    let servers = ServerBox()
    let station = PreviewStation(options) { page, json, data in
      guard let server = servers.server else { return }
      if let data { server.send(bytes: data, to: page) } else { server.send(json.data, to: page) }
    }
    let server = PageServer(
      .init(
        file: { PreviewPage.file(at: $0) },
        opened: { station.open($0) },
        message: { station.receive($1, from: $0) },
        closed: { station.close($0) }
      )
    )
    servers.server = server
    let address = try server.start(port: options.port)
    // Editors read this line.
    print("\(address)")
    try StandardOutput.flush()
    if options.opensBrowser {
      _ = try? ChildProcess.run("/usr/bin/env", ["xdg-open", address], output: .captured)
    }
    guard options.opensWindow else {
      station.run()
    }
    // Windows belong to the main thread.
    Thread.detachNewThread {
      station.run()
    }
    PreviewWindow.run(address, showing: options.compile.file)
  }

  /// Brings the server to the station, which is made before it.
  private final class ServerBox: @unchecked Sendable {
    // Written once, before anything is served.
    var server: PageServer?
  }
}
