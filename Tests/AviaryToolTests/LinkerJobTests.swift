import Foundation
import Testing

@testable import AviaryCommand

@Suite("The linker's own command")
struct LinkerJobTests {
  @Test("is the last line that begins with a path in quotes")
  func command() {
    let text = #"""
      Debian clang version 19
      Target: x86_64-unknown-linux-gnu
       "/opt/a tool/ld.lld" -pie "-o" "/tmp/a \"b\" \$c/live" /usr/lib/crt1.o -lc
      """#
    #expect(
      LinkerJob.command(in: text) == [
        "/opt/a tool/ld.lld", "-pie", "-o", "/tmp/a \"b\" $c/live", "/usr/lib/crt1.o", "-lc",
      ]
    )
  }

  @Test(
    "is not known where it is none, not whole, or has its arguments in a file",
    arguments: [
      "", "clang: error", " \"/usr/bin/as\" -o a.o", " \"/usr/bin/ld\" \"-o",
      " \"/usr/bin/ld\" @/tmp/x",
    ]
  )
  func none(text: String) { #expect(LinkerJob.command(in: text) == nil) }

  @Test("is run again for the same arguments, and asked for anew for others")
  func runs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("linker-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func script(_ name: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      return file.path
    }
    let log = folder.appendingPathComponent("log").path
    let linker = try script(
      "ld",
      "#!/bin/sh\necho linker \"$@\" >> \(log)\ntest ! -e \(folder.path)/broken\n"
    )
    let driver = try script(
      "driver",
      "#!/bin/sh\necho driver \"$@\" >> \(log)\necho ' \"\(linker)\" -o x' >&2\ntest ! -e \(folder.path)/broken\n"
    )
    let job = LinkerJob(folder.appendingPathComponent("job.json"), compiler: driver)
    func told(_ arguments: [String], _ imports: [String]) throws -> (String, ChildProcess.Status) {
      try? FileManager.default.removeItem(atPath: log)
      let result = try job.run(arguments, imports: imports)
      let words = try String(contentsOfFile: log, encoding: .utf8)
      return (words.replacing("\n", with: "|"), result.status)
    }
    let full = "driver a.o -Xclang-linker -v|"
    #expect(try told(["a.o"], ["SwiftUI"]) == (full, .exited(0)))
    #expect(try told(["a.o"], ["SwiftUI"]) == ("linker -o x|", .exited(0)))
    #expect(try told(["a.o"], ["Combine"]) == (full, .exited(0)))
    try "".write(toFile: folder.path + "/broken", atomically: true, encoding: .utf8)
    let failed = try told(["a.o"], ["Combine"])
    #expect(failed == ("linker -o x|\(full)driver a.o|", .exited(1)))
    try FileManager.default.removeItem(atPath: folder.path + "/broken")
    #expect(try told(["a.o"], ["Combine"]) == (full, .exited(0)))
  }
}
