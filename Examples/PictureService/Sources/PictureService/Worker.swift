import Foundation

/// Makes the pictures that a Redis stream asks for, one of several that share them.
///
/// A job is acknowledged when its file is there. A worker that dies leaves its jobs unacknowledged, and another takes them over after
/// `idle`; a file that is there already is not made again, and a file appears whole or not at all.
struct Worker {
  let redis: RedisClient
  let stream: String
  let name: String
  let folder: URL
  /// How long a job may be with a worker before others take it, in milliseconds.
  let idle = 3000

  private static let group = "workers"

  /// Works until there has been nothing to do for some time.
  ///
  /// - Parameter patience: In seconds.
  func run(patience: Double) async throws {
    do {
      try await redis.send("XGROUP", "CREATE", stream, Self.group, "0", "MKSTREAM")
    } catch let failure as RedisClient.Failure where failure.description.hasPrefix("BUSYGROUP") {
      // Another worker was first.
    }
    var lastJob = Date()
    while Date().timeIntervalSince(lastJob) < patience {
      for (id, fields) in try await nextJobs() {
        lastJob = Date()
        try await work(on: fields)
        try await redis.send("XACK", stream, Self.group, id)
      }
    }
  }

  /// Jobs that others have left, or else new ones.
  private func nextJobs() async throws -> [(id: String, fields: [String: String])] {
    let left = try await redis.send(
      "XAUTOCLAIM",
      stream,
      Self.group,
      name,
      String(idle),
      "0-0",
      "COUNT",
      "1"
    )
    if let jobs = left.elements.dropFirst().first.map(Self.jobs), !jobs.isEmpty { return jobs }
    let new = try await redis.send(
      "XREADGROUP",
      "GROUP",
      Self.group,
      name,
      "COUNT",
      "1",
      "BLOCK",
      "500",
      "STREAMS",
      stream,
      ">"
    )
    return new.elements.first?.elements.dropFirst().first.map(Self.jobs) ?? []
  }

  private static func jobs(_ reply: RedisClient.Reply) -> [(id: String, fields: [String: String])] {
    reply.elements.compactMap { entry in
      guard let id = entry.elements.first?.string else { return nil }
      let words = entry.elements.dropFirst().first?.elements.compactMap(\.string) ?? []
      var fields: [String: String] = [:]
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        fields[words[index]] = words[index + 1]
      }
      return (id, fields)
    }
  }

  private func work(on fields: [String: String]) async throws {
    guard let path = fields["path"], let request = PictureRequest(path: path) else {
      FileHandle.standardError.write(Data("a job without a picture: \(fields)\n".utf8))
      return
    }
    let file = folder.appendingPathComponent("\(request.number).\(request.format.rawValue)")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let draft = folder.appendingPathComponent(".\(request.number).\(name)")
    try await request.picture().write(to: draft)
    // Never over another worker's.
    let isFirst = link(draft.path, file.path) == 0
    try FileManager.default.removeItem(at: draft)
    try await redis.send("HINCRBY", "\(stream):\(isFirst ? "made" : "discarded")", name, "1")
  }
}
