import Foundation
import OSLog
import Testing

@testable import os

@Suite("OSLogStore and signposts")
struct StoreTests {
  @Test("the store has what was logged")
  func store() throws {
    let category = UUID().uuidString
    let logger = Logger(subsystem: "com.example.store", category: category)
    logger.notice("first \("hidden")")
    logger.error("second")
    logger.debug("off")
    os_log(
      "third %{public}@",
      log: OSLog(subsystem: "com.example.store", category: category),
      type: .info,
      "x"
    )
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries().compactMap { $0 as? OSLogEntryLog }.filter {
      $0.category == category
    }
    #expect(entries.map(\.composedMessage) == ["first <private>", "second", "third x"])
    #expect(entries.map(\.level) == [.notice, .error, .info])
    #expect(entries.allSatisfy { $0.subsystem == "com.example.store" })
    let later = try store.getEntries(at: store.position(date: Date(timeIntervalSinceNow: 60)))
    #expect(Array(later).isEmpty)
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }

  @Test("signposts that are off evaluate nothing, and their intervals run")
  func signposts() throws {
    var count = 0
    let signposter = OSSignposter(subsystem: "com.example.signposts", category: .pointsOfInterest)
    #expect(!signposter.isEnabled)
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID(), "\(count)")
    signposter.endInterval("work", state, "\(count)")
    let result = signposter.withIntervalSignpost("sum") {
      count += 1; return count
    }
    #expect(result == 1)
    signposter.emitEvent("done", "\(count)")
    os_signpost(.begin, log: .disabled, name: "old")
    os_signpost(.event, log: .disabled, name: "old", signpostID: .exclusive, "%d", 1)
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    let data = try JSONEncoder().encode([state])
    #expect(
      try JSONDecoder().decode([OSSignpostIntervalState].self, from: data)[0].signpostID
        == state.signpostID
    )
  }
}
