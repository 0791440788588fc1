import AviaryProject
import Foundation

/// Judges all targets of a project, those that others use first.
struct ProjectCheck {
  let project: Project
  let system: JudgedSystem
  let build: BuildFolder
  /// The path as it was given.
  let path: String

  private let cache: CheckCache
  private let frontend: Frontend
  /// The modules that can be imported besides the project's own.
  private let available: Set<String>

  init(project: Project, system: JudgedSystem, build: BuildFolder, path: String) throws {
    self.project = project
    self.system = system
    self.build = build
    self.path = path
    let opted = OptInModules.hidden(on: system)
    available = build.moduleNames.subtracting(opted)
    let environment = ProcessInfo.processInfo.environment
    cache = try CheckCache(
      environment: environment,
      parts: [project.root, project.name, system.rawValue, build.stamp]
    )
    frontend = Frontend(
      build: build,
      importFlags: try OptInModules.ownModuleCache(
        OptInModules.importFlags(of: build, hiding: opted)
      ),
      available: available
    )
  }

  /// Judges the project.
  func report() throws -> CheckReport {
    let judged = try judgedTargets()
    var sorter = sorter(for: judged)
    let first = sorter
    let progress = CheckProgress()
    var diagnostics: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for target in judged where !target.files.isEmpty {
      if isUsed(target, among: judged) { try emit(target) }
      if target.target.isDependency { continue }
      let name = target.target.name
      let checker = TargetChecker(
        frontend: frontend,
        cache: cache,
        target: target,
        progress: { progress.show("checking \(name): \($0) of \($1) files") },
        sort: { first.finding(for: $0) }
      )
      diagnostics += try checker.check().filter { seen.insert($0).inserted }
    }
    progress.end()
    try findForms(of: diagnostics, into: &sorter)
    return CheckReport(
      project: project,
      path: path,
      system: system,
      targets: judged.filter { !$0.target.isDependency && !$0.files.isEmpty },
      findings: sorter.sort(diagnostics),
      absentModules: absentModules(of: judged)
    )
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
      try JudgedTarget(target, conditions: conditions, copies: cache.folder("sources", target.id))
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

  private func isUsed(_ target: JudgedTarget, among targets: [JudgedTarget]) -> Bool {
    targets.contains { $0.target.uses.contains(target.target.id) }
  }

  // MARK: - Modules

  private func moduleFolder(of target: ProjectTarget) throws -> URL {
    try cache.folder("modules", target.id)
  }

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

  /// Makes the module of a target for those that use it, where it changed.
  private func emit(_ target: JudgedTarget) throws {
    let folder = try moduleFolder(of: target.target)
    let mark = folder.appendingPathComponent("key")
    let path = folder.appendingPathComponent(target.target.module + ".swiftmodule").path
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere, (try? String(contentsOf: mark, encoding: .utf8)) == target.interfaceKey { return }
    for file in target.files { try CheckCache.write(file.text, to: file.copy) }
    let (text, _) = try frontend.emitModule(
      target.files.map(\.copy.path),
      to: path,
      options: target.options
    )
    if !FileManager.default.fileExists(atPath: path) {
      // Better an empty module than none: what is missing of it is then told by name.
      try writeStub(target.target.module, to: path)
    }
    if ProcessInfo.processInfo.environment["AVIARY_CHECK_TRACE"] != nil { print(text) }
    try CheckCache.write(target.interfaceKey, to: mark)
  }

  /// Makes an empty module in place of one that is not here.
  private func stub(_ module: String, in folder: URL) throws {
    let path = folder.appendingPathComponent(module + ".swiftmodule").path
    if !FileManager.default.fileExists(atPath: path) { try writeStub(module, to: path) }
  }

  private func writeStub(_ module: String, to path: String) throws {
    let source = try cache.folder("stubs", "source").appendingPathComponent("Empty.swift")
    try CheckCache.write("\n", to: source)
    let result = try ChildProcess.run(
      build.compiler,
      [
        "-frontend", "-emit-module", source.path, "-module-name", module, "-o", path,
        "-parse-as-library",
      ],
      output: .captured
    )
    guard result.status == .exited(0) else {
      throw CommandError(
        "a stand-in for the module \(module) cannot be made: \(result.standardError)"
      )
    }
  }

  // MARK: - Sorting

  private func sorter(for targets: [JudgedTarget]) -> FindingSorter {
    var files: [String: FindingSorter.File] = [:]
    for target in targets where !target.target.isDependency {
      for file in target.files {
        files[file.path] = FindingSorter.File(
          places: file.places,
          imported: file.imports,
          absent: file.imports.intersection(target.absentModules).sorted()
        )
      }
    }
    let declared = targets.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    return FindingSorter(files: files, declared: declared, packages: packageModules)
  }

  /// The modules of packages that are not here, with the packages' names.
  private var packageModules: [String: String] {
    var modules: [String: String] = [:]
    for package in project.absentPackages {
      for product in package.products {
        modules[ProjectTarget.moduleName(of: product)] = package.identity
      }
    }
    for target in project.targets where target.kind == .macro {
      modules[target.module] = target.name
    }
    return modules
  }

  /// Finds out which of the forms that calls may have meant are not there.
  private func findForms(of diagnostics: [Diagnostic], into sorter: inout FindingSorter) throws {
    var forms: Set<AppleNames.Form> = []
    var callees: [AppleNames.Form: String] = [:]
    for diagnostic in diagnostics {
      guard let meant = sorter.forms(meantBy: diagnostic) else { continue }
      for form in meant.forms {
        forms.insert(form)
        callees[form] = meant.call.callee
      }
    }
    sorter.absentForms = try FormProbe(frontend: frontend, cache: cache)
      .absent(among: forms, callees: callees)
  }

  /// The modules that are imported and not here, with what is known of them.
  private func absentModules(of targets: [JudgedTarget]) -> [CheckReport.AbsentModule] {
    let packages = packageModules
    var counts: [String: Int] = [:]
    for target in targets where !target.target.isDependency {
      for file in target.files {
        for module in file.imports.intersection(target.absentModules) {
          counts[module, default: 0] += 1
        }
      }
    }
    return counts.sorted { $0.key < $1.key }.map { module, count in
      let kind: CheckReport.AbsentModule.Kind =
        packages[module] != nil
        ? .package
        : AppleNames.plannedModules.contains(module)
          ? .planned
          : AppleFrameworks.contains(module) ? .apple : .unknown
      return CheckReport.AbsentModule(
        name: module,
        kind: kind,
        package: packages[module],
        files: count
      )
    }
  }
}
