import AviaryMessages
import Foundation
import Synchronization
import Testing

@testable import AviaryCommand

@Suite("PreviewChild")
struct PreviewChildTests {
  /// A program that never answers what it is asked.
  private let program = CompiledProgram(
    file: "Shop",
    executable: URL(fileURLWithPath: "/usr/bin/yes"),
    resources: FileManager.default.temporaryDirectory
  )

  @Test("a program that takes too long is ended, and the reason is what everyone is told")
  func patience() throws {
    let told = Mutex<[String]>([])
    let hasEnded = DispatchSemaphore(value: 0)
    let child = try PreviewChild(
      program,
      DriverRequest(task: .serve, file: "Shop")
    ) { json, _ in
      told.withLock { $0.append(json["message"]?.string ?? "") }
      hasEnded.signal()
    }
    #expect(child.secondsBusy == 0)
    let error = #expect(throws: PreviewChild.Failure.self) {
      try child.ask("open", [:], patience: 0.2)
    }
    #expect(error?.reason == "timedOut")
    #expect(hasEnded.wait(timeout: .now() + 20) == .success)
    #expect(told.withLock { $0 } == ["Shop: 'open' took longer than 0 s, and was ended"])
    #expect(child.secondsBusy == 0)
  }

  @Test("how long it does not answer is known, and it is ended with a reason")
  func busy() throws {
    let child = try PreviewChild(
      program,
      DriverRequest(task: .serve, file: "Shop")
    )
    let answered = DispatchSemaphore(value: 0)
    let words = Mutex("")
    child.ask("input") { result in
      if case .failure(let failure) = result { words.withLock { $0 = failure.description } }
      answered.signal()
    }
    for _ in 0..<200 where child.secondsBusy < 0.02 { usleep(10_000) }
    #expect(child.secondsBusy >= 0.02)
    child.stop(PreviewChild.Failure(reason: "timedOut", description: "for another preview"))
    #expect(answered.wait(timeout: .now() + 20) == .success)
    #expect(words.withLock { $0 } == "for another preview")
    #expect(child.hasEnded)
  }
}
