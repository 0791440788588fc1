import AviarySwiftSource

/// The extension that an `@Entry` property is declared in.
struct EntryOwner: Equatable {
  /// The types that take entries.
  enum Values: String, CaseIterable {
    case environment = "EnvironmentValues"
    case container = "ContainerValues"
    case transaction = "Transaction"
    case focused = "FocusedValues"

    /// The protocol that the type's keys conform to.
    var keyProtocol: String {
      switch self {
      case .environment: "SwiftUI.EnvironmentKey"
      case .container: "SwiftUI.ContainerValueKey"
      case .transaction: "SwiftUI.TransactionKey"
      case .focused: "SwiftUI.FocusedValueKey"
      }
    }
  }

  var values: Values
  /// Whether the extension is marked `nonisolated`.
  var isNonisolated: Bool
  /// Whether the extension is marked `@MainActor`.
  var isMainActor: Bool

  /// Finds the owner, or nil if the innermost context is not an extension of one of the four types.
  ///
  /// - Parameter context: The declarations around the property, innermost first.
  init?(_ context: [SourceExcerpt]?) {
    guard let innermost = context?.first else { return nil }
    let source = Source(innermost.source)
    let head = DeclarationHead(source)
    guard source.isWord("extension", at: head.end) else { return nil }
    var names = [source.text(at: head.end + 1)]
    var index = head.end + 2
    while let separator = source.length(ofNameSeparatorAt: index) {
      names.append(source.text(at: index + separator))
      index += separator + 1
    }
    guard let last = names.popLast(), let values = Values(rawValue: last), names.count <= 1,
      names.allSatisfy(Self.modules.contains)
    else { return nil }
    self.values = values
    isNonisolated = head.modifiers.contains { $0.name == "nonisolated" }
    isMainActor = head.attributes.contains { $0.isNamed("MainActor") }
  }

  /// The modules through which a client can name the four types.
  private static let modules: Set<String> = ["SwiftUI", "SwiftUICore", "AviaryEngine"]
}

extension Source {
  /// How many tokens the `.` or `::` at `index` has, or nil if neither is there.
  fileprivate func length(ofNameSeparatorAt index: Int) -> Int? {
    if text(at: index) == "." { return 1 }
    return text(at: index) == ":" && text(at: index + 1) == ":" ? 2 : nil
  }
}
