import Foundation

/// A package's description, as `swift package dump-package` prints it, as far as it is needed.
struct PackageManifest: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var publicHeadersPath: String?
    var resources: [Resource]?
    var dependencies: [Dependency]
    var settings: [Setting]?
  }

  struct Resource: Decodable {
    var path: String
  }

  /// What a target uses: another target, or a product of a package.
  struct Dependency: Decodable {
    /// The target's or product's name.
    var name: String
    /// The package's identity or name, where it was given.
    var package: String?

    private enum Key: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency of no kind")
        )
      }
      var items = try container.nestedUnkeyedContainer(forKey: key)
      name = try items.decode(String.self)
      if key == .product { package = try items.decodeIfPresent(String.self) }
    }
  }

  struct Setting: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
    }
    struct Value: Decodable {
      var text: String?

      private enum Key: String, CodingKey { case text = "_0" }

      init(from decoder: any Decoder) throws {
        text = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .text)
      }
    }
    var tool: String
    var kind: [String: Value]
    var condition: Condition?
  }

  struct Platform: Decodable {
    var platformName: String
  }

  struct ToolsVersion: Decodable {
    var text: String

    private enum Key: String, CodingKey { case text = "_version" }

    init(from decoder: any Decoder) throws {
      text = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .text)
    }
  }

  /// A package that this one depends on.
  struct PackageDependency: Decodable {
    var identity: String
    /// An address, or a path.
    var location: String
    /// The name that targets may use for it besides its identity.
    var name: String?
    /// Whether `location` is a path on this machine.
    var isLocal: Bool

    private enum Key: String, CodingKey { case sourceControl, fileSystem, registry }
    private struct Entry: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable { var urlString: String }
        var remote: [Remote]?
        var local: [String]?
      }
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var path: String?
      var location: Location?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first,
        let entry = try container.decode([Entry].self, forKey: key).first
      else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a package of no kind")
        )
      }
      identity = entry.identity
      name = entry.nameForTargetDependencyResolutionOnly
      let path = entry.path ?? entry.location?.local?.first
      isLocal = path != nil
      location = path ?? entry.location?.remote?.first?.urlString ?? entry.identity
    }
  }

  var name: String
  var platforms: [Platform]?
  var products: [Product]
  var targets: [Target]
  var dependencies: [PackageDependency]
  var swiftLanguageVersions: [String]?
  var toolsVersion: ToolsVersion

  /// The language mode of its targets where they do not say.
  var languageMode: String {
    let major = toolsVersion.text.prefix { $0 != "." }
    let usual = Int(major).map { $0 >= 6 } == true ? "6" : "5"
    guard let given = swiftLanguageVersions, !given.isEmpty else { return usual }
    return given.contains("6") ? "6" : given.contains("5") ? "5" : given[0]
  }
}
