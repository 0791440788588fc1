/// What a person calls a project: a file, a folder, a package or what Xcode makes, with its targets.
package struct Project: Sendable {
  /// What was read.
  package enum Kind: String, Sendable {
    case file, folder, package
    case xcodeProject = "Xcode project"
    case xcodeWorkspace = "Xcode workspace"
  }

  package var kind: Kind
  /// The name of the file, folder or package.
  package var name: String
  /// The folder that holds it, as an absolute path.
  package var root: String
  /// The targets that have Swift sources, those that others use first.
  package var targets: [ProjectTarget] = []
  /// The packages that it depends on and that do not lie on this machine.
  package var absentPackages: [AbsentPackage] = []
  /// Sentences about what was left out, each without a full stop.
  package var notes: [String] = []

  package init(kind: Kind, name: String, root: String) {
    self.kind = kind
    self.name = name
    self.root = root
  }
}

/// A package that a project depends on and that cannot be read here.
package struct AbsentPackage: Hashable, Sendable {
  /// Its identity: the last part of its address, in lower case.
  package var identity: String
  /// Where it is fetched from, or its path.
  package var location: String
  /// The products that targets name of it, which often are its modules.
  package var products: [String]
}
