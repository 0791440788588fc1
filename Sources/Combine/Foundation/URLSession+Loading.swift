#if Networking
  public import Foundation
  public import FoundationNetworking

  // On Apple's systems these are forms of their own, so that `session.data(from:)` can be handed on as a function; Foundation on
  // Linux has them with a delegate that may be left out, and functions have no defaults.
  extension URLSession {
    /// Loads what is at an address.
    ///
    /// - Parameter url: The address.
    /// - Returns: What was loaded, and the server's answer.
    /// - Throws: `URLError` where that was not possible.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// Loads what a request asks for.
    ///
    /// - Parameter request: The request.
    /// - Returns: What was loaded, and the server's answer.
    /// - Throws: `URLError` where that was not possible.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    /// Sends data with a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - bodyData: What is sent.
    /// - Returns: What was loaded, and the server's answer.
    /// - Throws: `URLError` where that was not possible.
    public func upload(
      for request: URLRequest,
      from bodyData: Data
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Loads what is at an address into a file.
    ///
    /// - Parameter url: The address.
    /// - Returns: The file, which is to be moved before it is taken away, and the server's answer.
    /// - Throws: `URLError` where that was not possible.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(from: url, delegate: nil)
    }
  }

  extension URLCache {
    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - memoryCapacity: How many bytes are kept in memory at most.
    ///   - diskCapacity: How many bytes are kept in files at most.
    ///   - directory: Where the files are; nil for the usual place, which is the default.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(
        memoryCapacity: memoryCapacity,
        diskCapacity: diskCapacity,
        diskPath: directory?.path
      )
    }
  }
#endif
