import Foundation
import Testing

@Suite(
  "Controls as assistive technology reads them",
  .enabled(if: TestBus.isAvailable),
  .serialized
)
struct AccessibilitySurveyTests {
  /// What a script prints about the window "Survey".
  private func read(_ script: String) throws -> [String] {
    let display = try TestDisplay()
    let bus = try TestBus(display)
    let probe = try Probe(display, environment: bus.environment)
    try probe.expect("ready")
    try probe.order("open survey")
    _ = try display.window("Survey")
    let reader = TestReader(display, bus, probe, window: "Survey")
    let lines = try reader.run(
      """
      def attributes(node):
          return dict(a.split(':', 1) for a in node.getAttributes())
      def do(role, name):
          find(role, name).queryAction().doAction(0)

      """ + script
    )
    #expect(probe.errors == "")
    return lines
  }

  @Test("X35, X40, X43: fields, menus of choices and buttons with icons have their names")
  func names() throws {
    let lines = try read(
      """
      print(attributes(find('entry', 'Labeled'))['placeholder-text'])
      print(find('entry', 'Only a prompt').queryText().getText(0, -1))
      for name in ('Menu', 'Date', 'Color'):
          print(attributes(find('combo box', name))['valuetext'])
      find('push button', 'Add')
      print('valuetext' in attributes(find('page tab', 'Fields')))
      """
    )
    #expect(lines == ["Prompt", "Ada", "one", "1 Jan 1970", "#FF3B30", "False"])
  }

  @Test("X41: an alert has a name and a description")
  func alerts() throws {
    let lines = try read(
      """
      do('push button', 'Alert')
      alert = find('alert', 'Really?')
      print(alert.description, has(alert, pyatspi.STATE_MODAL))
      wait('the focus', lambda: has(find('push button', 'No'), pyatspi.STATE_FOCUSED))
      do('push button', 'No')
      find('push button', 'Actions')
      """
    )
    #expect(lines == ["It is gone then. True"])
  }

  @Test("X46: items of a menu have marks, are disabled, and unfold")
  func menus() throws {
    let lines = try read(
      """
      do('push button', 'Actions')
      print(has(find('check menu item', 'Bold'), pyatspi.STATE_CHECKED))
      print(has(find('menu item', 'Paste'), pyatspi.STATE_SENSITIVE))
      more = find('menu item', 'More')
      print(has(more, pyatspi.STATE_EXPANDABLE), has(more, pyatspi.STATE_EXPANDED))
      do('menu item', 'More')
      find('menu item', 'Inner')
      wait('the state', lambda: has(find('menu item', 'More'), pyatspi.STATE_EXPANDED))
      """
    )
    #expect(lines == ["True", "False", "True False"])
  }

  @Test("X45: a row is selected, and that is heard")
  func rows() throws {
    let lines = try read(
      """
      do('page tab', 'Lists')
      row = find('list item', 'plain row')
      print(has(row, pyatspi.STATE_SELECTABLE), has(row, pyatspi.STATE_SELECTED))
      heard = []
      pyatspi.Registry.registerEventListener(
          lambda e: heard.append((e.source.name, e.detail1)), 'object:state-changed:selected')
      row.queryAction().doAction(0)
      wait('the event', lambda: ('plain row', 1) in heard)
      wait('the state', lambda: has(row, pyatspi.STATE_SELECTED))
      find('push button', 'New')
      """
    )
    #expect(lines == ["True False"])
  }

  @Test("X38, X47: a label and its field are related; actions have names and a category")
  func actions() throws {
    let lines = try read(
      """
      do('page tab', 'Says')
      [relation] = find('entry', 'Pair').getRelationSet()
      print(relation.getRelationType() == pyatspi.RELATION_LABELLED_BY, relation.getTarget(0).name)
      action = find('label', 'Actions').queryAction()
      print([(action.getName(i), action.getDescription(i)) for i in range(action.nActions)])
      """
    )
    #expect(lines == ["True Pair", "[('Archive', ''), ('Rename', 'Edit')]"])
  }
}
