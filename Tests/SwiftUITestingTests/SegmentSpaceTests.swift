import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Space in segments")
struct SegmentSpaceTests {
  struct Dice: View {
    @State private var sides = 20
    let width: CGFloat?

    var body: some View {
      Picker("Sides", selection: $sides) {
        ForEach([4, 6, 8, 10, 12, 20, 100], id: \.self) { Text("D\($0)") }
      }
      .pickerStyle(.segmented)
      .fixedSize(horizontal: width == nil, vertical: false)
      .frame(width: width)
    }
  }

  @Test("The label of a segment takes the space beside it before it is shortened")
  func narrow() throws {
    #expect(!Screen(Dice(width: 320), size: .iPhone).dump.contains("…"))
    #expect(Screen(Dice(width: 200), size: .iPhone).dump.contains("…"))
  }

  @Test("Segments with space are as wide as their labels and 9 points at both sides")
  func ideal() throws {
    let screen = Screen(Dice(width: nil), size: ScreenSize(width: 1000, height: 700))
    let widest = try Screen(Text("D100").font(.system(size: 13, weight: .medium)))
      .text("D100").frame.width
    let first = try screen.option("D4").frame
    let second = try screen.option("D6").frame
    #expect(abs(second.minX - first.minX - (widest + 18)) < 1)
  }
}
