import Foundation

/// The objects of an Xcode project, which name each other by their ids.
struct XcodeObjects {
  /// One object: its id and its entries.
  struct Object {
    var id: String
    var entries: [String: PropertyList]

    /// Its class, such as `PBXNativeTarget`.
    var kind: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { entries[key]?.text }

    /// The ids, or other texts, of a list.
    func texts(_ key: String) -> [String] { entries[key]?.list?.compactMap(\.text) ?? [] }

    func table(_ key: String) -> [String: PropertyList] { entries[key]?.table ?? [:] }
  }

  private let objects: [String: Object]
  /// The project itself.
  let project: Object
  /// The folder that holds the `.xcodeproj`.
  let folder: String
  /// For each file, group and folder its path.
  private(set) var paths: [String: String] = [:]

  /// Reads `project.pbxproj`.
  ///
  /// - Parameter path: The path of the `.xcodeproj`.
  /// - Throws: a `ProjectError` that names the file and what is wrong with it.
  init(project path: String) throws {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProjectError("\(path): there is no project.pbxproj in it that can be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProjectError("\(file) is not text in UTF-8")
    }
    let root: PropertyList
    do {
      root = try PropertyList(text)
    } catch let error as ProjectError {
      throw ProjectError("\(file): \(error.message)")
    }
    guard let tables = root.table?["objects"]?.table else {
      throw ProjectError("\(file): it has no objects: it is not an Xcode project")
    }
    var objects: [String: Object] = [:]
    for (id, value) in tables {
      if let entries = value.table { objects[id] = Object(id: id, entries: entries) }
    }
    self.objects = objects
    guard let id = root.table?["rootObject"]?.text, let project = objects[id] else {
      throw ProjectError("\(file): its root object is missing")
    }
    self.project = project
    folder = (path as NSString).deletingLastPathComponent
    addPaths()
  }

  subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The objects that a list names.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.texts(key).compactMap { objects[$0] }
  }

  /// The object that an entry names.
  func object(_ key: String, of object: Object) -> Object? { self[object.text(key)] }

  /// All objects of a class, in the order of their ids.
  func all(_ kind: String) -> [Object] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }

  // MARK: - Paths

  private mutating func addPaths() {
    let subfolder = project.text("projectDirPath") ?? ""
    let root = SourceFolder.normal(folder + "/" + subfolder)
    guard let group = object("mainGroup", of: project) else { return }
    addPaths(of: group, in: root, root: root)
  }

  /// Gives a group and all in it their paths.
  private mutating func addPaths(of object: Object, in parent: String, root: String) {
    let base = object.text("sourceTree") == "SOURCE_ROOT" ? root : parent
    var path = base
    if let own = object.text("path"), !own.isEmpty {
      path = SourceFolder.normal(own.hasPrefix("/") ? own : base + "/" + own)
    }
    paths[object.id] = path
    // The files of a variant group, or versions of a data model, lie beside it.
    for child in objects("children", of: object) { addPaths(of: child, in: path, root: root) }
  }
}
