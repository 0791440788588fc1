public import Foundation

extension URL.FormatStyle {
  /// When a part of an address is written.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable {
    private var component: Component?
    private var values: Set<String> = []
    /// Whether the part is written where the component has one of the values.
    private var showsMatching: Bool

    /// Always.
    public static let always = Self(component: nil, showsMatching: false)
    /// Never.
    public static let never = Self(component: nil, showsMatching: true)
    /// Where the scheme is neither http nor https.
    public static let omitIfHTTPFamily = omitWhen(.scheme, matches: ["http", "https"])

    /// Where a part of the address has one of some values.
    ///
    /// - Parameters:
    ///   - component: The part that is looked at.
    ///   - requirements: The values.
    /// - Returns: The rule.
    public static func displayWhen(
      _ component: Component,
      matches requirements: Set<String>
    ) -> Self {
      Self(component: component, values: requirements, showsMatching: true)
    }

    /// Where a part of the address has none of some values.
    ///
    /// - Parameters:
    ///   - component: The part that is looked at.
    ///   - requirements: The values.
    /// - Returns: The rule.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(component: component, values: requirements, showsMatching: false)
    }

    func shows(_ parts: URLComponents) -> Bool {
      // Without a component nothing matches.
      let value = component.flatMap { $0.value(parts) }
      return (value.map(values.contains) ?? false) == showsMatching
    }
  }

  /// When the host of an address is written, and how much of it.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    var option: ComponentDisplayOption
    private var omitted: Set<String> = []

    /// Always.
    public static let always = Self(option: .always)
    /// Never.
    public static let never = Self(option: .never)
    /// Where the scheme is neither http nor https.
    public static let omitIfHTTPFamily = Self(option: .omitIfHTTPFamily)

    /// Where a part of the address has one of some values.
    ///
    /// - Parameters:
    ///   - component: The part that is looked at.
    ///   - requirements: The values.
    /// - Returns: The rule.
    public static func displayWhen(
      _ component: Component,
      matches requirements: Set<String>
    ) -> Self { Self(option: .displayWhen(component, matches: requirements)) }

    /// Where a part of the address has none of some values.
    ///
    /// - Parameters:
    ///   - component: The part that is looked at.
    ///   - requirements: The values.
    /// - Returns: The rule.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(option: .omitWhen(component, matches: requirements))
    }

    /// Always, without the first part where it is one of some: "example.com" of "www.example.com".
    ///
    /// - Parameter subdomainsToOmit: What is left out, such as "www"; nothing by default.
    /// - Returns: The rule.
    public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String> = []) -> Self {
      Self(option: .always, omitted: subdomainsToOmit)
    }

    func written(_ host: String) -> String {
      guard let dot = host.firstIndex(of: "."), omitted.contains(String(host[..<dot])) else {
        return host
      }
      return String(host[host.index(after: dot)...])
    }
  }
}

extension URL.FormatStyle.Component {
  fileprivate func value(_ parts: URLComponents) -> String? {
    switch self {
    case .scheme: parts.scheme
    case .user: parts.user
    case .password: parts.password
    case .host: parts.host
    case .port: parts.port.map { "\($0)" }
    case .path: parts.path
    case .query: parts.query
    case .fragment: parts.fragment
    }
  }
}
