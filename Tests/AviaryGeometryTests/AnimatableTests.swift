import AviaryGeometry
import Foundation
import Testing

@Suite("Animatable data")
struct AnimatableTests {
  /// A type that says nothing about animation, as most layouts do.
  private struct Still: Animatable {
    var number = 1
  }

  private struct Moving: Animatable {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
  }

  @Test("a type without animatable data has empty data")
  func empty() {
    var still = Still()
    still.animatableData = .zero
    #expect(still.animatableData == EmptyAnimatableData())
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    #expect(Moving(amount: 3).animatableData == 3)
  }

  @Test("numbers interpolate and scale")
  func numbers() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(CGFloat(10).scaled(by: 3) == 30)
    #expect(Float(3).magnitudeSquared == 9)
    var value: CGFloat = 4
    value.animatableData = 5
    #expect(value == 5)
  }

  @Test("pairs and rows of values work place by place")
  func vectors() {
    let pair = AnimatablePair(1.0, CGFloat(2))
    #expect(pair + pair == pair.scaled(by: 2))
    #expect(pair - pair == .zero)
    #expect(pair.magnitudeSquared == 5)
    let values = AnimatableValues(1.0, CGFloat(2), Float(3))
    #expect(values + values == values.scaled(by: 2))
    #expect(values - values == .zero)
    #expect(values != .zero)
    #expect(values.magnitudeSquared == 14)
    var sum = values
    sum += values
    sum -= values
    #expect(sum == values)
  }

  @Test("points, sizes and rectangles go through their data unchanged")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var copy = CGRect.zero
    copy.animatableData = rect.animatableData
    #expect(copy == rect)
    var point = CGPoint.zero
    point.animatableData = CGPoint(x: 5, y: 6).animatableData
    #expect(point == CGPoint(x: 5, y: 6))
    var unit = UnitPoint.zero
    unit.animatableData = UnitPoint.bottom.animatableData
    #expect(unit == .bottom)
  }
}
