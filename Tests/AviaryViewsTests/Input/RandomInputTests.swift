import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Random input")
struct RandomInputTests {
  /// Always the same numbers for a seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private struct Everything: View {
    @State private var text = "some text"
    @State private var secret = "secret"
    @State private var isOn = false
    @State private var value = 0.5
    @State private var picked = 1
    @State private var items = Array(0..<5)
    @State private var showsSheet = false
    @State private var showsAlert = false
    @GestureState private var offset = CGSize.zero

    var body: some View {
      ScrollView {
        VStack {
          TextField("text", text: $text)
          SecureField("secret", text: $secret)
          TextEditor(text: $text).frame(height: 80)
          Toggle("on", isOn: $isOn)
          Slider(value: $value)
          Stepper("value", value: $value, in: 0...1, step: 0.1)
          Picker("pick", selection: $picked) { ForEach(0..<4) { Text("choice \($0)") } }
          Menu("menu") { Button("add") { items.append(items.count) } }
          if isOn {
            Color.red.frame(height: 50).offset(offset)
              .gesture(
                DragGesture().updating($offset) { value, state, _ in state = value.translation }
              )
              .onTapGesture(count: 2) { items.removeAll() }
              .onLongPressGesture { showsAlert = true }
              .onHover { if $0 { value = 1 } }
          }
          ScrollView(.horizontal) {
            HStack {
              ForEach(items, id: \.self) { item in
                Button("item \(item)") { items.removeAll { $0 == item } }
              }
            }
          }
          .scrollTargetBehavior(.paging)
          Button("sheet") { showsSheet = true }
        }
      }
      .sheet(isPresented: $showsSheet) { TextField("in sheet", text: $text) }
      .alert("alert", isPresented: $showsAlert) { Button("OK") {} }
    }
  }

  @Test("Whatever a person does, nothing breaks, and what is remembered is right", arguments: 1...6)
  func anything(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let harness = try Harness(Everything(), width: 320, height: 480)
    let hand = Hand(harness)
    let keys: [KeyEquivalent] = [
      .tab, .return, .escape, .space, .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end,
      .delete, .deleteForward, .pageDown, "a", "z", "v", "x", "é",
    ]
    func x() -> CGFloat { .random(in: 0...320, using: &dice) }
    func y() -> CGFloat { .random(in: 0...480, using: &dice) }
    for step in 0..<300 {
      hand.device = Bool.random(using: &dice) ? .mouse : .touch
      hand.modifiers = [[], [], [], .shift].randomElement(using: &dice) ?? []
      switch Int.random(in: 0..<12, using: &dice) {
      case 0, 1: try hand.tap(x(), y(), clickCount: Int.random(in: 1...3, using: &dice))
      case 2: try hand.press(x(), y())
      case 3: try hand.move(x(), y())
      case 4: try hand.release(x(), y())
      case 5:
        try hand.drag(
          from: CGPoint(x: x(), y: y()),
          to: CGPoint(x: x(), y: y()),
          steps: Int.random(in: 1...6, using: &dice)
        )
      case 6: try hand.hover(x(), y())
      case 7:
        try hand.scroll(
          .random(in: -50...50, using: &dice),
          .random(in: -80...80, using: &dice),
          at: x(),
          y()
        )
      case 8, 9:
        let modifiers: EventModifiers =
          [[], [], .shift, .control].randomElement(using: &dice) ?? []
        try hand.key(keys.randomElement(using: &dice) ?? .tab, modifiers)
      case 10: try hand.text(.preedit("ab", caret: 1))
      default: try hand.wait(.random(in: 0...0.5, using: &dice))
      }
      if step % 50 == 49 {
        _ = harness.dump
        let faults = harness.root.staleCaches()
        #expect(faults.isEmpty, "seed \(seed), step \(step)")
      }
    }
    try hand.cancelPress()
    try hand.leave()
    #expect(try hand.waitForRest(limit: 30) != nil)
  }
}
