import CAviaryOS
import Foundation
import Testing

@testable import os

@Suite("Logger")
struct LoggerTests {
  private static func shown(_ message: OSLogMessage, showingPrivate: Bool = false) -> String {
    message.text(showingPrivate: showingPrivate)
  }

  private struct Pair: CustomStringConvertible { var description: String { "a pair" } }
  private enum Trouble: Error { case deep }

  @Test(
    "values are written in their format",
    arguments: [
      ("\(42)", "42"), ("\(-3, format: .decimal(explicitPositiveSign: true))", "-3"),
      ("\(3, format: .decimal(explicitPositiveSign: true))", "+3"),
      ("\(7, format: .decimal(minDigits: 3))", "007"),
      ("\(255, format: .hex)", "ff"),
      ("\(255, format: .hex(includePrefix: true, uppercase: true))", "0xFF"),
      ("\(8, format: .octal)", "10"), ("\(UInt8(200))", "200"),
      ("\(Int64.min)", "-9223372036854775808"),
      ("\(1.5)", "1.500000"), ("\(1.239, format: .fixed(precision: 2))", "1.24"),
      ("\(Float(0.5), format: .fixed(precision: 1))", "0.5"),
      ("\(12345.678, format: .exponential(precision: 2))", "1.23e+04"),
      ("\(0.0001, format: .hybrid)", "0.0001"),
      ("\(CGFloat(2), format: .fixed(precision: 0))", "2"), ("\(true)", "true"),
      ("\(false, format: .answer)", "no"),
      ("\(1_500_000, format: .byteCount)", "1.50 MB"),
      ("\(2048, format: .byteCountIEC)", "2.00 KiB"),
      ("\(Int32(2), format: .darwinErrno)", "[2: No such file or directory]"),
      ("\(Int32(0o100644), format: .darwinMode)", "-rw-r--r--"),
      ("[\(42, align: .right(columns: 5))]", "[   42]"),
      ("[\(42, align: .left(columns: 5))]", "[42   ]"),
      ("100 % \(1)", "100 % 1"), ("words alone", "words alone"), ("", ""),
    ] as [(OSLogMessage, String)]
  )
  func formats(message: OSLogMessage, wanted: String) {
    #expect(Self.shown(message) == wanted)
  }

  @Test(
    "who may read what",
    arguments: [
      ("\("ada")", "<private>", "ada"), ("\("ada", privacy: .public)", "ada", "ada"),
      ("\("ada", privacy: .private)", "<private>", "ada"),
      ("\("ada", privacy: .sensitive)", "<private>", "<private>"),
      ("\(1, privacy: .private)", "<private>", "1"),
      ("\(1, privacy: .sensitive)", "<private>", "<private>"),
      ("\(Pair())", "<private>", "a pair"), ("\(Pair(), privacy: .public)", "a pair", "a pair"),
      ("\(Trouble.deep)", "<private>", "deep"),
      ("\(Trouble.deep as any Error, privacy: .public)", "deep", "deep"),
      ("\(Int.self, privacy: .public)", "Swift.Int", "Swift.Int"),
      ("\(NSString(string: "x"), privacy: .public)", "x", "x"),
      ("\("a")-\(2)-\("b", privacy: .public)", "<private>-2-b", "a-2-b"),
    ] as [(OSLogMessage, String, String)]
  )
  func privacy(message: OSLogMessage, hidden: String, open: String) {
    #expect(Self.shown(message) == hidden)
    #expect(Self.shown(message, showingPrivate: true) == open)
  }

  @Test("a mask tells equal values, and nothing else")
  func masks() {
    let ada = Self.shown("\("ada", privacy: .private(mask: .hash))")
    #expect(ada.hasPrefix("<mask.hash: '") && !ada.contains("ada"))
    #expect(ada == Self.shown("\("ada", privacy: .auto(mask: .hash))"))
    #expect(ada != Self.shown("\("eve", privacy: .private(mask: .hash))"))
    #expect(Self.shown("\("ada", privacy: .sensitive(mask: .hash))", showingPrivate: true) == ada)
  }

  @Test(
    "formats of C are read",
    arguments: [
      ("%d of %ld", [1, 2] as [any CVarArg & Sendable], "1 of 2"), ("%.2f s", [1.239], "1.24 s"),
      ("%@", ["ada"], "<private>"),
      ("%{public}@", ["ada"], "ada"), ("%{private}d", [1], "<private>"),
      ("%{public, location:x}@!", ["a"], "a!"),
      ("100 %%", [], "100 %"), ("%x", [255], "ff"), ("%5d|", [42], "   42|"),
      ("%d and %d", [1], "1 and <missing>"),
      ("%*d", [4, 7], "   7"), ("ends with %", [], "ends with %"), ("%{public}s", ["text"], "text"),
      ("%llu", [UInt64.max], "18446744073709551615"),
    ] as [(String, [any CVarArg & Sendable], String)]
  )
  func cFormats(format: String, arguments: [any CVarArg & Sendable], wanted: String) {
    #expect(Self.shown(OSLogMessage(format: format, arguments: arguments)) == wanted)
  }

  @Test(
    "the environment says what is on",
    arguments: [
      ([:], 1, 1, false), (["AVIARY_LOG_LEVEL": "debug"], 0, 0, false),
      (["AVIARY_LOG_LEVEL": "off"], 5, 5, false),
      (["AVIARY_LOG_LEVEL": "error,com.example=debug"], 3, 0, false),
      (["AVIARY_LOG_LEVEL": "nonsense"], 1, 1, false),
      (["AVIARY_LOG_PRIVATE": "1"], 1, 1, true), (["OS_ACTIVITY_MODE": "disable"], 5, 5, false),
    ] as [([String: String], Int, Int, Bool)]
  )
  func settings(environment: [String: String], other: Int, example: Int, showsPrivate: Bool) {
    let settings = LogSettings(environment: environment, hasDebugger: false)
    #expect(settings.gravity(of: "org.other") == other)
    #expect(settings.gravity(of: "com.example") == example)
    #expect(settings.showsPrivate == showsPrivate)
    let debugged = LogSettings(environment: [:], hasDebugger: true)
    #expect(debugged.gravity(of: "") == 0 && debugged.showsPrivate)
  }

  @Test("of a message that is off nothing is evaluated")
  func laziness() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let logger = Logger(subsystem: "com.example.lazy", category: "tests")
    logger.debug("\(next())")
    logger.trace("\(next())")
    Logger(.disabled).fault("\(next())")
    os_log(.debug, "\(next())")
    #expect(count == 0)
    logger.info("\(next())")
    #expect(count == 1)
  }

  @Test("the journal is sent fields, and values of several lines with their length")
  func journalFields() {
    let record = LogRecord(
      date: Date(timeIntervalSince1970: 0),
      level: .error,
      subsystem: "com.example",
      category: "sync",
      thread: 7,
      message: "one\ntwo"
    )
    let bytes = Journal(path: "/nowhere").datagram(of: record)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("MESSAGE\n\u{7}\0\0\0\0\0\0\0one\ntwo\nPRIORITY=3\nSYSLOG_IDENTIFIER="))
    #expect(text.hasSuffix("\nTID=7\nSUBSYSTEM=com.example\nCATEGORY=sync\n"))
    #expect(!Journal(path: "/nowhere").write(record))
  }

  @Test("a socket gets what is sent to the journal")
  func journalSocket() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "j-\(UUID().uuidString)"
    ).path
    let receiver = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer {
      close(receiver)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let bound = withUnsafeBytes(of: &address) { bytes in
      bind(
        receiver,
        bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
        socklen_t(bytes.count)
      )
    }
    try #require(bound == 0)
    let record = LogRecord(
      date: Date(),
      level: .info,
      subsystem: "",
      category: "",
      thread: 1,
      message: "hello"
    )
    #expect(Journal(path: path).write(record))
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = recv(receiver, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    #expect(text.hasPrefix("MESSAGE=hello\nPRIORITY=6\n") && !text.contains("SUBSYSTEM"))
  }
}
