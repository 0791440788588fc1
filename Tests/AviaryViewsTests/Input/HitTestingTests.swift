import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  final class Log {
    var taps: [String] = []
  }

  private func taps<V: View>(
    _ points: [(CGFloat, CGFloat)],
    @ViewBuilder _ view: (Log) -> V
  ) async throws -> [String] {
    let log = Log()
    let screen = Screen(view(log), size: ScreenSize(width: 200, height: 200))
    for (x, y) in points {
      try screen.tap(at: CGPoint(x: x, y: y))
      await screen.settle()
    }
    return log.taps
  }

  @Test("A colour is hit in its bounds, and what is clear is not hit at all")
  func colors() async throws {
    let found = try await taps([(50, 100), (150, 100)]) { log in
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.taps.append("red") }
        Color.clear.onTapGesture { log.taps.append("clear") }
      }
    }
    #expect(found == ["red"])
  }

  @Test("A shape is hit within its outline; a stroke on its line")
  func shapes() async throws {
    let found = try await taps([(100, 100), (5, 5), (100, 1)]) { log in
      ZStack {
        Circle().onTapGesture { log.taps.append("circle") }
      }
    }
    #expect(found == ["circle", "circle"])
    let stroke = try await taps([(100, 100), (100, 3)]) { log in
      Circle().stroke(lineWidth: 10).onTapGesture { log.taps.append("line") }
    }
    #expect(stroke == ["line"])
  }

  @Test("The room between views of a stack is not hit, unless a content shape says so")
  func contentShape() async throws {
    func stack(_ log: Log) -> some View {
      VStack(spacing: 100) {
        Color.red.frame(width: 50, height: 50)
        Color.red.frame(width: 50, height: 50)
      }
    }
    let bare = try await taps([(100, 100), (100, 20)]) { log in
      stack(log).onTapGesture { log.taps.append("tap") }
    }
    #expect(bare == ["tap"])
    let shaped = try await taps([(100, 100), (100, 20)]) { log in
      stack(log).contentShape(Rectangle()).onTapGesture { log.taps.append("tap") }
    }
    #expect(shaped == ["tap", "tap"])
    let round = try await taps([(100, 100), (2, 2)]) { log in
      Color.red.contentShape(Circle()).onTapGesture { log.taps.append("tap") }
    }
    #expect(round == ["tap"])
  }

  @Test("The topmost view has the pointer, by z index before order")
  func order() async throws {
    let found = try await taps([(100, 100)]) { log in
      ZStack {
        Color.red.onTapGesture { log.taps.append("first") }.zIndex(1)
        Color.blue.onTapGesture { log.taps.append("second") }
      }
    }
    #expect(found == ["first"])
  }

  @Test("What does not allow hit testing lets the pointer through")
  func allowsHitTesting() async throws {
    let found = try await taps([(100, 100)]) { log in
      ZStack {
        Color.red.onTapGesture { log.taps.append("behind") }
        Color.blue.onTapGesture { log.taps.append("front") }.allowsHitTesting(false)
      }
    }
    #expect(found == ["behind"])
  }

  @Test("What is not drawn is not hit: opacity 0, hidden")
  func notDrawn() async throws {
    let found = try await taps([(50, 100), (150, 100)]) { log in
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.taps.append("faded") }.opacity(0)
        Color.red.onTapGesture { log.taps.append("hidden") }.hidden()
      }
      .background { Color.green.onTapGesture { log.taps.append("behind") } }
    }
    #expect(found == ["behind", "behind"])
  }

  @Test("A disabled view keeps the pointer, and does nothing with it")
  func disabled() async throws {
    let found = try await taps([(100, 100)]) { log in
      ZStack {
        Color.red.onTapGesture { log.taps.append("behind") }
        Color.blue.onTapGesture { log.taps.append("front") }.disabled(true)
      }
    }
    #expect(found.isEmpty)
  }

  @Test("Pointers follow what is moved, scaled and turned")
  func transforms() async throws {
    let moved = try await taps([(25, 25), (125, 125)]) { log in
      Color.red.frame(width: 50, height: 50)
        .onTapGesture { log.taps.append("tap") }
        .offset(x: 100, y: 100)
        .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(moved == ["tap"])
    let scaled = try await taps([(60, 100), (30, 100)]) { log in
      Color.red.frame(width: 50, height: 50).onTapGesture { log.taps.append("tap") }
        .scaleEffect(2)
    }
    #expect(scaled == ["tap"])
    // A bar of 100 by 20 that stands upright.
    let turned = try await taps([(100, 60), (60, 100)]) { log in
      Color.red.frame(width: 100, height: 20).onTapGesture { log.taps.append("tap") }
        .rotationEffect(.degrees(90))
    }
    #expect(turned == ["tap"])
    let effect = try await taps([(100, 100), (150, 100)]) { log in
      Color.red.frame(width: 40, height: 40).onTapGesture { log.taps.append("tap") }
        .visualEffect { effect, _ in effect.offset(x: 50) }
    }
    #expect(effect == ["tap"])
  }

  @Test("What is clipped away is not hit")
  func clips() async throws {
    let found = try await taps([(100, 100), (100, 20)]) { log in
      Color.red.frame(width: 50, height: 200).onTapGesture { log.taps.append("tap") }
        .frame(width: 50, height: 50).clipped()
    }
    #expect(found == ["tap"])
  }

  @Test("In a large stack only the views near the pointer are looked at, and the right one is hit")
  func largeStack() throws {
    let log = Log()
    let screen = Screen(
      VStack(spacing: 0) {
        ForEach(0..<500) { index in
          Color.red.frame(height: 10).onTapGesture { log.taps.append("\(index)") }
        }
      }
      .frame(height: 200, alignment: .top),
      size: ScreenSize(width: 200, height: 200)
    )
    for y in [5, 95, 195] as [CGFloat] { try screen.tap(at: CGPoint(x: 100, y: y)) }
    #expect(log.taps == ["0", "9", "19"])
  }
}
