import AviaryProject
import Foundation

/// Judges all targets of a project, those that others use first.
struct ProjectCheck {
  private let judged: JudgedProject
  /// The path as it was given.
  private let path: String
  private let frontend: Frontend

  private var project: Project { judged.project }
  private var cache: CheckCache { judged.cache }

  init(_ judged: JudgedProject, path: String) {
    self.judged = judged
    self.path = path
    frontend = Frontend(
      build: judged.build,
      importFlags: judged.importFlags,
      available: judged.available
    )
  }

  /// Judges the project.
  func report() throws -> CheckReport {
    let targets = judged.targets
    var sorter = sorter(for: targets)
    let first = sorter
    let progress = CheckProgress()
    var diagnostics: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for target in targets where !target.files.isEmpty {
      if isUsed(target, among: targets) { try emit(target) }
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
      system: judged.system,
      targets: targets.filter { !$0.target.isDependency && !$0.files.isEmpty },
      findings: sorter.sort(diagnostics),
      absentModules: absentModules(of: targets)
    )
  }

  // MARK: - Modules

  private func isUsed(_ target: JudgedTarget, among targets: [JudgedTarget]) -> Bool {
    targets.contains { $0.target.uses.contains(target.target.id) }
  }

  /// Makes the module of a target for those that use it, where it changed.
  private func emit(_ target: JudgedTarget) throws {
    let folder = try judged.moduleFolder(of: target.target)
    let mark = folder.appendingPathComponent("key")
    let path = folder.appendingPathComponent(target.target.module + ".swiftmodule").path
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere, (try? String(contentsOf: mark, encoding: .utf8)) == target.interfaceKey { return }
    for file in target.files { try CheckCache.write(file.text, to: file.copy) }
    _ = try frontend.emitModule(
      target.files.map(\.copy.path) + target.support.map(\.path),
      to: path,
      options: target.options
    )
    if !FileManager.default.fileExists(atPath: path) {
      // Better an empty module than none: what is missing of it is then told by name.
      try judged.writeStub(target.target.module, to: path)
    }
    try CheckCache.write(target.interfaceKey, to: mark)
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
    var sorter = FindingSorter(files: files, declared: declared, packages: packageModules)
    sorter.typesElsewhere = targets.reduce(into: []) { $0.formUnion($1.typesElsewhere) }
    let resources = targets.flatMap(\.target.resources)
    sorter.assetSymbols = GeneratedNames.assetSymbols(in: resources)
    sorter.entities = GeneratedNames.entities(in: resources)
    return sorter
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
