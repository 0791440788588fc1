public import Foundation

extension URL {
  /// How an address is written for people: "https://www.example.com/path".
  ///
  /// Parts are written as the address has them, with their percent signs.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    private var showsScheme: ComponentDisplayOption
    private var showsUser: ComponentDisplayOption
    private var showsPassword: ComponentDisplayOption
    private var showsHost: HostDisplayOption
    private var showsPort: ComponentDisplayOption
    private var showsPath: ComponentDisplayOption
    private var showsQuery: ComponentDisplayOption
    private var showsFragment: ComponentDisplayOption

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - scheme: When the scheme is written; always, by default.
    ///   - user: When the user is written; never, by default.
    ///   - password: When the password is written; never, by default.
    ///   - host: When the host is written; always, by default.
    ///   - port: When the port is written; by default where the scheme is neither http nor https.
    ///   - path: When the path is written; always, by default.
    ///   - query: When the query is written; never, by default.
    ///   - fragment: When the fragment is written; never, by default.
    public init(
      scheme: ComponentDisplayOption = .always,
      user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily,
      path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never,
      fragment: ComponentDisplayOption = .never
    ) {
      showsScheme = scheme
      showsUser = user
      showsPassword = password
      showsHost = host
      showsPort = port
      showsPath = path
      showsQuery = query
      showsFragment = fragment
    }

    /// Writes an address.
    ///
    /// - Parameter value: The address.
    /// - Returns: The parts that are to be written; empty if the address has none of them.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      var result = ""
      if showsScheme.shows(parts), let scheme = parts.scheme {
        result += scheme + (parts.host == nil ? ":" : "://")
      }
      if let host = parts.percentEncodedHost {
        var user = showsUser.shows(parts) ? parts.percentEncodedUser ?? "" : ""
        if showsPassword.shows(parts), let password = parts.percentEncodedPassword {
          user += ":" + password
        }
        if !user.isEmpty { result += user + "@" }
        if showsHost.option.shows(parts) { result += showsHost.written(host) }
        if showsPort.shows(parts), let port = parts.port { result += ":\(port)" }
      }
      if showsPath.shows(parts) { result += parts.percentEncodedPath }
      if showsQuery.shows(parts), let query = parts.percentEncodedQuery { result += "?" + query }
      if showsFragment.shows(parts), let fragment = parts.percentEncodedFragment {
        result += "#" + fragment
      }
      return result
    }

    /// The style with another rule for the scheme.
    ///
    /// - Parameter strategy: When the scheme is written; always by default.
    /// - Returns: The style.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsScheme = strategy
      return copy
    }

    /// The style with another rule for the user.
    ///
    /// - Parameter strategy: When the user is written; always by default.
    /// - Returns: The style.
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsUser = strategy
      return copy
    }

    /// The style with another rule for the password.
    ///
    /// - Parameter strategy: When the password is written; always by default.
    /// - Returns: The style.
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsPassword = strategy
      return copy
    }

    /// The style with another rule for the host.
    ///
    /// - Parameter strategy: When the host is written; always by default.
    /// - Returns: The style.
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      var copy = self
      copy.showsHost = strategy
      return copy
    }

    /// The style with another rule for the port.
    ///
    /// - Parameter strategy: When the port is written; always by default.
    /// - Returns: The style.
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsPort = strategy
      return copy
    }

    /// The style with another rule for the path.
    ///
    /// - Parameter strategy: When the path is written; always by default.
    /// - Returns: The style.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsPath = strategy
      return copy
    }

    /// The style with another rule for the query.
    ///
    /// - Parameter strategy: When the query is written; always by default.
    /// - Returns: The style.
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsQuery = strategy
      return copy
    }

    /// The style with another rule for the fragment.
    ///
    /// - Parameter strategy: When the fragment is written; always by default.
    /// - Returns: The style.
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      var copy = self
      copy.showsFragment = strategy
      return copy
    }
  }

  /// The address for people: scheme, host and path, and the port where the scheme is neither http
  /// nor https.
  ///
  /// - Returns: The address.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The address in a style.
  ///
  /// - Parameter format: The style.
  /// - Returns: What the style makes of it.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == URL { format.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The style of addresses: scheme, host and path.
  public static var url: Self { Self() }
}
