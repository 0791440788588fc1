import Foundation
import SwiftUI

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

/// Something that happens to the endurance app: an event, an edit, time that passes.
///
/// Places are shares of the window, 0 to 1; numbers of elements and of the like wrap around. So an event means
/// something whatever came before, and those before can be left out.
enum EnduranceEvent {
  case pointer(InputEvent.Pointer.Kind, CGPoint, Finger)
  case tap(CGPoint, Finger, clicks: Int)
  /// A tap in the middle of the element of a number, of those that can be seen.
  case tapElement(Int)
  case drag(CGPoint, CGPoint, Finger, steps: Int)
  /// Two fingers come down, move and go.
  case fingers(CGPoint, CGPoint, steps: Int)
  case wheel(CGSize, CGPoint, EventModifiers)
  /// Fingers on a touchpad; the deltas are those of a frame each.
  case touchpad([CGSize], CGPoint, ends: Bool)
  case magnify([CGFloat], CGPoint, InputEvent.Phase)
  case rotate([Double], CGPoint, InputEvent.Phase)
  case key(KeyEquivalent, EventModifiers, repeats: Int)
  case type(String)
  case text(InputEvent.Text.Kind)
  case assist(Assistance)
  case edit(Edit, Animation?)
  case resize(CGSize)
  /// The app gets another value.
  case title(Int)
  /// Tasks have a turn.
  case tasks
  /// Time passes, in seconds; the views are told as often as they ask.
  case wait(TimeInterval)
  /// Time passes, and the views are told once: a window that was hidden.
  case jump(TimeInterval)

  struct Finger {
    var id = 0
    var button = InputEvent.Pointer.Button.primary
    var device = InputEvent.Pointer.Device.mouse
    var modifiers: EventModifiers = []
  }

  /// What assistive technology asks for, each of the element of a number.
  enum Assistance {
    case perform(element: Int, action: Int)
    case focus(Int)
    case scrollTo(Int)
    case setValue(Int, Double)
    case replace(Int, Range<Int>?, String)
    case select(Int, Range<Int>)
  }

  /// A change of the model by the program.
  enum Edit {
    case tab(Int), push(Int), pop, sheet, alert, dialog, popover
    case add, remove(Int), toggle(Int), pin(Int), rename(Int, String), shuffle(Int), clear, refill
    case select(Int), cardPosition(Int), page(Int), name(String), value(Double), disabled
    case wide, vertical, swap, turn, hue, play, clock, detail, expand, on, task
    case direction, textSize(Int), dark, query(String)
    case columns(Int), column(Int), choose(Int), inspector, sizeClass
  }
}

// MARK: - At random

extension EnduranceEvent {
  static func random(_ dice: inout RandomNumbers) -> EnduranceEvent {
    switch dice.below(34) {
    case 0...2: .tap(place(&dice), finger(&dice), clicks: 1 + dice.below(3))
    case 3...6: .tapElement(dice.below(1_000))
    case 7, 8:
      .pointer(
        dice.pick([.down, .moved, .moved, .up, .up, .cancelled, .hoverMoved, .hoverMoved, .left]),
        place(&dice),
        finger(&dice)
      )
    case 9, 10: .drag(place(&dice), place(&dice), finger(&dice), steps: 1 + dice.below(8))
    case 11: .fingers(place(&dice), place(&dice), steps: 1 + dice.below(6))
    case 12: .wheel(delta(&dice, 120), place(&dice), dice.pick([[], [], .shift, .control]))
    case 13, 14:
      .touchpad(
        (0..<1 + dice.below(8)).map { _ in delta(&dice, 40) },
        place(&dice),
        ends: dice.below(8) > 0
      )
    case 15:
      .magnify([1, .random(in: 0.2...3, using: &dice)], place(&dice), dice.pick(endings))
    case 16:
      .rotate([0, .random(in: -3...3, using: &dice)], place(&dice), dice.pick(endings))
    case 17...19: .key(dice.pick(keys), dice.pick(modifiers), repeats: [0, 0, 0, 3][dice.below(4)])
    case 20: .type(dice.pick(texts))
    case 21:
      .text(
        dice.pick([
          .commit("組"), .preedit("ab", caret: 1), .preedit("é", caret: 2), .preedit("", caret: 0),
          .deleteSurrounding(before: dice.below(3), after: dice.below(3)),
        ])
      )
    case 22, 23: .assist(.random(&dice))
    case 24...28: .edit(.random(&dice), animation(&dice))
    case 29: other(&dice)
    case 30: .tasks
    case 31: dice.below(12) == 0 ? .jump(time(&dice) * 120) : .jump(time(&dice))
    default: .wait(time(&dice))
    }
  }

  private static func other(_ dice: inout RandomNumbers) -> EnduranceEvent {
    if dice.isOn() { return .title(dice.below(3)) }
    return .resize(CGSize(width: 120 + dice.below(580), height: 80 + dice.below(820)))
  }

  private static let endings: [InputEvent.Phase] = [.ended, .ended, .cancelled, .changed]
  private static let modifiers: [EventModifiers] = [
    [], [], [], .shift, .control, .command, .option, [.control, .shift],
  ]
  private static let keys: [KeyEquivalent] = [
    .tab, .tab, .tab, .return, .escape, .space, .leftArrow, .rightArrow, .upArrow, .downArrow,
    .home, .end, .delete, .deleteForward, .pageDown, .pageUp, "a", "z", "v", "x", "c", "é", .menu,
  ]
  private static let texts = [
    "a", "word ", "two\nlines", "שלום", "👩‍👩‍👧", "é", "long text that goes on ",
  ]

  private static func place(_ dice: inout RandomNumbers) -> CGPoint {
    CGPoint(x: .random(in: 0...1, using: &dice), y: .random(in: 0...1, using: &dice))
  }

  private static func delta(_ dice: inout RandomNumbers, _ most: CGFloat) -> CGSize {
    let across = dice.below(3) == 0 ? most : 0
    return CGSize(
      width: CGFloat.random(in: -across...across, using: &dice),
      height: CGFloat.random(in: -most...most, using: &dice)
    )
  }

  private static func finger(_ dice: inout RandomNumbers) -> Finger {
    Finger(
      id: [0, 0, 0, 1, 2][dice.below(5)],
      button: dice.pick([.primary, .primary, .primary, .primary, .secondary, .middle]),
      device: dice.isOn() ? .mouse : .touch,
      modifiers: dice.pick([[], [], [], .shift, .control])
    )
  }

  private static func animation(_ dice: inout RandomNumbers) -> Animation? {
    dice.pick([
      nil, nil, .default, .spring, .bouncy, .linear(duration: 0.3), .easeIn(duration: 1),
      .linear(duration: 0.2).delay(0.1), .linear(duration: 0.1).repeatCount(3),
    ])
  }

  /// A millisecond to a second, short times more often.
  private static func time(_ dice: inout RandomNumbers) -> TimeInterval {
    dice.pick([0.001, 0.017, 0.05, 0.1, 0.3, 0.55, 1]) * .random(in: 0.5...1, using: &dice)
  }
}

extension EnduranceEvent.Assistance {
  fileprivate static func random(_ dice: inout RandomNumbers) -> Self {
    let element = dice.below(1_000)
    let range = dice.below(10)..<10 + dice.below(10)
    switch dice.below(9) {
    case 0...3: return .perform(element: element, action: dice.below(4))
    case 4: return .focus(element)
    case 5: return .scrollTo(element)
    case 6: return .setValue(element, .random(in: -1...2, using: &dice))
    case 7: return .replace(element, dice.isOn() ? range : nil, dice.pick(["", "new", "組み"]))
    default: return .select(element, range)
    }
  }
}

extension EnduranceEvent.Edit {
  fileprivate static func random(_ dice: inout RandomNumbers) -> Self {
    let number = dice.below(1_000)
    return dice.pick([
      .tab(number), .tab(number), .tab(number), .push(number), .push(number), .pop, .sheet, .alert,
      .dialog, .popover, .add, .add, .remove(number), .remove(number), .toggle(number),
      .pin(number),
      .rename(number, dice.pick(["short", "a title that needs a lot more room", ""])),
      .shuffle(number), .clear, .refill, .refill, .select(number), .cardPosition(number),
      .page(number), .name(dice.pick(["", "other name"])), .value(Double(number) / 1_000),
      .disabled, .wide, .vertical, .swap, .turn, .hue, .play, .clock, .detail, .expand, .on, .task,
      .task, .direction, .textSize(number), .dark,
      .query(dice.pick(["", "", "1", "a title", "none"])),
      .columns(number), .column(number), .choose(number), .inspector, .sizeClass,
    ])
  }

  @MainActor
  func apply(to model: EnduranceModel) {
    func index(_ number: Int) -> Int? {
      model.items.isEmpty ? nil : number % model.items.count
    }
    switch self {
    case .tab(let number): model.tab = number % 6
    case .push(let number): if model.path.count < 4 { model.path.append(number % 30) }
    case .pop: if !model.path.isEmpty { model.path.removeLast() }
    case .sheet: model.showsSheet.toggle()
    case .alert: model.showsAlert.toggle()
    case .dialog: model.showsDialog.toggle()
    case .popover: model.showsPopover.toggle()
    case .add: model.add()
    case .remove(let number): model.remove(at: number)
    case .toggle(let number): if let index = index(number) { model.items[index].isDone.toggle() }
    case .pin(let number): if let index = index(number) { model.items[index].isPinned.toggle() }
    case .rename(let number, let title):
      if let index = index(number) { model.items[index].title = title }
    case .shuffle(let number):
      var dice = RandomNumbers(seed: UInt64(number))
      model.items.shuffle(using: &dice)
    case .clear: if model.items.count > 40 { model.items.removeAll() }
    case .refill: for _ in 0..<6 { model.add() }
    case .select(let number): model.selection.formSymmetricDifference([number % 30])
    case .cardPosition(let number):
      if let index = index(number) { model.cardPosition = model.items[index].id }
    case .page(let number): model.page = number % 5
    case .name(let name): model.name = name
    case .value(let value): model.value = value
    case .disabled: model.isDisabled.toggle()
    case .wide: model.isWide.toggle()
    case .vertical: model.isVertical.toggle()
    case .swap: model.isSwapped.toggle()
    case .turn: model.angle += 30
    case .hue: model.hue = (model.hue + 1) % 3
    case .play: model.trigger += 1
    case .clock: model.showsClock.toggle()
    case .detail: model.showsDetail.toggle()
    case .expand: model.isExpanded.toggle()
    case .on: model.isOn.toggle()
    case .task: model.task += 1
    case .direction: model.isRightToLeft.toggle()
    case .textSize(let number): model.textSize = number
    case .query(let query): model.query = query
    case .dark: model.isDark.toggle()
    case .columns(let number):
      let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
      model.columns = all[number % all.count]
    case .column(let number):
      let all: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
      model.column = all[number % all.count]
    case .choose(let number): model.chosen = number % 3 == 0 ? nil : index(number)
    case .inspector: model.showsInspector.toggle()
    case .sizeClass: model.isCompact.toggle()
    }
  }
}
