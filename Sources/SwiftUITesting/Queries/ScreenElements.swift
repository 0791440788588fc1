/// All elements of a kind, in reading order.
@MainActor
public struct ScreenElements {
  private let element: ScreenElement

  init(_ element: ScreenElement) { self.element = element }

  /// How many there are now.
  public var count: Int { element.count }

  /// Whether there is none.
  public var isEmpty: Bool { count == 0 }

  /// One of them.
  ///
  /// - Parameter index: From 0; negative ones count from the end. One that there is not is an error when it is used.
  public subscript(index: Int) -> ScreenElement { element[index] }

  /// The first of them.
  public var first: ScreenElement { element.first }

  /// The last of them.
  public var last: ScreenElement { element.last }

  /// What they are called, in reading order.
  public var labels: [String] {
    get throws { try (0..<count).map { try self[$0].label } }
  }
}

/// Its members are looked up when they are used: `screen.toggles.map { try $0.isOn }`.
extension ScreenElements: @MainActor RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are now.
  public var endIndex: Int { count }
}

extension ScreenElements: @MainActor CustomStringConvertible {
  /// A line for each that there is now, as a failed expectation tells it.
  public var description: String { element.lines.joined(separator: "\n") }
}

extension ScreenElements: CustomReflectable {
  /// Without parts, as that of an element.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
