@_spi(Hosting) import AviaryDrawing
import Foundation

/// A directory with pictures, and the asset catalogues in it.
final class ResourceFolder {
  /// A file to decode.
  struct ImageAsset {
    var file: URL
    /// Pixels a point.
    var scale: CGFloat
    var isTemplate: Bool
  }

  private let url: URL
  private var imageSets: [String: URL] = [:]
  private var colorSets: [String: URL] = [:]

  init(_ url: URL) {
    self.url = url
    for entry in url.entries(where: { $0.hasSuffix(".xcassets") }) {
      addSets(in: entry, prefix: "")
    }
  }

  /// Names with a folder's prefix where the folder says that it provides a namespace.
  private func addSets(in directory: URL, prefix: String) {
    for entry in directory.entries() {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": imageSets[prefix + name] = entry
      case "colorset": colorSets[prefix + name] = entry
      case "":
        let properties = try? AssetCatalogue.read(AssetCatalogue.Folder.self, in: entry)
        let isNamespace = properties?.properties?.providesNamespace ?? false
        addSets(in: entry, prefix: isNamespace ? "\(prefix)\(name)/" : prefix)
      default: break
      }
    }
  }

  // MARK: - Images

  func image(named name: String, scale: CGFloat, dark: Bool) -> ImageAsset? {
    if let set = imageSets[name],
      let contents = try? AssetCatalogue.read(AssetCatalogue.ImageSet.self, in: set)
    {
      let isTemplate = contents.properties?.templateRenderingIntent == "template"
      let all = contents.images.filter { $0.filename != nil && $0.isForEveryDevice }
      let matching = all.filter { $0.appearances.isDark == dark }
      let candidates = (matching.isEmpty ? all : matching).compactMap { entry in
        entry.filename.map {
          ImageAsset(
            file: set.appendingPathComponent($0),
            scale: entry.pixelScale,
            isTemplate: isTemplate
          )
        }
      }
      if let best = Self.best(candidates, for: scale) { return best }
    }
    return Self.best(files(named: name), for: scale)
  }

  /// The least scale that is enough, else the greatest.
  private static func best(_ candidates: [ImageAsset], for scale: CGFloat) -> ImageAsset? {
    let sorted = candidates.sorted { $0.scale < $1.scale }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }

  private static let extensions = ["png", "jpg", "jpeg", "svg", "gif", "webp", "PNG", "JPG"]

  private func files(named name: String) -> [ImageAsset] {
    let wanted = (name as NSString).pathExtension
    let stem = Self.extensions.contains(wanted) ? (name as NSString).deletingPathExtension : name
    let extensions = Self.extensions.contains(wanted) ? [wanted] : Self.extensions
    var result: [ImageAsset] = []
    for scale in 1...3 {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for ending in extensions {
        let file = url.appendingPathComponent("\(stem)\(suffix).\(ending)")
        if FileManager.default.fileExists(atPath: file.path) {
          result.append(
            ImageAsset(
              file: file,
              scale: Self.scale(of: "\(stem)\(suffix)"),
              isTemplate: false
            )
          )
          break
        }
      }
    }
    return result
  }

  /// What a file's name without its extension says: 2 for `photo@2x`.
  static func scale(of stem: String) -> CGFloat {
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }

  // MARK: - Colours

  /// - Throws: `DisplayImageError` if the colour is there and can't be understood.
  func color(named name: String, dark: Bool) throws -> RGBA? {
    guard let set = colorSets[name] else { return nil }
    do {
      let contents = try AssetCatalogue.read(AssetCatalogue.ColorSet.self, in: set)
      let all = contents.colors.filter { $0.color != nil }
      let entry = all.first { $0.appearances.isDark == dark } ?? all.first
      return entry?.color?.rgba
    } catch {
      throw DisplayImageError(
        name: name,
        reason: .corrupt,
        detail: "\(set.path)/Contents.json: \(error)"
      )
    }
  }
}
