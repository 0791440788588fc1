import AviaryTestSupport
import Foundation

@_spi(Engine) @testable import AviaryEngine

/// What a case shows at one time.
@MainActor
struct OracleShown {
  private let elements: AccessibilityElement
  private let dump: String
  /// The states that can be read, by the keys of the views.
  ///
  /// A view that is shown in several places has several.
  private let allStates: [Int: [Int]]

  init(_ harness: Harness<OracleRoot>) {
    elements = harness.root.accessibilityTree
    dump = harness.dump
    var states: [Int: [Int]] = [:]
    for label in Self.labels(elements) where label.first == "s" {
      let parts = label.dropFirst().split(separator: "=")
      if parts.count == 2, let key = Int(parts[0]), let value = Int(parts[1]) {
        states[key, default: []].append(value)
      }
    }
    allStates = states
  }

  /// The states of views that are shown once.
  var states: [Int: Int] { allStates.compactMapValues { $0.count == 1 ? $0[0] : nil } }

  /// The states of views where they are shown first.
  var firstStates: [Int: Int] { allStates.compactMapValues(\.first) }

  /// Whether a view is shown in several places that have states of their own.
  var isAmbiguous: Bool { allStates.values.contains { Set($0).count > 1 } }

  /// What is shown otherwise from nothing; empty where both are the same.
  func differences(from fresh: OracleShown) -> [String] {
    guard elements != fresh.elements || dump != fresh.dump else { return [] }
    let (labels, others) = (Self.labels(elements), Self.labels(fresh.elements))
    if labels != others { return ["labels:\n\(labels)\nfrom nothing:\n\(others)"] }
    var faults: [String] = []
    if elements != fresh.elements {
      faults.append(
        "elements:\n\(Self.outline(elements))from nothing:\n\(Self.outline(fresh.elements))"
      )
    }
    if dump != fresh.dump { faults.append("display list:\n\(dump)\nfrom nothing:\n\(fresh.dump)") }
    return faults
  }

  private static func labels(_ element: AccessibilityElement) -> [String] {
    (element.label.isEmpty ? [] : [element.label]) + element.children.flatMap(labels)
  }

  private static func outline(_ element: AccessibilityElement) -> String {
    "\(element.role) \(element.label) \(element.frame)\n"
      + element.children.map { outline($0) }.joined()
  }
}
