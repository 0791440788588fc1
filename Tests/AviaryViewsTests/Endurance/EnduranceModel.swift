import Foundation
import Observation
import SwiftUI

/// All that the endurance app shows, outside of its views, so that it can be shown a second time.
@MainActor @Observable
final class EnduranceModel {
  struct Item: Hashable, Identifiable {
    let id: Int
    var group: Int
    var title: String
    var isDone = false
    var isPinned = false
  }

  // Where the app is.
  var tab = 0
  var path: [Int] = []
  var showsSheet = false
  var showsAlert = false
  var showsDialog = false
  var showsPopover = false
  /// Whether nothing at all is shown.
  var isEmpty = false
  /// Which columns of a split view are there, and which one is on top where they are collapsed.
  var columns = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.detail
  var chosen: Int?
  var showsInspector = false

  // What it is about.
  var items: [Item] = (0..<24).map { Item(id: $0, group: $0 % 3, title: "item \($0)") }
  var nextID = 24
  var selection: Set<Int> = []
  var cardPosition: Int?
  var page: Int? = 0

  // Controls.
  var name = "some text"
  var secret = "secret"
  var query = ""
  var isSearching = false
  var note = "a note\nof two lines"
  var isOn = false
  var value = 0.5
  var number = 3
  var picked = 1
  var isExpanded = false
  var isDisabled = false

  // What moves.
  var isWide = false
  var isVertical = false
  var isSwapped = false
  var angle = 0.0
  var hue = 0
  var trigger = 0
  var showsClock = false
  var showsDetail = true

  // What tasks have done.
  var task = 0
  var finishedTask = 0

  // The environment.
  var isRightToLeft = false
  var textSize = 3
  var isDark = false
  var isCompact = true

  init() {}

  /// A property, whatever its type.
  @MainActor private struct Field {
    let name: String
    let copy: (_ from: EnduranceModel, _ to: EnduranceModel) -> Void
    let text: (EnduranceModel) -> String

    init<Value>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<EnduranceModel, Value>
    ) {
      self.name = name
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      text = { "\($0[keyPath: path])" }
    }
  }

  private static var fields: [Field] {
    [
      Field("tab", \.tab), Field("path", \.path), Field("showsSheet", \.showsSheet),
      Field("showsAlert", \.showsAlert), Field("showsDialog", \.showsDialog),
      Field("showsPopover", \.showsPopover), Field("isEmpty", \.isEmpty), Field("items", \.items),
      Field("nextID", \.nextID), Field("selection", \.sortedSelection),
      Field("cardPosition", \.cardPosition), Field("page", \.page), Field("name", \.name),
      Field("secret", \.secret), Field("query", \.query), Field("isSearching", \.isSearching),
      Field("note", \.note),
      Field("isOn", \.isOn),
      Field("value", \.value), Field("number", \.number), Field("picked", \.picked),
      Field("isExpanded", \.isExpanded), Field("isDisabled", \.isDisabled),
      Field("isWide", \.isWide), Field("isVertical", \.isVertical), Field("isSwapped", \.isSwapped),
      Field("angle", \.angle), Field("hue", \.hue), Field("trigger", \.trigger),
      Field("showsClock", \.showsClock), Field("showsDetail", \.showsDetail), Field("task", \.task),
      Field("finishedTask", \.finishedTask), Field("isRightToLeft", \.isRightToLeft),
      Field("textSize", \.textSize), Field("isDark", \.isDark), Field("isCompact", \.isCompact),
      Field("columns", \.columns), Field("column", \.column), Field("chosen", \.chosen),
      Field("showsInspector", \.showsInspector),
    ]
  }

  private var sortedSelection: [Int] {
    get { selection.sorted() }
    set { selection = Set(newValue) }
  }

  func copy() -> EnduranceModel {
    let copy = EnduranceModel()
    for field in Self.fields { field.copy(self, copy) }
    return copy
  }

  /// All values, a line each.
  var summary: [String] {
    Self.fields.compactMap { field in
      // Which task ran last where none is in sight is a matter of what was seen before.
      if field.name == "finishedTask", !showsTask { return nil }
      return "\(field.name) = \(field.text(self))"
    }
  }

  /// Whether what is in sight has a task.
  private var showsTask: Bool { tab == 0 ? !path.isEmpty : tab == 3 }

  // MARK: - Edits

  func add() {
    items.append(Item(id: nextID, group: nextID % 4, title: "item \(nextID)"))
    nextID += 1
  }

  func remove(at index: Int) {
    guard !items.isEmpty else { return }
    items.remove(at: index % items.count)
  }

  var groups: [Int] { Set(items.map(\.group)).sorted() }

  func items(in group: Int) -> [Item] { items.filter { $0.group == group } }

  func toggle(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isDone.toggle()
  }

  /// Writes the environment that a window would.
  var environment: (inout EnvironmentValues) -> Void {
    let (isRightToLeft, textSize, isDark) = (isRightToLeft, textSize, isDark)
    let isCompact = isCompact
    return {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      $0.dynamicTypeSize = DynamicTypeSize.allCases[textSize % DynamicTypeSize.allCases.count]
      $0.colorScheme = isDark ? .dark : .light
      $0.horizontalSizeClass = isCompact ? .compact : .regular
    }
  }
}
