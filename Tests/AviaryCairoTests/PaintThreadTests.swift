import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Painters on different threads know nothing of each other.
@Suite("Painters on different threads")
struct PaintThreadTests {
  /// Lines of text in sizes of its own.
  private func list(_ engine: PangoTextEngine, _ number: Int) -> DisplayList {
    var root = FragmentBuilder()
    for line in 0..<6 {
      let text = engine.text(
        for: TextRequest(
          "Harbour \(number) \(line)",
          TextAttributes(font: ResolvedFont(size: CGFloat(9 + (number * 5 + line * 3) % 23)))
        )
      ).layout(width: nil, height: nil)
      root.text(text, at: CGPoint(x: 4, y: CGFloat(line) * 30), .color(.black))
    }
    return DisplayList(
      root: root.build(),
      size: CGSize(width: 260, height: 190),
      background: .white
    )
  }

  @Test("Texts in the same font, each at a size of its own, have the pixels that they have alone")
  func texts() throws {
    let count = 8
    let alone = try (0..<count).map { number in
      try CairoPainter().bitmap(of: list(PangoTextEngine(), number), scale: 1)
    }
    for _ in 0..<6 {
      let found = SharedFrames(count)
      DispatchQueue.concurrentPerform(iterations: count) { number in
        found[number] = try? CairoPainter().bitmap(of: list(PangoTextEngine(), number), scale: 1)
      }
      for number in 0..<count { #expect(found[number] == alone[number], "thread \(number)") }
    }
  }
}

/// Pictures that several threads make.
private final class SharedFrames: @unchecked Sendable {
  private let lock = NSLock()
  private var frames: [Bitmap?]

  init(_ count: Int) { frames = Array(repeating: nil, count: count) }

  subscript(index: Int) -> Bitmap? {
    get { lock.withLock { frames[index] } }
    set { lock.withLock { frames[index] = newValue } }
  }
}
