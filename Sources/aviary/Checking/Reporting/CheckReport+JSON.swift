import AviaryProject
import Foundation

extension CheckReport {
  private struct Document: Encodable {
    struct Module: Encodable {
      var name: String
      var kind: String
      var package: String?
      var files: Int
      var reason: String
    }
    struct Package: Encodable {
      var identity: String
      var location: String
      var products: [String]
    }
    struct Item: Encodable {
      var group: String
      var module: String?
      var name: String?
      var file: String
      var line: Int
      var column: Int
      var message: String
      var isConsequence: Bool
    }
    struct Target: Encodable {
      var name: String
      var kind: String
      var files: Int
    }
    var project: String
    var kind: String
    var system: String
    var targets: [Target]
    /// The number of findings by group.
    var counts: [String: Int]
    var findings: [Item]
    var absentModules: [Module]
    var absentPackages: [Package]
    var notes: [String]
  }

  /// The report for programs.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }

  private var document: Document {
    var counts: [String: Int] = [:]
    for group in Finding.Group.allCases { counts[group.rawValue] = findings(of: group).count }
    return Document(
      project: project.name,
      kind: project.kind.rawValue,
      system: system.rawValue,
      targets: targets.map {
        .init(name: $0.target.name, kind: $0.target.kind.rawValue, files: $0.files.count)
      },
      counts: counts,
      findings: findings.map { finding in
        .init(
          group: finding.group.rawValue,
          module: finding.module,
          name: finding.name,
          file: shown(finding.diagnostic.file),
          line: finding.diagnostic.line,
          column: finding.diagnostic.column,
          message: finding.diagnostic.message,
          isConsequence: finding.isConsequence
        )
      },
      absentModules: absentModules.map {
        .init(
          name: $0.name,
          kind: $0.kind.rawValue,
          package: $0.package,
          files: $0.files,
          reason: reason(for: $0)
        )
      },
      absentPackages: project.absentPackages.map {
        .init(identity: $0.identity, location: $0.location, products: $0.products)
      },
      notes: notes
    )
  }
}
