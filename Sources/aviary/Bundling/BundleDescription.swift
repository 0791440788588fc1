import Foundation

/// What `Bundle.json` in a package's folder, and the options of `aviary bundle`, say of a program for those who install it.
struct BundleDescription: Equatable {
  /// A kind of file that the program opens.
  struct FileType: Decodable, Equatable {
    /// The MIME type.
    var type: String
    /// What the kind is called; nil for kinds that the desktop knows.
    var name: String?
    /// The endings of such files, without dots; none for kinds that the desktop knows.
    var extensions: [String]?

    enum CodingKeys: String, CodingKey, CaseIterable { case type, name, extensions }
  }

  /// The name in reverse, as `org.example.Notes`.
  var id: String
  /// What people call the program.
  var name: String
  var version: String
  var summary: String
  var description: String?
  /// The license of the program, by its name in SPDX's list.
  var license: String
  var homepage: String?
  /// Who makes it, as `Ada <ada@example.org>`.
  var developer: String
  /// Menus that the program stands in, by the desktop's names.
  var categories: [String]
  /// A PNG or SVG.
  var icon: URL?
  var fileTypes: [FileType]
  /// Schemes of addresses that the program opens.
  var urlSchemes: [String]

  /// What the file may say; all of it may be missing.
  private struct File: Decodable {
    var id, name, version, summary, description, license, homepage, developer, icon: String?
    var categories, urlSchemes: [String]?
    var fileTypes: [FileType]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, name, version, summary, description, license, homepage, developer, icon
      case categories, urlSchemes, fileTypes
    }
  }

  static let fileName = "Bundle.json"

  /// Reads the file in a package's folder, if there is one; options go before what it says.
  ///
  /// - Parameters:
  ///   - program: The name of the program that is bundled.
  ///   - folder: The package's.
  /// - Throws: A sentence that names what is wrong.
  static func read(
    for program: String,
    in folder: URL,
    _ options: BundleOptions
  ) throws -> BundleDescription {
    let place = folder.appendingPathComponent(fileName)
    var file = File()
    if FileManager.default.fileExists(atPath: place.path) {
      do {
        let data = try Data(contentsOf: place)
        try checkKeys(of: data)
        file = try JSONDecoder().decode(File.self, from: data)
      } catch let error as CommandError {
        throw error
      } catch {
        throw CommandError("\(fileName): \(words(error))")
      }
    }
    let name = file.name ?? program
    let result = BundleDescription(
      id: options.id ?? file.id ?? "local.\(NSUserName().bundleWord).\(program.bundleWord)",
      name: name,
      version: options.version ?? file.version ?? "1.0",
      summary: file.summary ?? name,
      description: file.description,
      license: file.license ?? "LicenseRef-proprietary",
      homepage: file.homepage,
      developer: file.developer ?? "\(NSUserName()) <\(NSUserName())@localhost>",
      categories: file.categories ?? ["Utility"],
      icon: options.icon.map { URL(fileURLWithPath: $0) }
        ?? file.icon.map { folder.appendingPathComponent($0) },
      fileTypes: file.fileTypes ?? [],
      urlSchemes: file.urlSchemes ?? []
    )
    try result.check()
    return result
  }

  /// A key that is misspelt would be left out without a word.
  private static func checkKeys(of data: Data) throws {
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CommandError("\(fileName): an object is expected, with keys as id and version")
    }
    let known = File.CodingKeys.allCases.map(\.rawValue)
    for key in object.keys.sorted() where !known.contains(key) {
      throw CommandError(
        "\(fileName): there is no key '\(key)'; there are \(known.joined(separator: ", "))"
      )
    }
  }

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return (path.isEmpty ? "" : "'\(path)': ") + context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  // MARK: - Checking

  private func check() throws {
    guard id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*){2,}/) != nil,
      id.utf8.count <= 255
    else {
      throw CommandError(
        "the id '\(id)' is none: at least three words with dots between, as org.example.Notes"
      )
    }
    guard version.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil else {
      throw CommandError("the version '\(version)' is none: digits and dots, as 1.2")
    }
    for (key, text) in [("name", name), ("summary", summary), ("developer", developer)]
    where text.isEmpty || text.contains(where: \.isNewline) {
      throw CommandError("the \(key) has to be one line")
    }
    guard developer.wholeMatch(of: /[^<>]+ <[^<> ]+@[^<> ]+>/) != nil else {
      throw CommandError("the developer '\(developer)' has no address: Ada <ada@example.org>")
    }
    for category in categories where category.wholeMatch(of: /[A-Za-z0-9-]+/) == nil {
      throw CommandError("the category '\(category)' is none, as Office or Graphics")
    }
    for scheme in urlSchemes where scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) == nil {
      throw CommandError("the scheme '\(scheme)' is none: small letters, as notes in notes://")
    }
    for type in fileTypes {
      guard type.type.wholeMatch(of: /[a-z0-9.+-]+\/[a-z0-9.+-]+/) != nil else {
        throw CommandError("the file type '\(type.type)' is none, as text/markdown")
      }
      for ending in type.extensions ?? []
      where ending.wholeMatch(of: /[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*/) == nil {
        throw CommandError("the extension '\(ending)' of \(type.type) is none: no dot, as md")
      }
    }
  }
}

extension String {
  /// The text as a word of an id: other characters than letters and digits are left out.
  fileprivate var bundleWord: String {
    let kept = String(
      unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
      }
    )
    return kept.first?.isLetter == true ? kept : "x\(kept)"
  }
}
