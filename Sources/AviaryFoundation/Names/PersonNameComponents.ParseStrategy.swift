public import Foundation

extension PersonNameComponents {
  /// Reads a person's name, as `PersonNameComponentsFormatter` does.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Makes a strategy.
    public init() {}

    /// Reads a name.
    ///
    /// - Parameter value: The name, such as "Ada Lovelace".
    /// - Returns: Its parts.
    /// - Throws: `CocoaError.formatting` where there is no word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
        throw CocoaError(.formatting)
      }
      return name
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// What reads names: in every style alike.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}
