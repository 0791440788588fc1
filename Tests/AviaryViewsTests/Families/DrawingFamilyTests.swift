import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// Variations of the measured cases of these families, worked out by hand from the rules.
@MainActor
@Suite("Families shape, image, canvas, color, gradient, effects, transform, gesture")
struct DrawingFamilyTests {
  @Test("shape: an inset and a stroke border keep the size, a sized one takes the room")
  func shapes() throws {
    try expectFrames(
      in: 120,
      30,
      [
        "inset": [0, 0, 30, 30], "border": [30, 0, 30, 30], "sized": [60, 0, 30, 30],
        "circle": [90, 0, 30, 30],
      ]
    ) { probes in
      HStack(spacing: 0) {
        Rectangle().inset(by: 10).probe("inset", probes)
        RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 6).probe("border", probes)
        Rectangle().size(width: 5, height: 5).probe("sized", probes)
        Circle().strokeBorder(.red, lineWidth: 6).probe("circle", probes)
      }
    }
  }

  @Test("shape: circles are sized before what can grow in one direction only")
  func circleBesideCapsule() throws {
    // At most 20, the circle is the less flexible one.
    try expectFrames(in: 100, 20, ["circle": [0, 0, 20, 20], "capsule": [20, 0, 80, 20]]) {
      probes in
      HStack(spacing: 0) {
        Circle().trim(from: 0, to: 0.5).probe("circle", probes)
        Capsule().fill(.red).probe("capsule", probes)
      }
    }
  }

  @Test("canvas, color, gradient: each takes an equal part, and 10 where nothing is proposed")
  func areas() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    try expectFrames(
      in: 90,
      30,
      ["canvas": [0, 0, 30, 30], "color": [30, 0, 30, 30], "gradient": [60, 0, 30, 30]]
    ) { probes in
      HStack(spacing: 0) {
        Canvas { _, _ in }.probe("canvas", probes)
        Color("no such colour").probe("color", probes)
        gradient.probe("gradient", probes)
      }
    }
    try expectFrames(
      in: 90,
      30,
      ["canvas": [40, 0, 10, 10], "color": [40, 10, 10, 10], "gradient": [40, 20, 10, 10]]
    ) { probes in
      VStack(spacing: 0) {
        Canvas { _, _ in }.probe("canvas", probes)
        Color.red.probe("color", probes)
        gradient.probe("gradient", probes)
      }
      .fixedSize()
    }
  }

  @Test("image: a missing one takes nothing and keeps its gaps; a symbol is rigid")
  func images() throws {
    let sink = Warnings.sink
    Warnings.sink = { _ in }
    defer { Warnings.sink = sink }
    // 50 - 20 (a symbol beside text of 17) - 0 and two gaps of 5 leave 20.
    try expectFrames(
      in: 50,
      20,
      ["missing": [0, 10, 0, 0], "symbol": [5, 0, 20, 20], "color": [30, 0, 20, 20]]
    ) { probes in
      HStack(spacing: 5) {
        Image("no-such-drawing").probe("missing", probes)
        Image(systemName: "star").probe("symbol", probes)
        Color.red.probe("color", probes)
      }
    }
  }

  @Test("effects: what is hidden, faded or blended shares as ever")
  func effects() throws {
    try expectFrames(
      in: 100,
      20,
      ["a": [0, 0, 30, 20], "b": [35, 0, 30, 20], "c": [70, 0, 30, 20]]
    ) { probes in
      HStack(spacing: 5) {
        Color.red.probe("a", probes).hidden()
        Color.red.probe("b", probes).opacity(0.2).blendMode(.screen)
        Color.red.probe("c", probes).blur(radius: 5).zIndex(-3)
      }
    }
  }

  @Test("transform: read from inside, effects move a frame; from outside they do not")
  func transforms() throws {
    try expectFrames(
      in: 100,
      60,
      // Twice as large about its middle: 20 more on each side of 40, 10 on each of 20.
      ["inside": [10, 10, 80, 40], "outside": [30, 20, 40, 20]]
    ) { probes in
      Block(width: 40).probe("inside", probes).scaleEffect(2).probe("outside", probes)
    }
    try expectFrames(
      in: 100,
      60,
      ["inside": [45, 13, 40, 20], "outside": [30, 20, 40, 20]],
      directions: [.leftToRight]
    ) { probes in
      Block(width: 40).probe("inside", probes).offset(x: 15, y: -7).probe("outside", probes)
    }
    // A quarter turn exchanges width and height about the middle.
    try expectFrames(in: 100, 60, ["inside": [40, 10, 20, 40], "outside": [30, 20, 40, 20]]) {
      probes in
      Block(width: 40).probe("inside", probes).rotationEffect(.degrees(90))
        .probe("outside", probes)
    }
  }

  @Test("gesture: views that can be tapped, dragged and pressed lie as without")
  func gestures() throws {
    try expectFrames(
      in: 90,
      20,
      ["tap": [0, 0, 30, 20], "drag": [30, 0, 30, 20], "press": [60, 0, 30, 20]]
    ) { probes in
      HStack(spacing: 0) {
        Color.red.probe("tap", probes).onTapGesture(count: 2) {}
        Color.red.probe("drag", probes).gesture(DragGesture())
        Color.red.probe("press", probes).onLongPressGesture {}
      }
    }
  }
}
