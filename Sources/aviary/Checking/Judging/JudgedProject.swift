import AviaryProject
import Foundation

/// A project with its sources as they are on a system, ready to be judged or compiled.
struct JudgedProject {
  let project: Project
  let system: JudgedSystem
  let build: BuildFolder
  let cache: CheckCache
  /// The modules that can be imported besides the project's own.
  let available: Set<String>
  /// The flags that find Aviary's modules.
  let importFlags: [String]
  /// Those that others use first.
  private(set) var targets: [JudgedTarget] = []

  /// Reads the sources and decides their branches.
  ///
  /// - Throws: an error that names what cannot be read, or written to the cache.
  init(_ project: Project, for system: JudgedSystem, build: BuildFolder) throws {
    self.project = project
    self.system = system
    self.build = build
    let hidden = OptInModules.hidden(on: system)
    available = build.moduleNames.subtracting(hidden)
    cache = try CheckCache(
      environment: ProcessInfo.processInfo.environment,
      parts: [project.root, project.name, system.rawValue, build.stamp]
    )
    importFlags = try OptInModules.ownModuleCache(
      OptInModules.importFlags(of: build, hiding: hidden)
    )
    targets = try judgedTargets()
  }

  // MARK: - Targets

  /// The targets with their sources, their options and the modules that they miss.
  private func judgedTargets() throws -> [JudgedTarget] {
    let products = Set(project.absentPackages.flatMap { $0.products.map(ProjectTarget.moduleName) })
    let own = Set(project.targets.map(\.module))
    var importable = available.union(own).union(products)
    switch system {
    case .ios, .macos: importable.formUnion(AppleFrameworks.modules(on: system))
    case .linux: break
    }
    let conditions = BuildConditions(system: system, modules: importable, flags: ["DEBUG"])
    let macros = Set(project.targets.filter { $0.kind == .macro }.map(\.module))
    var targets = try project.targets.filter { $0.kind != .macro }.map { target in
      let copies = try cache.folder("sources", target.id)
      var judged = try JudgedTarget(target, conditions: conditions, copies: copies)
      judged.support = try bundleAccessor(of: target) + assetSymbols(of: judged)
      return judged
    }
    let order = try usesByImport(&targets)
    let stubs = try cache.folder("stubs", "modules")
    for index in order {
      let uses = TargetOrder.closure(of: targets[index].target, in: targets.map(\.target))
      let used = targets.filter { uses.contains($0.target.id) }
      let there = Set(used.map(\.target.module)).union(available).union([
        targets[index].target.module
      ])
      let imported = targets[index].files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      targets[index].absentModules = imported.subtracting(there).union(
        macros.intersection(imported)
      )
      for module in targets[index].absentModules { try stub(module, in: stubs) }
      targets[index].options += try used.flatMap { try flags(toImport: $0.target) }
      targets[index].options += ["-I", stubs.path]
      targets[index].interfaceKey = BuildCache.key(
        of: targets[index].files.map(\.interface) + targets[index].options
          + used.map(\.interfaceKey) + targets[index].absentModules.sorted()
      )
    }
    return order.map { targets[$0] }
  }

  /// The source of `Bundle.module` for a package's target with resources.
  private func bundleAccessor(of target: ProjectTarget) throws -> [URL] {
    guard target.isOfPackage, !target.resources.isEmpty, !target.files.isEmpty else { return [] }
    let bundle = ProjectResources.bundle(of: target, in: try cache.folder("program", "all")).path
    let file = try cache.folder("support", target.id).appendingPathComponent("AviaryBundle.swift")
    let text = """
      import class Foundation.Bundle

      extension Foundation.Bundle {
        nonisolated static let module = Foundation.Bundle(path: "\(bundle)") ?? .main
      }

      """
    try CheckCache.write(text, to: file)
    return [file]
  }

  /// The source of the symbols of a target's asset catalogues, as Xcode generates them.
  private func assetSymbols(of judged: JudgedTarget) throws -> [URL] {
    let assets = GeneratedNames.assets(in: judged.target.resources)
    guard !assets.isEmpty, !judged.files.isEmpty, available.contains("SwiftUI") else { return [] }
    let file = try cache.folder("support", judged.target.id)
      .appendingPathComponent("AviaryAssets.swift")
    let text = AssetSymbols.text(
      for: assets,
      bundle: judged.target.isOfPackage ? ".module" : ".main",
      declared: judged.files.reduce(into: []) { $0.formUnion(AssetSymbols.statics(in: $1.text)) },
      kits: ["UIKit", "AppKit"].filter { kit in
        available.contains(kit) && judged.files.contains { $0.imports.contains(kit) }
      }
    )
    try CheckCache.write(text, to: file)
    return [file]
  }

  /// Adds the targets that are imported without being named as used, as frameworks of one project may be, and gives the
  /// order of all.
  private func usesByImport(_ targets: inout [JudgedTarget]) throws -> [Int] {
    for index in targets.indices {
      let imports = targets[index].files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      for other in targets where other.target.id != targets[index].target.id {
        let isApp = [.app, .extension].contains(other.target.kind)
        if imports.contains(other.target.module),
          !targets[index].target.uses.contains(other.target.id),
          !isApp || targets[index].target.kind == .test
        {
          var target = targets[index].target
          target.uses.append(other.target.id)
          targets[index].retarget(target)
        }
      }
    }
    let sorted = TargetOrder.sorted(targets.map(\.target)).map(\.id)
    return sorted.compactMap { id in targets.firstIndex { $0.target.id == id } }
  }

  // MARK: - Modules

  /// The folder of a target's module.
  func moduleFolder(of target: ProjectTarget) throws -> URL {
    try cache.folder("modules", target.id)
  }

  /// What a target that imports another tells the compiler.
  private func flags(toImport target: ProjectTarget) throws -> [String] {
    guard target.kind == .clang, let headers = target.headers else {
      return ["-I", try moduleFolder(of: target).path]
    }
    let own = headers + "/module.modulemap"
    if FileManager.default.fileExists(atPath: own) {
      return ["-Xcc", "-fmodule-map-file=" + own, "-Xcc", "-I" + headers]
    }
    let map = try moduleFolder(of: target).appendingPathComponent("module.modulemap")
    try CheckCache.write(
      "module \(target.module) {\n  umbrella \"\(headers)\"\n  export *\n}\n",
      to: map
    )
    return ["-Xcc", "-fmodule-map-file=" + map.path, "-Xcc", "-I" + headers]
  }

  /// Makes a module in place of one that is not here.
  private func stub(_ module: String, in folder: URL) throws {
    let path = folder.appendingPathComponent(module + ".swiftmodule").path
    if !FileManager.default.fileExists(atPath: path) { try writeStub(module, to: path) }
  }

  /// Makes a module without names of its own.
  ///
  /// Apple's frameworks hand Foundation on, and a few modules have others that stand for them here.
  func writeStub(_ module: String, to path: String) throws {
    let standIns = ["Darwin": "Glibc", "SwiftUICore": "SwiftUI", "Cocoa": "AppKit"]
    var source = "\n"
    if let standIn = standIns[module], available.contains(standIn) {
      source = "@_exported import \(standIn)\n"
    } else if AppleFrameworks.contains(module) {
      source = "@_exported import Foundation\n"
    }
    let file = try cache.folder("stubs", module).appendingPathComponent("Stub.swift")
    try CheckCache.write(source, to: file)
    let result = try ChildProcess.run(
      build.compiler,
      ["-frontend", "-emit-module", file.path, "-module-name", module, "-o", path]
        + ["-parse-as-library"] + importFlags,
      output: .captured
    )
    guard result.status == .exited(0) else {
      try DiskSpace.check(after: result.standardError, writingTo: path)
      throw CommandError(
        "a stand-in for the module \(module) cannot be made: \(result.standardError)"
      )
    }
  }
}
