import Foundation
import Testing

@testable import AviaryApps

@Suite("The file of a program's windows")
final class WindowRecordsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("aviary-records-\(UUID().uuidString)")
  private var told: [String] = []
  private var file: URL { folder.appendingPathComponent("windows.json") }

  private let record = WindowRecord(
    scene: "main",
    value: Data("3".utf8),
    width: 300,
    height: 200,
    values: ["a Int": Data("1".utf8)]
  )

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func records() -> WindowRecords {
    WindowRecords(folder: folder) { [unowned self] in told.append($0) }
  }

  @Test("windows are what they were, and only their owner may read them")
  func overRuns() throws {
    records().save([record])
    #expect(records().load() == [record])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    records().save([])
    #expect(records().load() == [])
    #expect(told == [])
  }

  @Test(
    "a file that is broken, or of a version to come, is told of by its path and ignored",
    arguments: ["", "{", "[]", "{\"version\": 99, \"windows\": []}", "{\"version\": 1}"]
  )
  func broken(text: String) throws {
    _ = records()
    try Data(text.utf8).write(to: file)
    #expect(records().load() == [])
    #expect(told.count == 1 && told[0].contains(file.path))
    // The next end of the program writes one that is whole.
    records().save([record])
    #expect(records().load() == [record])
  }

  @Test("a second copy of the program at the same time neither reads nor writes")
  func second() throws {
    let first = records()
    first.save([record])
    let second = records()
    #expect(second.load() == [])
    second.save([])
    #expect(first.load() == [record])
    #expect(told == [])
  }

  @Test("a folder that can't be written to is told of, and nothing else happens")
  func readOnly() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let blocked = folder.appendingPathComponent("file")
    try Data().write(to: blocked)
    let records = WindowRecords(folder: blocked.appendingPathComponent("inside")) {
      [unowned self] in told.append($0)
    }
    records.save([record])
    #expect(records.load() == [])
    #expect(told.count == 1 && told[0].contains(blocked.path))
  }

  @Test("sizes that mean nothing are none", arguments: [0, -1, Double.infinity, .nan])
  func sizes(length: Double) {
    var record = record
    record.width = length
    #expect(record.size == nil)
  }
}
