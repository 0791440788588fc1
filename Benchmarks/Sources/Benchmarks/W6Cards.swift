import Foundation
import SwiftUI

/// W6: cards of 1200 x 630 pixels for pages on the web, one after the other on the main actor, and as many at a time as
/// there are cores, with the share of the time that the main actor was at work.
///
/// - Parameters:
///   - format: `png`, `jpeg` or `webp`.
///   - count: How many cards.
@MainActor
func cards(format: String, count: Int) async throws {
  guard ["png", "jpeg", "webp"].contains(format), count > 0 else {
    fail("cards needs png, jpeg or webp, and how many")
  }
  // What is read once a process.
  for number in 0..<20 { _ = try card(number).data(format) }
  for number in 0..<20 { _ = try await card(number).backgroundData(format) }
  var start = now()
  for number in 0..<count { _ = try card(number).data(format) }
  let one = (now() - start) / Double(count)
  report("W6", "card, \(format), on the main actor", one, "ms")

  start = now()
  let busyBefore = mainThreadTime()
  let tasks = (0..<count).map { number in
    Task { @MainActor in try await card(number).backgroundData(format).count }
  }
  for task in tasks where try await task.value == 0 { fail("an empty card") }
  let many = now() - start
  let busy = mainThreadTime() - busyBefore
  report("W6", "card, \(format), on all cores", many / Double(count), "ms")
  report("W6", "cards, \(format), all cores by main actor", one * Double(count) / many, "times")
  report("W6", "cards, \(format), main actor's share of a card", busy / Double(count) / one, "")
}

/// How long the main thread has been at work, in milliseconds.
private func mainThreadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

@MainActor
private func card(_ number: Int) -> ImageRenderer<SharingCard> {
  let renderer = ImageRenderer(content: SharingCard(number: number))
  renderer.scale = 2
  return renderer
}

extension ImageRenderer {
  fileprivate func data(_ format: String) throws -> Data {
    switch format {
    case "jpeg": try jpegData()
    case "webp": try webpData()
    default: try pngData()
    }
  }

  fileprivate func backgroundData(_ format: String) async throws -> Data {
    switch format {
    case "jpeg": try await jpeg()
    case "webp": try await webp()
    default: try await png()
    }
  }
}

/// What is shown where an address is shared.
private struct SharingCard: View {
  var number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "bird.fill").foregroundStyle(.orange)
        Text("Aviary Weekly").font(.headline)
        Spacer()
        Text("No. \(number)").foregroundStyle(.secondary)
      }
      Text("What the harbour looks like in November, part \(number)").font(.largeTitle.bold())
      Text("Sixty pictures of boats, cranes and weather, with notes on where each was taken.")
        .foregroundStyle(.secondary)
      Spacer()
      HStack {
        ForEach(["Boats", "Cranes", "Weather"], id: \.self) { name in
          Text(name).padding(.horizontal, 12).padding(.vertical, 6)
            .background(.white, in: Capsule())
        }
      }
    }
    .padding(32)
    .frame(width: 600, height: 315, alignment: .leading)
    .background(
      LinearGradient(
        colors: [Color(red: 0.9, green: 0.95, blue: 1), Color(red: 1, green: 0.93, blue: 0.85)],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
    )
  }
}
