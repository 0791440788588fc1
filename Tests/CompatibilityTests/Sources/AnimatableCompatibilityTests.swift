import SwiftUI
import Testing

/// `@Animatable` on shapes, modifiers and views.
@MainActor
@Suite("Compatibility: @Animatable")
struct AnimatableCompatibilityTests {
  @Animatable
  struct Arc: Shape {
    var center: CGPoint
    var radius: CGFloat
    var end: Angle
    @AnimatableIgnored var isClockwise: Bool

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addArc(
          center: center,
          radius: radius,
          startAngle: .zero,
          endAngle: end,
          clockwise: isClockwise
        )
      }
    }
  }

  @Animatable
  struct Fade: ViewModifier {
    var amount: Double

    func body(content: Content) -> some View { content.opacity(amount) }
  }

  @Animatable
  struct Bar: View {
    @Environment(\.colorScheme) private var colorScheme
    var part = 0.5
    var height: CGFloat
    let color: Color

    var body: some View { color.frame(width: 100 * part, height: height) }
  }

  private func halved<Value: Animatable>(_ value: Value, to other: Value) -> Value {
    var result = value
    var data = value.animatableData
    var change = other.animatableData
    change -= data
    change.scale(by: 0.5)
    data += change
    result.animatableData = data
    return result
  }

  @Test("what can be animated is between two values, the rest as it was")
  func between() {
    let arc = halved(
      Arc(center: .zero, radius: 10, end: .zero, isClockwise: true),
      to: Arc(center: CGPoint(x: 4, y: 8), radius: 20, end: .degrees(90), isClockwise: false)
    )
    #expect(arc.center == CGPoint(x: 2, y: 4))
    #expect(arc.radius == 15)
    #expect(abs(arc.end.degrees - 45) < 1e-9)
    #expect(arc.isClockwise)
    #expect(halved(Fade(amount: 0), to: Fade(amount: 1)).amount == 0.5)
    let bar = halved(
      Bar(part: 0, height: 2, color: .red),
      to: Bar(part: 1, height: 4, color: .blue)
    )
    #expect(bar.part == 0.5 && bar.height == 3 && bar.color == .red)
  }
}
