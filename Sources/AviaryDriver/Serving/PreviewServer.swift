import AviaryEngine
import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting

/// Shows previews and answers what is asked of them, until the command that asks goes.
@MainActor
final class PreviewServer {
  /// A request that has come in.
  private struct Request: Sendable {
    var id: Int
    var name: String
    var arguments: JSON
  }

  private let channel: MessageChannel
  private let session: PreviewSession

  init(_ views: [Driver.Choice], _ request: DriverRequest) {
    // Reading fails, rather than the program, where the other side has gone.
    signal(SIGPIPE, SIG_IGN)
    // Who reads along is to know it at once.
    StandardOutput.flushEachLine()
    channel = MessageChannel(
      reading: MessageChannel.reading,
      writing: MessageChannel.writing
    )
    session = PreviewSession(views, file: request.file, channel: channel)
  }

  /// Answers requests in their order.
  func run() async {
    let (requests, coming) = AsyncStream.makeStream(of: Request.self)
    let channel = channel
    Thread.detachNewThread {
      while let (json, _) = channel.read() {
        guard let id = json["id"]?.int, let name = json["name"]?.string else { continue }
        coming.yield(Request(id: id, name: name, arguments: json["arguments"] ?? [:]))
      }
      coming.finish()
      // Whoever asked has gone. Views that don't come to an end are not waited for.
      Thread.sleep(forTimeInterval: 1)
      _exit(0)
    }
    for await request in requests {
      do {
        let (result, data) = try await session.answer(request.name, request.arguments)
        channel.write(["id": .number(Double(request.id)), "result": result], data)
      } catch {
        var words: [String: JSON] = ["message": .string(error.words)]
        if let reason = InspectionError.Reason(of: error) {
          words["reason"] = .string(reason.rawValue)
        }
        channel.write(["id": .number(Double(request.id)), "error": .object(words)])
      }
    }
  }
}

extension InspectionError.Reason {
  /// The reason that an error has; nil for one of a preview's own.
  fileprivate init?(of error: any Error) {
    if let error = error as? InspectionError {
      self = error.reason
      return
    }
    switch (error as? ScreenError)?.reason {
    case .notFound: self = .notFound
    case .ambiguous: self = .ambiguous
    case .notUsable: self = .notUsable
    case .timedOut, .snapshot, nil: return nil
    }
  }
}
