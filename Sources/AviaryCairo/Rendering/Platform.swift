@_spi(Hosting) package import AviaryDrawing
package import AviaryEngine
import CAviaryLibraries
import Dispatch
import Foundation

/// What views are measured and drawn with, one of each for a process: fonts that are loaded and words that are
/// shaped serve all roots, and reading them takes longer than drawing most pictures.
@MainActor
package enum Platform {
  private static var engine: PangoTextEngine?

  /// The text engine.
  ///
  /// - Throws: `PainterError` where a font package is not installed.
  package static func textEngine() throws -> any TextEngine {
    if let engine { return engine }
    let made = try PangoTextEngine(cacheFolder: PangoTextEngine.cacheFolder)
    engine = made
    return made
  }

  /// What can be done for views without a desktop: pictures are loaded from addresses.
  package static var services: PlatformServices {
    var services = PlatformServices()
    services.symbolFolders = DataFolders.symbols(ProcessInfo.processInfo.environment)
    services.decodePicture = { try ImageLoader.image($0, name: $1, scale: $2) }
    services.loadData = { url in
      if url.isFileURL { return try Data(contentsOf: url) }
      return try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try load(url) }) }
      }
    }
    return services
  }

  /// What is at an address.
  ///
  /// By libcurl, which is loaded then: Foundation's networking would bring it, and forty libraries that it needs,
  /// into every program.
  private nonisolated static func load(_ url: URL) throws -> Data {
    var (count, status) = (0, 0)
    var error: UnsafeMutablePointer<CChar>?
    guard let bytes = aviary_load(url.absoluteString, &count, &status, &error) else {
      defer { free(error) }
      let reason = error.map { String(cString: $0) } ?? "unknown error"
      throw LoadingError(url: url, reason: reason)
    }
    let data = Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    if status != 0, !(200..<300).contains(status) {
      throw LoadingError(url: url, reason: "the server answers \(status)")
    }
    return data
  }

  /// Where pictures come from.
  package static let images: any ImageSource = FileImages()
}

/// What is at an address could not be loaded.
struct LoadingError: LocalizedError {
  var url: URL
  var reason: String

  var errorDescription: String? { "\(url.absoluteString): \(reason)" }
}

/// Finds pictures on disk for views.
private final class FileImages: ImageSource {
  private let loader = ImageLoader()

  func image(
    named name: String,
    in bundle: Bundle?,
    scale: CGFloat,
    isDark: Bool
  ) throws -> DisplayImage {
    try loader.image(named: name, bundle: bundle, scale: scale, dark: isDark)
  }

  func color(named name: String, in bundle: Bundle?, isDark: Bool) -> RGBA? {
    try? loader.color(named: name, bundle: bundle, dark: isDark)
  }
}
