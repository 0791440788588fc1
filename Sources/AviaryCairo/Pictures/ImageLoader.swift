@_spi(Hosting) package import AviaryDrawing
package import Foundation

/// Finds pictures and colours by name: in `Bundle.main`, in the resource bundles beside the
/// executable, and inside asset catalogues (`*.xcassets`) found there.
///
/// The environment variable `AVIARY_RESOURCES` names a folder that is looked in first.
///
/// A file is read once; each call for it gives the same `DisplayImage`. Directories are listed
/// once.
package final class ImageLoader {
  /// Found with the first picture: a program may lie among thousands of others.
  private lazy var directories = findDirectories()
  private let findDirectories: () -> [URL]
  private var folders: [URL: ResourceFolder] = [:]
  private var images: [String: DisplayImage] = [:]

  /// - Parameter directories: Where to look when no bundle is given, in this order.
  package convenience init(directories: [URL]) {
    self.init { directories }
  }

  private init(_ findDirectories: @escaping () -> [URL]) {
    self.findDirectories = findDirectories
  }

  /// A loader for the running program.
  package convenience init() {
    self.init { Self.programDirectories }
  }

  /// The picture called `name`, with or without its extension.
  ///
  /// - Parameters:
  ///   - bundle: Where to look; nil for the program's own places.
  ///   - scale: Pixels a point it will be painted with; of `photo.png`, `photo@2x.png` and
  ///     `photo@3x.png` the smallest that is large enough is taken.
  ///   - dark: Whether a catalogue's picture for the dark appearance is preferred.
  /// - Throws: `DisplayImageError` if there is no such picture, or it can't be read.
  package func image(
    named name: String,
    bundle: Bundle? = nil,
    scale: CGFloat = 2,
    dark: Bool = false
  ) throws -> DisplayImage {
    let places = places(of: bundle)
    for place in places {
      guard let asset = folder(place).image(named: name, scale: scale, dark: dark) else {
        continue
      }
      return try image(asset, name: name)
    }
    throw DisplayImageError(
      name: name,
      reason: .missing,
      detail: "looked in " + places.map(\.path).joined(separator: ", ")
    )
  }

  /// The picture in a file; a name ending in `@2x` or `@3x` gives its scale.
  ///
  /// - Throws: `DisplayImageError` if there is no such file, or it can't be read.
  package func image(contentsOf url: URL) throws -> DisplayImage {
    let scale = ResourceFolder.scale(of: url.deletingPathExtension().lastPathComponent)
    return try image(
      ResourceFolder.ImageAsset(file: url, scale: scale, isTemplate: false),
      name: url.lastPathComponent
    )
  }

  /// A picture from the bytes of a file.
  ///
  /// It is not remembered.
  ///
  /// - Throws: `DisplayImageError` if the bytes are no picture; `name` is what the error calls it.
  package static func image(_ data: Data, name: String, scale: CGFloat = 1) throws -> DisplayImage {
    try PictureDecoder.image(data, name: name, scale: scale, isTemplate: false)
  }

  /// The colour called `name` in an asset catalogue.
  ///
  /// - Throws: `DisplayImageError` with `missing` if there is no such colour.
  package func color(
    named name: String,
    bundle: Bundle? = nil,
    dark: Bool = false
  ) throws -> RGBA {
    let places = places(of: bundle)
    for place in places {
      if let color = try folder(place).color(named: name, dark: dark) { return color }
    }
    throw DisplayImageError(
      name: name,
      reason: .missing,
      detail: "no such colour in the catalogues in "
        + places.map(\.path).joined(separator: ", ")
    )
  }

  // MARK: - Places

  private func image(_ asset: ResourceFolder.ImageAsset, name: String) throws -> DisplayImage {
    let key = "\(asset.file.path) \(asset.isTemplate)"
    if let known = images[key] { return known }
    let file = asset.file.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: asset.file)
    } catch {
      throw DisplayImageError(
        name: file,
        reason: .missing,
        detail: "the file \(asset.file.path) can't be read"
      )
    }
    let image = try PictureDecoder.image(
      data,
      name: file,
      scale: asset.scale,
      isTemplate: asset.isTemplate
    )
    images[key] = image
    return image
  }

  private func folder(_ url: URL) -> ResourceFolder {
    if let known = folders[url] { return known }
    let folder = ResourceFolder(url)
    folders[url] = folder
    return folder
  }

  private func places(of bundle: Bundle?) -> [URL] {
    guard let bundle else { return directories }
    var places = [bundle.bundleURL]
    if let resources = bundle.resourceURL, resources != bundle.bundleURL {
      places.insert(resources, at: 0)
    }
    return places
  }

  private static var programDirectories: [URL] {
    var places: [URL] = []
    if let own = ProcessInfo.processInfo.environment["AVIARY_RESOURCES"], !own.isEmpty {
      places.append(URL(fileURLWithPath: own))
    }
    if let resources = Bundle.main.resourceURL { places.append(resources) }
    places.append(Bundle.main.bundleURL)
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let beside = executable.deletingLastPathComponent()
    places.append(beside)
    places += beside.entries { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    var seen: Set<String> = []
    return places.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }
  }
}
