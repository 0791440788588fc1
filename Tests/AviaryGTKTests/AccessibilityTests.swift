import Foundation
import Testing

@Suite("Assistive technology", .enabled(if: TestBus.isAvailable), .serialized)
struct AccessibilityTests {
  /// A probe whose window "Accessible" is open, and what reads it.
  private func open() throws -> (display: TestDisplay, probe: Probe, reader: TestReader) {
    let display = try TestDisplay()
    let bus = try TestBus(display)
    let probe = try Probe(display, environment: bus.environment)
    try probe.expect("ready")
    try probe.order("open accessible")
    _ = try display.window("Accessible")
    return (display, probe, TestReader(display, bus, probe))
  }

  @Test("X25: roles, names, states, values and headings are read, hidden elements are not")
  func reads() throws {
    let (_, probe, reader) = try open()
    let lines = try reader.run(
      """
      find('push button', 'Count 0')
      seen = [n for n in walk(window)]
      for node in seen:
          if node.getRoleName() != 'label' or not node.name.startswith('Row'):
              print(node.getRoleName() + " '" + node.name + "'")
      button = find('push button', 'Count 0')
      print(button.description, has(button, pyatspi.STATE_ENABLED, pyatspi.STATE_FOCUSABLE))
      box = find('check box', 'Sound')
      print(has(box, pyatspi.STATE_CHECKABLE), has(box, pyatspi.STATE_CHECKED))
      print(dict(a.split(':', 1) for a in find('heading', 'Assistive').getAttributes())['level'])
      value = find('progress bar', 'Loading').queryValue()
      print(value.minimumValue, value.maximumValue, value.currentValue)
      print(has(find('radio button', 'one'), pyatspi.STATE_CHECKED))
      print(has(find('radio button', 'two'), pyatspi.STATE_CHECKED))
      print(has(find('password text', 'Secret'), pyatspi.STATE_EDITABLE, pyatspi.STATE_SINGLE_LINE))
      print(len(programs()), has(window, pyatspi.STATE_SHOWING), program.toolkitName)
      """
    )
    #expect(
      lines == [
        "frame 'Accessible'", "heading 'Assistive'", "push button 'Count 0'", "check box 'Sound'",
        "slider 'Level'", "spin button 'Quantity'", "label 'Quantity'", "push button 'Decrement'",
        "push button 'Increment'", "entry 'Name'", "password text 'Secret'", "grouping 'Choice'",
        "radio button 'one'", "radio button 'two'", "progress bar 'Loading'", "label 'Rating'",
        "push button 'Sheet'", "panel 'Swatch'", "Counts up True", "True False", "2",
        "0.0 1.0 0.25", "True", "False", "True",
        "1 True Aviary",
      ]
    )
    #expect(probe.errors == "")
  }

  @Test("an announcement is heard")
  func announcements() throws {
    let (_, _, reader) = try open()
    let lines = try reader.run(
      """
      heard = []
      pyatspi.Registry.registerEventListener(
          lambda e: heard.append((e.source.name, e.detail1, e.any_data)), 'object:announcement')
      find('check box', 'Sound').queryAction().doAction(0)
      wait('the event', lambda: heard)
      print(heard)
      """
    )
    #expect(lines == ["[('Accessible', 1, 'Sound is on')]"])
  }

  @Test("X26: a button that is pressed changes what is read, and the change is heard")
  func presses() throws {
    let (_, _, reader) = try open()
    let lines = try reader.run(
      """
      heard = []
      pyatspi.Registry.registerEventListener(
          lambda e: heard.append((str(e.type), e.source.name, e.any_data)),
          'object:property-change:accessible-name')
      button = find('push button', 'Count 0')
      action = button.queryAction()
      print([action.getName(i) for i in range(action.nActions)])
      action.doAction(0)
      wait('the event', lambda: ('object:property-change:accessible-name', 'Count 1', 'Count 1') in heard)
      print(find('push button', 'Count 1') == button)
      action.doAction(1)
      find('push button', 'Count 0')
      """
    )
    #expect(lines == ["['click', 'Reset']", "True"])
  }

  @Test("X27: values are set, and texts are read, inserted and deleted")
  func edits() throws {
    let (_, probe, reader) = try open()
    let lines = try reader.run(
      """
      heard = []
      for name in ('object:text-changed', 'object:text-caret-moved'):
          pyatspi.Registry.registerEventListener(
              lambda e: heard.append((str(e.type), e.detail1, e.detail2)), name)
      value = find('slider', 'Level').queryValue()
      print(value.minimumValue, value.maximumValue, value.minimumIncrement, value.currentValue)
      value.currentValue = 70
      wait('the value', lambda: find('slider', 'Level').queryValue().currentValue == 70)
      field = find('entry', 'Name')
      text, editable = field.queryText(), field.queryEditableText()
      print(text.characterCount, text.getText(0, -1))
      editable.insertText(3, ' Löve', 5)
      wait('the text', lambda: field.queryText().getText(0, -1) == 'Ada Löve')
      wait('the insertion', lambda: any(
          t.startswith('object:text-changed:insert') and (a, b) == (3, 5) for t, a, b in heard))
      wait('the caret', lambda: any(
          t.startswith('object:text-caret-moved') and a == 8 for t, a, b in heard))
      editable.deleteText(0, 4)
      wait('the text', lambda: field.queryText().getText(0, -1) == 'Löve')
      text.setCaretOffset(2)
      wait('the caret', lambda: field.queryText().caretOffset == 2)
      print(find('password text', 'Secret').queryText().getText(0, -1))
      """
    )
    #expect(lines == ["0.0 100.0 5.0 20.0", "3 Ada", "•••"])
    #expect(probe.lines.contains("level 70.0"))
    #expect(probe.lines.contains("name Löve"))
  }

  @Test("X28: the focus is moved, and heard moving")
  func focuses() throws {
    let (_, probe, reader) = try open()
    _ = try reader.run(
      """
      heard = []
      pyatspi.Registry.registerEventListener(
          lambda e: heard.append((e.source.name, e.detail1)), 'object:state-changed:focused')
      field = find('entry', 'Name')
      field.queryComponent().grabFocus()
      wait('the event', lambda: ('Name', 1) in heard)
      wait('the state', lambda: has(field, pyatspi.STATE_FOCUSED))
      find('push button', 'Count 0').queryComponent().grabFocus()
      wait('the event', lambda: ('Name', 0) in heard and ('Count 0', 1) in heard)
      """
    )
    #expect(probe.lines.contains("name focused true"))
    #expect(probe.lines.last { $0.hasPrefix("name focused") } == "name focused false")
  }

  @Test("X29: extents on the screen and in the window are where the element is drawn")
  func extents() throws {
    let (display, _, reader) = try open()
    let lines = try reader.run(
      """
      swatch = find('panel', 'Swatch').queryComponent()
      box = swatch.getExtents(pyatspi.DESKTOP_COORDS)
      print(box.x, box.y, box.width, box.height)
      inside = swatch.getExtents(pyatspi.WINDOW_COORDS)
      print(window.queryComponent().getAccessibleAtPoint(
          inside.x + 5, inside.y + 5, pyatspi.WINDOW_COORDS).name)
      print(swatch.contains(inside.x - 1, inside.y, pyatspi.WINDOW_COORDS))
      """
    )
    #expect(Array(lines.dropFirst()) == ["Swatch", "False"])
    let box = try #require(lines.first).split(separator: " ").compactMap { Int($0) }
    #expect(box.suffix(2) == [60, 20])
    let red = "#FF3B30"
    for (x, y) in [(1, 1), (58, 18)] {
      try display.expectColor(red, x: box[0] + x, y: box[1] + y)
    }
    for (x, y) in [(-2, 10), (62, 10), (30, -2), (30, 22)] {
      #expect(try display.color(x: box[0] + x, y: box[1] + y) != red)
    }
  }

  @Test("X30: of a lazy list of a million rows what can be seen is read, and what is scrolled to")
  func lists() throws {
    let (_, _, reader) = try open()
    let lines = try reader.run(
      """
      def rows():
          return [n for n in walk(window) if n.name.startswith('Row ')]
      def height(node):
          return node.queryComponent().getExtents(pyatspi.WINDOW_COORDS).height
      find('label', 'Row 0')
      last = rows()[-1]
      before = height(last)
      print(len(rows()), before < height(rows()[0]))
      gi.repository.Atspi.Component.scroll_to(last, gi.repository.Atspi.ScrollType.ANYWHERE)
      wait('the row', lambda: height(last) > before)
      print(len(rows()) < 7)
      """
    )
    #expect(lines == ["4 True", "True"])
  }

  @Test("X31: a sheet that opens is heard, and hides what lies behind it")
  func sheets() throws {
    let (_, _, reader) = try open()
    let lines = try reader.run(
      """
      heard = []
      pyatspi.Registry.registerEventListener(
          lambda e: heard.append(str(e.type)), 'object:children-changed')
      find('push button', 'Sheet').queryAction().doAction(0)
      find('push button', 'Close')
      wait('the event', lambda: any(t.startswith('object:children-changed:add') for t in heard))
      print([n.getRoleName() for n in window], has(window[0], pyatspi.STATE_MODAL))
      find('push button', 'Close').queryAction().doAction(0)
      find('push button', 'Sheet')
      """
    )
    #expect(lines == ["['dialog'] True"])
  }

  @Test("X32: named actions of adjustable elements are done")
  func adjusts() throws {
    let (_, _, reader) = try open()
    let lines = try reader.run(
      """
      rating = find('label', 'Rating')
      action = rating.queryAction()
      names = [action.getName(i) for i in range(action.nActions)]
      print(names)
      action.doAction(names.index('increment'))
      wait('the value', lambda: 'valuetext:4' in find('label', 'Rating').getAttributes())
      """
    )
    #expect(lines == ["['increment', 'decrement']"])
  }

  @Test("X33: without assistive technology the program is not on its bus; it leaves when that ends")
  func comesAndGoes() throws {
    let (_, _, reader) = try open()
    let lines = try reader.run(
      """
      enable(False)
      wait('the program to leave', lambda: not programs())
      enable(True)
      wait('the program to come', programs)
      print(len(programs()))
      """
    )
    #expect(lines == ["1"])
  }
}
