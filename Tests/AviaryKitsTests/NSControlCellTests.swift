import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Cells and controls of AppKit")
struct NSControlCellTests {
  @Test("a control's cell has the control's values")
  func cell() {
    let button = NSButton(title: "a")
    button.cell?.isEnabled = false
    button.cell?.state = .on
    #expect(!button.isEnabled)
    #expect(button.state == .on)
    #expect((button.cell as? NSButtonCell)?.title == "a")
    button.cell?.setNextState()
    #expect(button.state == .off)
  }

  @Test("a cell that a control is given hands it what was set before")
  func givenCell() {
    let field = NSTextField(string: "before")
    let cell = NSTextFieldCell(textCell: "after")
    cell.placeholderString = "words"
    field.cell = cell
    #expect(field.stringValue == "after")
    #expect(field.placeholderString == "words")
    #expect(cell.controlView === field)
    field.stringValue = "again"
    #expect(cell.stringValue == "again")
  }

  @Test("the events of an action are kept, and those before are returned")
  func actionEvents() {
    let button = NSButton(title: "a")
    let first = button.sendAction(on: [.leftMouseDown])
    let second = button.sendAction(on: [.leftMouseUp])
    #expect(first == 0)
    #expect(second == Int(NSEvent.EventTypeMask.leftMouseDown.rawValue))
  }

  @Test("one segment is chosen, or any, as the control tracks")
  func segments() {
    let control = NSSegmentedControl(
      labels: ["a", "b", "c"],
      trackingMode: .selectOne,
      target: nil,
      action: nil
    )
    control.selectedSegment = 1
    control.setSelected(true, forSegment: 2)
    #expect(control.selectedSegment == 2)
    #expect(!control.isSelected(forSegment: 1))
    (control.cell as? NSSegmentedCell)?.trackingMode = .selectAny
    control.setSelected(true, forSegment: 0)
    #expect(control.isSelected(forSegment: 2))
    control.setTag(7, forSegment: 1)
    #expect(control.selectSegment(withTag: 7))
    #expect(control.selectedSegment == 1)
    #expect(control.label(forSegment: 5) == nil)
  }

  @Test("a pop-up button chooses its first item, and what is asked for")
  func popUp() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["a", "b", "c"])
    #expect(button.titleOfSelectedItem == "a")
    button.selectItem(withTitle: "c")
    #expect(button.indexOfSelectedItem == 2)
    button.addItem(withTitle: "a")
    #expect(button.itemTitles == ["b", "c", "a"])
    button.removeItem(withTitle: "c")
    #expect(button.titleOfSelectedItem == "b")
    button.setTitle("d")
    #expect(button.title == "d")
  }

  @Test("a date stays within its bounds")
  func dates() {
    let picker = NSDatePicker()
    picker.minDate = Date(timeIntervalSince1970: 100)
    picker.maxDate = Date(timeIntervalSince1970: 200)
    #expect(picker.dateValue == Date(timeIntervalSince1970: 200))
    picker.dateValue = Date(timeIntervalSince1970: 0)
    #expect(picker.dateValue == Date(timeIntervalSince1970: 100))
  }

  @Test("an active well takes over what is chosen in the panel of colours")
  func colors() {
    let panel = NSColorPanel.shared
    let well = NSColorWell()
    well.activate(true)
    panel.choose(.red)
    #expect(well.color == .red)
    well.deactivate()
    panel.choose(.blue)
    #expect(well.color == .red)
    #expect(panel.color == .blue)
  }

  @Test("a text view inserts a text in place of what is chosen, and tells its delegate")
  func typing() {
    final class Listener: NSObject, NSTextViewDelegate {
      var changes = 0
      func textDidChange(_ notification: Notification) { changes += 1 }
      func textView(
        _ textView: NSTextView,
        shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
      ) -> Bool { replacementString != "no" }
    }
    let view = NSTextView(usingTextLayoutManager: true)
    let listener = Listener()
    view.delegate = listener
    view.string = "one two"
    view.setSelectedRange(NSRange(location: 4, length: 3))
    view.insertText("six", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(view.string == "one six")
    view.insertText("no", replacementRange: NSRange(location: 0, length: 3))
    #expect(view.string == "one six")
    #expect(listener.changes == 1)
    #expect(!view.hasMarkedText())
  }
}
