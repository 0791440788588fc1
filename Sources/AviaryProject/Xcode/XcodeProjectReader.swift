import Foundation

/// Reads the targets of an `.xcodeproj`.
struct XcodeProjectReader {
  private let objects: XcodeObjects
  private let name: String
  /// Whether targets' ids begin with the project's name, because there are several projects.
  private let isOneOfMany: Bool
  private let readsTests: Bool
  private let packages: PackageReader

  private(set) var targets: [ProjectTarget] = []
  private(set) var notes: [String] = []

  /// Reads a project and the packages that it names.
  ///
  /// - Throws: a `ProjectError` where the project cannot be read.
  init(_ path: String, isOneOfMany: Bool, readsTests: Bool, packages: PackageReader) throws {
    objects = try XcodeObjects(project: path)
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.isOneOfMany = isOneOfMany
    self.readsTests = readsTests
    self.packages = packages
    readPackages()
    for target in objects.objects("targets", of: objects.project) { read(target) }
  }

  // MARK: - Packages

  private mutating func readPackages() {
    var folders = objects.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
      .map { SourceFolder.normal($0.hasPrefix("/") ? $0 : objects.folder + "/" + $0) }
    // Before Xcode 15 a package was a folder among the files.
    folders += objects.all("PBXFileReference").compactMap { objects.paths[$0.id] }
      .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    for reference in objects.all("XCRemoteSwiftPackageReference") {
      let location = reference.text("repositoryURL") ?? ""
      if let place = packages.checkout(of: PackageReader.identity(of: location)) {
        folders.append(place)
      }
    }
    for folder in folders {
      do {
        let isFetched = !folder.hasPrefix(objects.folder + "/") || folder.contains("/checkouts/")
        try packages.read(folder, isDependency: isFetched)
      } catch let error as ProjectError {
        notes.append(error.message)
      } catch {
        notes.append("\(folder): \(error)")
      }
    }
  }

  // MARK: - Targets

  private mutating func read(_ target: XcodeObjects.Object) {
    let name = target.text("name") ?? "?"
    guard target.kind == "PBXNativeTarget" else { return }
    let type = target.text("productType") ?? ""
    let isTest = type.contains("test")
    guard !isTest || readsTests else { return }
    let settings = XcodeSettings(of: target, in: objects)
    var result = ProjectTarget(id: id(of: target), name: name, kind: Self.kind(of: type))
    let product = settings["PRODUCT_NAME"] ?? name
    result.module = ProjectTarget.moduleName(of: settings["PRODUCT_MODULE_NAME"] ?? product)
    apply(settings, to: &result)

    let files = files(of: target)
    result.files = Array(Set(files.filter(SourceFolder.isSwift))).sorted()
    result.resources = resources(of: target) + files.filter(SourceFolder.isResource)
    let missing = result.files.filter { !FileManager.default.fileExists(atPath: $0) }
    for file in missing {
      notes.append("\(name): the file \(file) is named in the project and is not there")
    }
    result.files.removeAll { missing.contains($0) }
    let foreign = files.count(where: SourceFolder.isForeignSource)
    if foreign > 0 {
      notes.append("\(name): \(foreign) sources in other languages than Swift are not judged")
    }
    addUses(of: target, to: &result)
    if !result.files.isEmpty { targets.append(result) }
  }

  private func id(of target: XcodeObjects.Object) -> String {
    let own = target.text("name") ?? target.id
    return isOneOfMany ? "\(name)/\(own)" : own
  }

  private static func kind(of type: String) -> ProjectTarget.Kind {
    if type.contains("test") { return .test }
    if type.contains("extension") { return .extension }
    if type.contains("application") { return .app }
    if type.hasSuffix("tool") { return .executable }
    return .library
  }

  private func apply(_ settings: XcodeSettings, to result: inout ProjectTarget) {
    let version = settings["SWIFT_VERSION"] ?? "5"
    result.languageMode =
      version.hasPrefix("6")
      ? "6" : version.hasPrefix("4.2") ? "4.2" : version.hasPrefix("4") ? "4" : "5"
    result.flags = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      result.settings += ["-default-isolation", "MainActor"]
    }
    // Xcode takes it for YES where nothing is said; from Swift 6 on it is the language's.
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO", result.languageMode != "6" {
      result.settings += ["-enable-bare-slash-regex"]
    }
    for (setting, feature) in Self.features where settings[setting] == "YES" {
      result.settings += ["-enable-upcoming-feature", feature]
    }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES", result.languageMode != "6" {
      for feature in ["InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability"] {
        result.settings += ["-enable-upcoming-feature", feature]
      }
    }
    var systems = settings.words("SUPPORTED_PLATFORMS")
    if systems.isEmpty { systems = settings.words("SDKROOT") }
    result.systems = Set(systems.compactMap(AppleSystem.init(spelled:)))
  }

  private static let features: [(String, String)] = [
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
  ]

  // MARK: - Files

  private func files(of target: XcodeObjects.Object) -> [String] {
    let phases = objects.objects("buildPhases", of: target)
      .filter { $0.kind == "PBXSourcesBuildPhase" }
    let listed = phases.flatMap { paths(in: $0) }
    return listed + synchronizedFiles(of: target)
  }

  private func resources(of target: XcodeObjects.Object) -> [String] {
    objects.objects("buildPhases", of: target)
      .filter { $0.kind == "PBXResourcesBuildPhase" }
      .flatMap { paths(in: $0) }
  }

  /// The files of a phase; those of a variant group each by itself.
  private func paths(in phase: XcodeObjects.Object) -> [String] {
    objects.objects("files", of: phase)
      .compactMap { objects.object("fileRef", of: $0) }
      .flatMap { reference -> [String] in
        guard reference.kind == "PBXVariantGroup" else {
          return [objects.paths[reference.id]].compactMap { $0 }
        }
        return objects.objects("children", of: reference).compactMap { objects.paths[$0.id] }
      }
  }

  /// The files of folders that are synchronized with the disk.
  ///
  /// The exceptions of a folder are, for a target that has it, what is left out; for another, what it takes.
  private func synchronizedFiles(of target: XcodeObjects.Object) -> [String] {
    let owned = Set(target.texts("fileSystemSynchronizedGroups"))
    return objects.all("PBXFileSystemSynchronizedRootGroup").flatMap { group -> [String] in
      guard let root = objects.paths[group.id] else { return [] }
      let exceptions = objects.objects("exceptions", of: group)
        .filter { $0.text("target") == target.id }
        .flatMap { $0.texts("membershipExceptions") }
        .map { SourceFolder.normal(root + "/" + $0) }
      if owned.contains(group.id) {
        return SourceFolder.files(in: root) { exceptions.contains($0) }
      }
      return exceptions.flatMap { SourceFolder.files(in: $0) }
    }
  }

  // MARK: - What a target uses

  private mutating func addUses(of target: XcodeObjects.Object, to result: inout ProjectTarget) {
    for dependency in objects.objects("dependencies", of: target) {
      if let other = objects.object("target", of: dependency) { result.uses.append(id(of: other)) }
    }
    for product in products(of: target) {
      let name = product.text("productName") ?? ""
      if let ids = packages.targets(ofProduct: name) {
        result.uses += ids
        continue
      }
      result.usesElsewhere.append(name)
      let reference = objects.object("package", of: product)
      let location =
        reference?.text("repositoryURL") ?? reference?.text("relativePath") ?? name
      packages.addAbsent(
        identity: PackageReader.identity(of: location),
        location: location,
        product: name
      )
    }
  }

  /// The packages' products that a target names, by itself or among what it links.
  private func products(of target: XcodeObjects.Object) -> [XcodeObjects.Object] {
    let linked = objects.objects("buildPhases", of: target)
      .filter { $0.kind == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
      .compactMap { objects.object("productRef", of: $0) }
    var seen: Set<String> = []
    return (objects.objects("packageProductDependencies", of: target) + linked)
      .filter { seen.insert($0.id).inserted }
  }
}
