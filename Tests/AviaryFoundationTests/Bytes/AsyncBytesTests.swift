import AviaryFoundation
import Foundation
import Testing

@Suite("Bytes that come little by little")
struct AsyncBytesTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("lines end where Unicode ends them, and empty ones are left out")
  func lines() async throws {
    let url = try file("one\ntwo\r\n\nthree\u{2028}four\u{85}fünf\u{0C}end")
    defer { try? FileManager.default.removeItem(at: url) }
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three", "four", "fünf", "end"])
    let handle = try FileHandle(forReadingFrom: url)
    var first: String?
    for try await line in handle.bytes.lines {
      first = line
      break
    }
    #expect(first == "one")
  }

  @Test("bytes, scalars and characters are those of the text")
  func parts() async throws {
    let text = String(repeating: "e\u{301}👩‍👧x", count: 4_000)
    let url = try file(text)
    defer { try? FileManager.default.removeItem(at: url) }
    var bytes: [UInt8] = []
    for try await byte in url.resourceBytes { bytes.append(byte) }
    #expect(bytes == Array(text.utf8))
    var scalars = String.UnicodeScalarView()
    for try await scalar in url.resourceBytes.unicodeScalars { scalars.append(scalar) }
    #expect(String(scalars) == text)
    var characters: [Character] = []
    for try await character in url.resourceBytes.characters { characters.append(character) }
    #expect(characters == Array(text))
  }

  @Test("what isn't there is told when it is read")
  func missing() async {
    let url = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)")
    await #expect(throws: (any Error).self) { for try await _ in url.lines {} }
  }
}
