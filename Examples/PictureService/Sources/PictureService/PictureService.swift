import Foundation

/// `PictureService serve [PORT]` answers by HTTP; `PictureService work REDIS-PORT STREAM NAME FOLDER` takes jobs from a stream;
/// `PictureService compare COUNT` measures how much faster pictures are made on all cores, `PictureService pages COUNT ...` writes documents of so many pages.
@main
struct PictureService {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("serve", 1...2):
      let port = arguments.count == 2 ? UInt16(arguments[arguments.startIndex + 1]) : 0
      guard let port else { return fail("a port is a number up to 65535") }
      let server = try Server(port: port)
      server.start()
      print("http://127.0.0.1:\(server.port)/card/1.png?title=Hello")
      fflush(nil)
      while true { try await Task.sleep(for: .seconds(3600)) }
    case ("work", 5):
      guard let port = UInt16(arguments[arguments.startIndex + 1]) else {
        return fail("a port is a number up to 65535")
      }
      let worker = Worker(
        redis: try RedisClient(port: port),
        stream: arguments[arguments.startIndex + 2],
        name: arguments[arguments.startIndex + 3],
        folder: URL(fileURLWithPath: arguments[arguments.startIndex + 4])
      )
      try await worker.run(patience: 8)
    case ("compare", 2):
      guard let count = Int(arguments[arguments.startIndex + 1]), count > 0 else {
        return fail("a count is more than 0")
      }
      try await Comparison.run(count: count)
    case ("pages", 2...):
      let counts = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
      guard !counts.isEmpty else { return fail("numbers of pages are more than 0") }
      try await Pages.run(counts: counts)
    default:
      fail(
        "usage: PictureService serve [PORT] | work REDIS-PORT STREAM NAME FOLDER | compare COUNT | pages COUNT ..."
      )
    }
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
