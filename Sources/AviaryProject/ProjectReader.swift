package import Foundation

/// Finds out what lies at a path, and reads it.
package struct ProjectReader {
  /// Gives what `swift package dump-package` prints of the package in a folder.
  package var dumpPackage: (_ folder: String) throws -> Data
  /// Folders in which packages that were fetched lie by name, besides those of the project itself.
  package var checkouts: [String] = []
  /// The products that are there without being read, such as `SwiftUI`.
  package var provided: Set<String> = []
  /// Whether the targets of tests are read too.
  package var readsTests = false
  /// The system that conditions in packages are judged for, as packages spell it; nil takes all.
  package var system: String?

  package init(dumpPackage: @escaping (_ folder: String) throws -> Data) {
    self.dumpPackage = dumpPackage
  }

  /// Reads a file, a folder, a package, or what Xcode makes.
  ///
  /// - Parameter path: A path; a folder stands for the package or the project in it.
  /// - Returns: the project, its targets in the order of their uses.
  /// - Throws: a `ProjectError` that names what is wrong.
  package func read(_ path: String) throws -> Project {
    let place = SourceFolder.normal(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    )
    guard FileManager.default.fileExists(atPath: place) else {
      throw ProjectError("\(path): there is no such file")
    }
    var project = try read(place, given: path)
    guard project.targets.contains(where: { !$0.files.isEmpty }) else {
      throw ProjectError("\(path): there are no Swift sources in it")
    }
    project.targets = TargetOrder.sorted(project.targets)
    return project
  }

  /// The folder of the package, or the Xcode project, around a file; nil where there is none eight levels up.
  package static func root(around file: String) -> String? {
    var folder = (file as NSString).deletingLastPathComponent
    for _ in 0..<8 where folder.count > 1 {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if entries.contains("Package.swift") { return folder }
      if let project = entries.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
        return folder + "/" + project
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private func read(_ place: String, given: String) throws -> Project {
    let name = (place as NSString).lastPathComponent
    guard SourceFolder.isFolder(place) else {
      if name == "Package.swift" || name == "contents.xcworkspacedata" || name == "project.pbxproj"
      {
        return try read((place as NSString).deletingLastPathComponent, given: given)
      }
      guard SourceFolder.isSwift(place) else {
        throw ProjectError("\(given) is not a Swift file: its name does not end in .swift")
      }
      return file(place)
    }
    switch (name as NSString).pathExtension {
    case "xcodeproj": return try xcodeProject(place)
    case "xcworkspace": return try workspace(place)
    default: return try folder(place, given: given)
    }
  }

  // MARK: - Files and folders

  private func file(_ path: String) -> Project {
    let name = (path as NSString).lastPathComponent
    var project = Project(
      kind: .file,
      name: name,
      root: (path as NSString).deletingLastPathComponent
    )
    var target = ProjectTarget(id: name, name: name, kind: .executable)
    target.module = "AviaryFile"
    target.files = [path]
    target.settings = Self.settings
    project.targets = [target]
    return project
  }

  private func folder(_ place: String, given: String) throws -> Project {
    if FileManager.default.fileExists(atPath: place + "/Package.swift") {
      return try package(place)
    }
    let found = try projects(below: place)
    if let only = found.first {
      guard found.count == 1 else {
        let names = found.map { "  " + $0.dropFirst(place.count + 1) }.joined(separator: "\n")
        throw ProjectError("\(given) holds several projects: name one of them:\n\(names)")
      }
      return try read(only, given: given)
    }
    let name = (place as NSString).lastPathComponent
    var project = Project(kind: .folder, name: name, root: place)
    var target = ProjectTarget(id: name, name: name, kind: .library)
    let files = SourceFolder.files(in: place)
    target.files = files.filter(SourceFolder.isSwift)
    target.resources = files.filter(SourceFolder.isResource)
    target.settings = Self.settings
    project.targets = [target]
    return project
  }

  /// What Xcode's new projects compile with besides: `/…/` is a regular expression.
  private static let settings = ["-enable-bare-slash-regex"]

  /// The workspaces in a folder, else the projects, else the packages; where there are none, those of the folders in it,
  /// down to the third level.
  private func projects(below place: String) throws -> [String] {
    var level = [place]
    for _ in 0..<3 {
      let entries = level.flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
          .filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }
          .map { folder + "/" + $0 }
      }
      for suffix in [".xcworkspace", ".xcodeproj"] {
        let found = entries.filter { $0.hasSuffix(suffix) }
        if !found.isEmpty { return found }
      }
      let packages = entries.filter {
        FileManager.default.fileExists(atPath: $0 + "/Package.swift")
      }
      if !packages.isEmpty { return packages }
      // A folder with sources of its own is a folder of sources.
      if entries.contains(where: SourceFolder.isSwift) { return [] }
      level = entries.filter(SourceFolder.isFolder)
    }
    return []
  }

  // MARK: - Packages and projects

  private func packageReader(root: String, extra: [String] = []) -> PackageReader {
    let folders =
      [root + "/.build/checkouts", root + "/SourcePackages/checkouts"] + extra + checkouts
    return PackageReader(
      dump: dumpPackage,
      checkouts: folders.filter(SourceFolder.isFolder),
      provided: provided,
      readsTests: readsTests,
      system: system
    )
  }

  private func package(_ place: String) throws -> Project {
    let packages = packageReader(root: place)
    let name = try packages.read(place, isDependency: false)
    var project = Project(kind: .package, name: name, root: place)
    project.take(packages)
    return project
  }

  private func xcodeProject(_ place: String) throws -> Project {
    let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
    let root = (place as NSString).deletingLastPathComponent
    var project = Project(kind: .xcodeProject, name: name, root: root)
    let packages = packageReader(root: root)
    let reader = try XcodeProjectReader(
      place,
      isOneOfMany: false,
      readsTests: readsTests,
      packages: packages
    )
    project.targets = reader.targets
    project.notes = reader.notes
    project.take(packages)
    return project
  }

  private func workspace(_ place: String) throws -> Project {
    let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
    let root = (place as NSString).deletingLastPathComponent
    let workspace = try XcodeWorkspace(place)
    var project = Project(kind: .xcodeWorkspace, name: name, root: root)
    let packages = packageReader(root: root)
    for folder in workspace.packages { try packages.read(folder, isDependency: false) }
    let present = workspace.projects.filter { path in
      // CocoaPods adds a project that only its own command makes.
      let isThere = FileManager.default.fileExists(atPath: path)
      if !isThere { project.notes.append("the project \(path) of the workspace is not there") }
      return isThere && !path.hasSuffix("/Pods.xcodeproj")
    }
    for path in present {
      let reader = try XcodeProjectReader(
        path,
        isOneOfMany: present.count > 1,
        readsTests: readsTests,
        packages: packages
      )
      project.targets += reader.targets
      project.notes += reader.notes
    }
    project.take(packages)
    return project
  }
}

extension Project {
  /// Takes over what a reader of packages found.
  fileprivate mutating func take(_ packages: PackageReader) {
    targets += packages.targets
    absentPackages = packages.absent
    notes += packages.notes
  }
}
