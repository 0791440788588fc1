import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// Timers that go by the machine's clock: nothing runs the main run loop of a process with tests.
@MainActor
@Suite("Timers of the machine")
struct MachineTimerTests {
  private struct Countdown: View {
    @State private var left = 3
    let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("Left: \(left)").onReceive(timer) { _ in if left > 0 { left -= 1 } }
    }
  }

  @MainActor
  @Observable
  final class Clock {
    var ticks = 0
    private var timer: Timer?

    func start() {
      timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.ticks += 1 }
      }
    }

    isolated deinit { timer?.invalidate() }
  }

  private struct Ticking: View {
    @State private var clock = Clock()
    var body: some View {
      Text(clock.ticks < 2 ? "Waiting" : "Two ticks").onAppear { clock.start() }
    }
  }

  final class Loader: ObservableObject {
    @Published var words = "Nothing"
    private var tokens: Set<AnyCancellable> = []

    func load() {
      Just("Loaded").receive(on: RunLoop.main).sink { [weak self] in self?.words = $0 }
        .store(in: &tokens)
      Just("Later").delay(for: .seconds(0.02), scheduler: RunLoop.main)
        .sink { [weak self] in self?.words += ", \($0)" }.store(in: &tokens)
    }
  }

  private struct Loading: View {
    @StateObject private var loader = Loader()
    var body: some View { Text(loader.words).onAppear { loader.load() } }
  }

  @Test("a published one ticks on the main run loop")
  func published() async throws {
    let screen = Screen(Countdown())
    try await screen.text("Left: 0").waitFor(timeout: .seconds(5))
  }

  @Test("a scheduled one ticks while the test waits")
  func scheduled() async throws {
    let screen = Screen(Ticking())
    try await screen.text("Two ticks").waitFor(timeout: .seconds(5))
  }

  @Test("what is received on the main run loop arrives, in order")
  func received() async throws {
    let screen = Screen(Loading())
    try await screen.text("Loaded, Later").waitFor(timeout: .seconds(5))
  }
}
