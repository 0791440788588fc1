import AviaryKits
import Foundation
import QuartzCore
import Testing

@Suite("Layers' animations")
@MainActor
struct LayerAnimationTests {
  /// Takes down what an animation tells.
  final class Listener: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test("An animation's delegate hears of its beginning and, after its duration, of its end")
  func finishes() async throws {
    let layer = CALayer()
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 0.02
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = listener
    layer.add(animation, forKey: "move")
    #expect(layer.animationKeys() == ["move"])
    #expect(layer.animation(forKey: "move") === animation)
    for _ in 0..<200 where listener.lines.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(listener.lines == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation that is removed, or replaced by one of its name, has not finished")
  func isRemoved() async throws {
    let layer = CALayer()
    let listener = Listener()
    for _ in 0..<2 {
      let animation = CASpringAnimation(keyPath: "opacity")
      animation.repeatCount = .infinity
      animation.delegate = listener
      layer.add(animation, forKey: "fade")
    }
    #expect(listener.lines == ["stop false"])
    layer.removeAllAnimations()
    #expect(listener.lines == ["stop false", "stop false"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("A spring that is slowed down more comes to rest sooner, one that is not never does")
  func settles() {
    let spring = CASpringAnimation(keyPath: nil)
    let usual = spring.settlingDuration
    spring.damping = 20
    #expect(spring.settlingDuration < usual)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("Layers are put before, behind and in place of each other, and know the one around them")
  func order() {
    let layer = CALayer()
    let (one, two, three, four) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(one)
    layer.insertSublayer(two, below: one)
    layer.insertSublayer(three, above: two)
    #expect(layer.sublayers == [two, three, one])
    layer.replaceSublayer(three, with: four)
    #expect(layer.sublayers == [two, four, one])
    #expect(three.superlayer == nil)
    layer.sublayers = [one]
    #expect(two.superlayer == nil)
    #expect(one.superlayer === layer)
  }

  @Test("A layer's time begins, runs and is ahead as it says")
  func times() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 10
    inner.speed = 2
    inner.timeOffset = 1
    #expect(inner.convertTime(12, from: nil) == 5)
    #expect(inner.convertTime(5, to: nil) == 12)
  }

  @Test("A pace tells the points of its curve")
  func paces() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
  }
}
