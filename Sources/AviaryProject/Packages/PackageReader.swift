import Foundation

/// Reads packages, and those that they depend on where these lie on this machine.
final class PackageReader {
  /// Gives what `swift package dump-package` prints of the package in a folder.
  private let dump: (_ folder: String) throws -> Data
  /// Folders in which packages that were fetched lie by name.
  private let checkouts: [String]
  /// The products that are there without being read, such as `SwiftUI`.
  private let provided: Set<String>
  /// Whether the targets of tests are read.
  private let readsTests: Bool
  /// The system that conditions of settings and dependencies are judged for, as packages spell it.
  private let system: String?

  /// The packages that were read, by folder.
  private var packages: [String: PackageManifest] = [:]
  private(set) var targets: [ProjectTarget] = []
  private(set) var absent: [AbsentPackage] = []
  private(set) var notes: [String] = []
  /// The targets' ids by product: `identity/product`, and `/product` where the package is not known.
  private var products: [String: [String]] = [:]

  init(
    dump: @escaping (_ folder: String) throws -> Data,
    checkouts: [String],
    provided: Set<String> = [],
    readsTests: Bool,
    system: String?
  ) {
    self.dump = dump
    self.checkouts = checkouts
    self.provided = provided
    self.readsTests = readsTests
    self.system = system
  }

  /// Reads the package in a folder, and all that it uses.
  ///
  /// - Returns: its name.
  /// - Throws: a `ProjectError` where its description cannot be read.
  @discardableResult
  func read(_ folder: String, isDependency: Bool) throws -> String {
    if let known = packages[folder] { return known.name }
    let manifest = try manifest(in: folder)
    packages[folder] = manifest
    var identities: [String: PackageManifest.PackageDependency] = [:]
    for dependency in manifest.dependencies {
      identities[dependency.identity.lowercased()] = dependency
      if let name = dependency.name { identities[name.lowercased()] = dependency }
      if isProvided(dependency, to: manifest) { continue }
      guard let place = place(of: dependency, from: folder) else { continue }
      do {
        try read(place, isDependency: true)
      } catch let error as ProjectError {
        notes.append(error.message)
      }
    }
    for product in manifest.products {
      let ids = product.targets.map { Self.id($0, in: manifest) }
      products["\(Self.identity(of: folder))/\(product.name)"] = ids
      products["\(manifest.name.lowercased())/\(product.name)"] = ids
      products["/\(product.name)"] = products["/\(product.name)"] ?? ids
    }
    for target in manifest.targets {
      read(target, of: manifest, in: folder, isDependency: isDependency, identities)
    }
    return manifest.name
  }

  /// The targets behind a product; nil where no package that was read has it.
  func targets(ofProduct name: String, package: String? = nil) -> [String]? {
    if let package, let ids = products["\(package.lowercased())/\(name)"] { return ids }
    return products["/\(name)"]
  }

  /// Tells of a package that is not here.
  func addAbsent(identity: String, location: String, product: String?) {
    if let index = absent.firstIndex(where: { $0.identity == identity }) {
      if let product, !absent[index].products.contains(product) {
        absent[index].products.append(product)
      }
    } else {
      absent.append(
        AbsentPackage(
          identity: identity,
          location: location,
          products: product.map { [$0] } ?? []
        )
      )
    }
  }

  /// The folder of a package that was fetched before, by its identity; nil where there is none.
  func checkout(of identity: String) -> String? {
    for folder in checkouts {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for entry in entries.sorted() where entry.lowercased() == identity.lowercased() {
        let place = folder + "/" + entry
        if FileManager.default.fileExists(atPath: place + "/Package.swift") { return place }
      }
    }
    return nil
  }

  /// The last part of an address or a path, as packages are told apart.
  static func identity(of location: String) -> String {
    var name = (location as NSString).lastPathComponent
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name.lowercased()
  }

  // MARK: - Packages

  private func manifest(in folder: String) throws -> PackageManifest {
    let data = try dump(folder)
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: data)
    } catch {
      throw ProjectError("\(folder)/Package.swift: its description cannot be read: \(error)")
    }
  }

  /// Whether all that targets use of a package is there without it.
  private func isProvided(
    _ dependency: PackageManifest.PackageDependency,
    to manifest: PackageManifest
  ) -> Bool {
    let names = [dependency.identity.lowercased(), dependency.name?.lowercased()]
    let used = manifest.targets.flatMap(\.dependencies)
      .filter { $0.package != nil && names.contains($0.package?.lowercased()) }
    return !used.isEmpty && used.allSatisfy { provided.contains($0.name) }
  }

  private func place(
    of dependency: PackageManifest.PackageDependency,
    from folder: String
  ) -> String? {
    if dependency.isLocal {
      let path = SourceFolder.normal(
        dependency.location.hasPrefix("/")
          ? dependency.location : folder + "/" + dependency.location
      )
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
    }
    return checkout(of: dependency.identity)
  }

  private static func id(_ target: String, in manifest: PackageManifest) -> String {
    "\(manifest.name)/\(target)"
  }

  // MARK: - Targets

  private func read(
    _ target: PackageManifest.Target,
    of manifest: PackageManifest,
    in folder: String,
    isDependency: Bool,
    _ identities: [String: PackageManifest.PackageDependency]
  ) {
    guard let kind = kind(of: target) else {
      if !isDependency, ["binary", "plugin"].contains(target.type) {
        notes.append("the target \(target.name) is a \(target.type), which is not judged")
      }
      return
    }
    guard kind != .test || (readsTests && !isDependency) else { return }
    var result = ProjectTarget(
      id: Self.id(target.name, in: manifest),
      name: target.name,
      kind: kind
    )
    result.isDependency = isDependency
    result.isOfPackage = true
    result.systems = Set(
      (manifest.platforms ?? []).compactMap { AppleSystem(spelled: $0.platformName) }
    )
    guard let place = Self.place(of: target, in: folder) else {
      notes.append("the target \(target.name) has no folder of sources")
      return
    }
    addFiles(of: target, in: place, to: &result)
    addSettings(of: target, of: manifest, to: &result)
    for dependency in target.dependencies {
      add(dependency, of: manifest, identities, to: &result)
    }
    if result.files.isEmpty {
      let headers = place + "/" + (target.publicHeadersPath ?? "include")
      guard target.type == "system" || SourceFolder.isFolder(headers) else { return }
      result.kind = .clang
      result.headers = target.type == "system" ? place : headers
    }
    targets.append(result)
  }

  private func kind(of target: PackageManifest.Target) -> ProjectTarget.Kind? {
    switch target.type {
    case "regular": .library
    case "executable", "snippet": .executable
    case "test": .test
    case "macro": .macro
    case "system": .clang
    default: nil
    }
  }

  /// The folder of a target's sources, by a package's rules.
  private static func place(of target: PackageManifest.Target, in folder: String) -> String? {
    if let path = target.path { return SourceFolder.normal(folder + "/" + path) }
    let roots =
      target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : ["Sources", "Source", "src", "srcs"]
    let places = roots.map { "\(folder)/\($0)/\(target.name)" }
    // A package with one target may have its sources in the folder itself.
    return (places + roots.map { "\(folder)/\($0)" }).first(where: SourceFolder.isFolder)
  }

  private func addFiles(
    of target: PackageManifest.Target,
    in place: String,
    to result: inout ProjectTarget
  ) {
    let excluded = Set((target.exclude ?? []).map { SourceFolder.normal(place + "/" + $0) })
    let named = (target.resources ?? []).map { SourceFolder.normal(place + "/" + $0.path) }
    let roots = target.sources?.map { SourceFolder.normal(place + "/" + $0) } ?? [place]
    let files = Set(roots.flatMap { SourceFolder.files(in: $0) { excluded.contains($0) } })
    result.files = files.filter { file in
      SourceFolder.isSwift(file) && !named.contains { file == $0 || file.hasPrefix($0 + "/") }
    }.sorted()
    let found = SourceFolder.files(in: place) { excluded.contains($0) }
    result.resources =
      named + found.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") }
  }

  private func addSettings(
    of target: PackageManifest.Target,
    of manifest: PackageManifest,
    to result: inout ProjectTarget
  ) {
    result.languageMode = manifest.languageMode
    for setting in target.settings ?? [] where setting.tool == "swift" && holds(setting.condition) {
      for (kind, value) in setting.kind {
        let text = value.text ?? ""
        switch kind {
        case "define": result.flags.append(text)
        case "enableUpcomingFeature": result.settings += ["-enable-upcoming-feature", text]
        case "enableExperimentalFeature": result.settings += ["-enable-experimental-feature", text]
        case "swiftLanguageMode", "swiftLanguageVersion": result.languageMode = text
        case "defaultIsolation": result.settings += ["-default-isolation", text]
        default: break
        }
      }
    }
  }

  private func holds(_ condition: PackageManifest.Setting.Condition?) -> Bool {
    guard let condition else { return true }
    if condition.config == "release" { return false }
    guard let system, let names = condition.platformNames, !names.isEmpty else { return true }
    return names.contains(system)
  }

  private func add(
    _ dependency: PackageManifest.Dependency,
    of manifest: PackageManifest,
    _ identities: [String: PackageManifest.PackageDependency],
    to result: inout ProjectTarget
  ) {
    if provided.contains(dependency.name), dependency.package != nil { return }
    if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
      result.uses.append(Self.id(dependency.name, in: manifest))
      return
    }
    if let ids = targets(ofProduct: dependency.name, package: dependency.package) {
      result.uses += ids
      return
    }
    result.usesElsewhere.append(dependency.name)
    // Without a package's name, the product's is that of the package.
    let identity = (dependency.package ?? dependency.name).lowercased()
    let found = identities[identity]
    addAbsent(
      identity: found?.identity ?? identity,
      location: found?.location ?? dependency.package ?? dependency.name,
      product: dependency.name
    )
  }
}
