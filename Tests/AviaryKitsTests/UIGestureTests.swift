import AviaryFoundation
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryKits

/// Recognizers of UIKit's that know what fingers do.
@MainActor
@Suite("UIKit's gestures")
struct UIGestureTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct Recognized<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    let log: Log
    let make: @MainActor () -> Recognizer

    final class Coordinator {
      let converter: CoordinateSpaceConverter
      init(_ converter: CoordinateSpaceConverter) { self.converter = converter }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
      Coordinator(converter)
    }

    func makeUIGestureRecognizer(context: Context) -> Recognizer {
      log.lines.append("make")
      return make()
    }

    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      let place = context.converter.localLocation
      var line = "\(recognizer.state) \(Int(place.x)),\(Int(place.y))"
      if let moved = context.converter.localTranslation { line += " moved \(Int(moved.x))" }
      let space = context.converter.location(in: .named("outer"))
      log.lines.append(line + " outer \(Int(space.x)),\(Int(space.y))")
    }
  }

  private func shown(_ content: some View) -> some View {
    content
      .frame(width: 100, height: 100)
      .offset(x: 0, y: 0)
      .padding(20)
      .coordinateSpace(.named("outer"))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @Test("taps are told with where they are, and the recognizer is made once")
  func taps() throws {
    let log = Log()
    let screen = Screen(
      shown(Color.red.gesture(Recognized(log: log) { UITapGestureRecognizer() }))
    )
    try screen.tap(at: CGPoint(x: 30, y: 50))
    try screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(log.lines == ["make", "ended 10,30 outer 30,50", "ended 40,40 outer 60,60"])
  }

  @Test("a pan begins, goes on and ends, with how far it has gone")
  func pans() throws {
    let log = Log()
    let screen = Screen(
      shown(Color.red.gesture(Recognized(log: log) { UIPanGestureRecognizer() }))
    )
    try screen.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 90, y: 40))
    #expect(log.lines.dropFirst().first?.hasPrefix("began") == true)
    #expect(log.lines.contains { $0.hasPrefix("changed") })
    #expect(log.lines.last == "ended 70,20 moved 50 outer 90,40")
  }

  @MainActor
  private final class Tapped: NSObject {
    let log: Log
    init(_ log: Log) { self.log = log }
    func tapped(_ recognizer: UIGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      log.lines.append("tapped \(Int(place.x)),\(Int(place.y))")
    }
  }

  private struct Tappable: UIViewRepresentable {
    let log: Log

    func makeCoordinator() -> Tapped { Tapped(log) }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      let coordinator = context.coordinator
      let action = Selector("tapped:", Tapped.tapped(_:))
      view.addGestureRecognizer(UITapGestureRecognizer(target: coordinator, action: action))
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("targets of recognizers on a represented view perform their methods")
  func targets() throws {
    let log = Log()
    let screen = Screen(shown(Tappable(log: log)))
    try screen.tap(at: CGPoint(x: 25, y: 45))
    #expect(log.lines == ["tapped 5,25"])
  }
}
