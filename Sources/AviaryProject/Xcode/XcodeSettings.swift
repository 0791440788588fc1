import Foundation

/// The build settings of a target, of its debug configuration: the project's, then those of files that they are based
/// on, then the target's own.
struct XcodeSettings {
  private var values: [String: String] = [:]

  init(of target: XcodeObjects.Object, in objects: XcodeObjects) {
    for owner in [objects.project, target] {
      guard let list = objects.object("buildConfigurationList", of: owner) else { continue }
      let configurations = objects.objects("buildConfigurations", of: list)
      guard
        let configuration = configurations.first(where: {
          $0.text("name")?.lowercased().contains("debug") == true
        }) ?? configurations.first
      else { continue }
      if let base = objects.object("baseConfigurationReference", of: configuration),
        let path = objects.paths[base.id]
      {
        add(Self.file(path, depth: 0))
      }
      for (key, value) in configuration.table("buildSettings").sorted(by: { $0.key < $1.key }) {
        if let text = value.words { set(key, text) }
      }
    }
    set("TARGET_NAME", target.text("name") ?? "")
  }

  /// A setting with what it refers to filled in; nil where it is not set, or empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = resolved(value, depth: 0)
    return text.isEmpty ? nil : text
  }

  /// The words of a setting.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split { $0 == " " || $0 == "\n" }.map { word in
      word.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }.filter { !$0.isEmpty }
  }

  private mutating func set(_ key: String, _ value: String) {
    // A setting for one kind of device only: `NAME[sdk=iphoneos*]`.
    guard !key.contains("[") else { return }
    let inherited = values[key] ?? ""
    values[key] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
      .replacingOccurrences(of: "${inherited}", with: inherited)
  }

  private mutating func add(_ settings: [(String, String)]) {
    for (key, value) in settings { set(key, value) }
  }

  private func resolved(_ text: String, depth: Int) -> String {
    guard depth < 8, let start = text.range(of: "$(") ?? text.range(of: "${") else { return text }
    let close: Character = text[start].last == "(" ? ")" : "}"
    guard let end = text[start.upperBound...].firstIndex(of: close) else { return text }
    let reference = text[start.upperBound..<end]
    let parts = reference.split(separator: ":")
    var value = parts.first.flatMap { values[String($0)] } ?? ""
    if parts.dropFirst().contains("c99extidentifier") {
      value = ProjectTarget.moduleName(of: resolved(value, depth: depth + 1))
    }
    let whole = text[..<start.lowerBound] + value + text[text.index(after: end)...]
    return resolved(String(whole), depth: depth + 1)
  }

  /// The lines `NAME = value` of an `.xcconfig`, and those of the files that it includes.
  private static func file(_ path: String, depth: Int) -> [(String, String)] {
    guard depth < 8, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return []
    }
    var settings: [(String, String)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let code = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        settings += file(SourceFolder.normal(folder + "/" + name), depth: depth + 1)
      } else if let equals = code.firstIndex(of: "=") {
        settings.append(
          (
            code[..<equals].trimmingCharacters(in: .whitespaces),
            code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
          )
        )
      }
    }
    return settings
  }
}
