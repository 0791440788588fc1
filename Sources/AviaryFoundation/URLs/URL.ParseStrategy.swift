public import Foundation

extension URL {
  /// How an address is read from what a person writes.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// How a part of an address is read.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable,
      Sendable
    {
      /// It has to be there.
      case required
      /// It may be left out, and is then none.
      case optional
      /// It may be left out, and is then a value.
      case defaultValue(Component)
    }

    private let scheme: ComponentParseStrategy<String>
    private let user: ComponentParseStrategy<String>
    private let password: ComponentParseStrategy<String>
    private let host: ComponentParseStrategy<String>
    private let port: ComponentParseStrategy<Int>
    private let path: ComponentParseStrategy<String>
    private let query: ComponentParseStrategy<String>
    private let fragment: ComponentParseStrategy<String>

    /// Makes a strategy.
    ///
    /// - Parameters:
    ///   - scheme: How the scheme is read; it is required by default.
    ///   - user: How the user is read; optional by default.
    ///   - password: How the password is read; optional by default.
    ///   - host: How the host is read; it is required by default.
    ///   - port: How the port is read; optional by default.
    ///   - path: How the path is read; optional by default.
    ///   - query: How the query is read; optional by default.
    ///   - fragment: How the fragment is read; optional by default.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// Reads an address.
    ///
    /// - Parameter value: The text; space around it counts for nothing.
    /// - Throws: `CocoaError.formatting` where it is no address, or a part is missing that is required.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      func failure(_ reason: String) -> CocoaError {
        CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\(value): \(reason)"])
      }
      guard !text.isEmpty, var parts = URLComponents(string: text) else {
        throw failure("it is no address")
      }
      func read<Part>(
        _ part: WritableKeyPath<URLComponents, Part?>,
        _ strategy: ComponentParseStrategy<Part>,
        _ name: String,
        isMissing: Bool
      ) throws {
        guard isMissing else { return }
        switch strategy {
        case .required: throw failure("it has no \(name)")
        case .optional: break
        case .defaultValue(let value): parts[keyPath: part] = value
        }
      }
      try read(\.scheme, scheme, "scheme", isMissing: parts.scheme?.isEmpty ?? true)
      try read(\.host, host, "host", isMissing: parts.host?.isEmpty ?? true)
      try read(\.user, user, "user", isMissing: parts.user?.isEmpty ?? true)
      try read(\.password, password, "password", isMissing: parts.password?.isEmpty ?? true)
      try read(\.port, port, "port", isMissing: parts.port == nil)
      if parts.path.isEmpty {
        switch path {
        case .required: throw failure("it has no path")
        case .optional: break
        case .defaultValue(let value): parts.path = value
        }
      }
      try read(\.query, query, "query", isMissing: parts.query?.isEmpty ?? true)
      try read(\.fragment, fragment, "fragment", isMissing: parts.fragment?.isEmpty ?? true)
      guard let url = parts.url else { throw failure("it is no address") }
      return url
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// How what is written is read again: with a scheme and a host.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Addresses with a scheme and a host.
  public static var url: Self { URL.ParseStrategy() }
}

extension URL {
  /// Reads an address.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - strategy: How it is read.
  /// - Throws: What the strategy throws.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}
