package import AviaryEngine
package import Foundation

/// Where the picture of an `AsyncImage` is.
package struct AsyncImageSource: Sendable {
  /// The address; nil for none.
  package var url: URL?
  /// All that is asked for, a `URLRequest`; nil for the address alone.
  package var request: (any Hashable & Sendable)?
  /// Loads what is asked for; nil for what the platform does.
  package var load: (@Sendable (AsyncImageSource) async throws -> Data)?

  package init(
    url: URL?,
    request: (any Hashable & Sendable)? = nil,
    load: (@Sendable (AsyncImageSource) async throws -> Data)? = nil
  ) {
    self.url = url
    self.request = request
    self.load = load
  }

  /// What tells one loading from another.
  var identity: AnyHashable? { request.map { AnyHashable($0) } ?? url.map { AnyHashable($0) } }
}

/// What loads the pictures of all `AsyncImage` in a view.
package struct AsyncImageSession: Sendable {
  package var load: @Sendable (AsyncImageSource) async throws -> Data

  package init(load: @escaping @Sendable (AsyncImageSource) async throws -> Data) {
    self.load = load
  }
}

private enum AsyncImageSessionKey: EnvironmentKey {
  static let defaultValue: AsyncImageSession? = nil
}

extension EnvironmentValues {
  /// What loads the pictures of `AsyncImage`; nil for what the platform does.
  package var asyncImageSession: AsyncImageSession? {
    get { self[AsyncImageSessionKey.self] }
    set { self[AsyncImageSessionKey.self] = newValue }
  }
}
