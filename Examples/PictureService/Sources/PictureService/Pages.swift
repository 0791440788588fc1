import Foundation
import SwiftUI

/// Writes long documents, and tells how much memory that takes.
@MainActor
enum Pages {
  /// - Parameter counts: How many pages each document has.
  static func run(counts: [Int]) async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pages-\(ProcessInfo.processInfo.processIdentifier).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    for count in counts {
      // 20 rows of 36 points have room on a page of A4 with its header and footer.
      let renderer = PagedRenderer {
        ForEach(0..<count * 20, id: \.self) { row in
          HStack {
            Image(systemName: "star.fill").foregroundStyle(.orange)
            Text("Row \(row)")
            Spacer()
            Text("\(row * 7 % 1000)").monospacedDigit()
          }
          .frame(height: 36)
        }
      } header: { _ in
        Text("A long list").font(.headline).frame(height: 24)
      } footer: { page in
        Text("Page \(page.number)").frame(height: 24)
      }
      renderer.spacing = 0
      let start = ContinuousClock.now
      try await renderer.writePDF(to: file)
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] ?? 0
      print("\(count) pages: \(ContinuousClock.now - start), \(size) bytes, \(memory())")
    }
  }

  /// What the process takes now, and the most that it took.
  private static func memory() -> String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.split(separator: "\n")
      .filter { $0.hasPrefix("VmRSS") || $0.hasPrefix("VmHWM") }
      .map { $0.replacing("\t", with: " ") }
      .joined(separator: ", ")
  }
}
