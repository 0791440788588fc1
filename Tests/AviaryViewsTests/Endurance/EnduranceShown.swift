import AviaryTestSupport
import Foundation

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// All that can be seen of the endurance app at one time, as lines that can be compared.
@MainActor
struct EnduranceShown {
  private let parts: [(name: String, lines: [String])]

  init(_ stage: EnduranceStage) {
    let root = stage.root
    parts = [
      ("model", stage.model.summary),
      ("nodes", root.node.map { Self.outline($0) } ?? []),
      ("elements", Self.outline(root.accessibilityTree)),
      ("assistive technology", Self.outline(stage.accessible)),
      ("display list", Self.withoutEmptyMoves(stage.harness.dump)),
      // Lists of rows that left last are kept for a while, with their state; pages in the background keep the rows that
      // were in sight last, and columns that are hidden stay.
      ("alive", stage.keepsOthers ? [] : ["nodes \(root.counters.liveNodes)"]),
    ]
  }

  /// What is otherwise in another one: the first lines of each part that differ.
  func differences(from other: EnduranceShown) -> [String] {
    zip(parts, other.parts).compactMap { own, other in
      guard own.lines != other.lines else { return nil }
      let differences = other.lines.difference(from: own.lines)
      let only = differences.removals.prefix(6).map { Self.text("-", $0) }
      let others = differences.insertions.prefix(6).map { Self.text("+", $0) }
      return (["\(own.name), updated (-) and from nothing (+):"] + only + others)
        .joined(separator: "\n  ")
    }
  }

  private static func text(
    _ sign: String,
    _ change: CollectionDifference<String>.Change
  ) -> String {
    switch change {
    case .insert(let offset, let line, _), .remove(let offset, let line, _):
      "\(sign)\(offset): \(line)"
    }
  }

  /// The lines of a display list; what is moved by nothing stands where the move does.
  ///
  /// A container moves each of its children, unless it has only one: hidden ones, which draw nothing, count.
  private static func withoutEmptyMoves(_ dump: String) -> [String] {
    var moves: [Int] = []
    return dump.split(separator: "\n").compactMap { line in
      let indent = line.prefix { $0 == " " }.count
      while let last = moves.last, last >= indent { moves.removeLast() }
      defer { if line.dropFirst(indent) == "at 0,0" { moves.append(indent) } }
      return line.dropFirst(indent) == "at 0,0" ? nil : String(line.dropFirst(2 * moves.count))
    }
  }

  // MARK: - Outlines

  /// The last part of an identity; the number of a branch without how often it has come back.
  private static func lastPart(_ id: String) -> String {
    let part = id.split(separator: "/").last.map(String.init) ?? ""
    guard part.last == ")", let number = Int(part.dropLast()) else { return part }
    return "\(number % 256))"
  }

  /// A line for each node that is not in the background: what it is, its identity and its frame.
  private static func outline(_ node: ViewNode, _ indent: String = "") -> [String] {
    if node.isOutOfReach { return [] }
    // A subview that is placed elsewhere carries the number of its list, which counts lists made so far.
    let id =
      node.elementID.map { id in
        let text = " \(id)"
        // What is presented carries the number of its presentation.
        if node.viewName == "PresentedView" { return "" }
        return text.contains("subview(") ? " …\(lastPart(text))" : text
      } ?? ""
    // The length of what is not in sight is assumed from what was in sight before.
    let isAssumed = node is LazyContainerNode || assumesLength(node)
    var frame = CGRect(origin: node.origin, size: node.size)
    // From right to left, rows lie at places that count from the end.
    if let lazy = node.parent as? LazyContainerNode, lazy.isRightToLeft {
      frame.origin.x = lazy.size.width - frame.maxX
    }
    let line = "\(indent)\(node.viewName)\(id) \(isAssumed ? "" : text(frame))"
    return [line] + node.children.flatMap { outline($0, indent + " ") }
  }

  /// Whether a node is as long as the lazy container that lies in it.
  private static func assumesLength(_ node: ViewNode) -> Bool {
    guard !(node is ScrollNode), node.children.count == 1 else { return false }
    return node.children.allSatisfy { $0 is LazyContainerNode || assumesLength($0) }
  }

  private static func outline(
    _ element: AccessibilityElement,
    _ indent: String = ""
  ) -> [String] {
    [indent + text(element)] + element.children.flatMap { outline($0, indent + " ") }
  }

  private static func outline(_ tree: AccessibleTree) -> [String] {
    func visit(_ ids: [AccessibleID], _ indent: String) -> [String] {
      ids.compactMap { tree.items[$0] }.flatMap { item in
        // Which of the rows that are selected keys go on from is not part of the state.
        let isShared =
          item.element.details.state == .selected(true) && item.element.details.kind == .row
        let focus =
          isShared
          ? "" : "\(item.isFocusable ? "focusable" : "") \(item.isFocused ? "focused" : "")"
        let editing = item.editing.map { "\($0.caret) \($0.selection)" } ?? ""
        return ["\(indent)\(text(item.element)) \(focus) \(editing)"]
          + visit(item.children, indent + " ")
      }
    }
    return visit(tree.top, "")
  }

  private static func text(_ element: AccessibilityElement) -> String {
    let details = element.details
    let range = details.range.map { "\($0.least)...\($0.greatest) \($0.current)" } ?? ""
    return [
      "\(element.role) \(details.kind)", "'\(element.label)'", "'\(element.value ?? "")'",
      "'\(element.hint ?? "")'", "\(element.traits)", "\(element.isEnabled)",
      details.state.map { "\($0)" } ?? "", range, text(element.frame),
    ]
    .joined(separator: " ")
  }

  private static func text(_ rect: CGRect) -> String {
    func text(_ value: CGFloat) -> String {
      // Less than a thousandth of a point comes from adding up in another order.
      guard value.isFinite else { return "\(value)" }
      let rounded = (value * 1_000).rounded() / 1_000
      return "\(rounded == 0 ? 0 : rounded)"
    }
    return [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ",")
  }
}

extension EnduranceStage {
  /// Whether nodes are kept that a tree made from nothing need not have.
  fileprivate var keepsOthers: Bool { visited.count > 1 || visited.contains(5) }
}
