import AviaryProject
import Foundation

/// The sources as they were before they were compiled, so that what is saved meanwhile is seen.
///
/// Which of them count is known only afterwards: a file that does not compile alone is compiled with the project around it.
struct SourcesBefore {
  /// The sources that counted the last time.
  let known: SourceSnapshot
  private let root: String
  /// Those of the project around a file; nil where there is none.
  private var around: (root: String, sources: SourceSnapshot)?

  /// Looks at them.
  ///
  /// - Parameters:
  ///   - path: A file, a folder, a package or a project.
  ///   - root: What it was compiled from the last time: `path`, or the project around it.
  init(_ path: String, _ root: String) {
    self.root = root
    known = SourceSnapshot(root)
    guard root == path, known.onlyFile != nil else { return }
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let outer = ProjectReader.root(around: file) else { return }
    around = (outer, SourceSnapshot(outer))
  }

  /// The sources that count now.
  ///
  /// - Parameter root: What was compiled.
  func sources(of root: String) -> SourceSnapshot {
    if root == self.root { return known }
    if let around, around.root == root { return around.sources }
    return SourceSnapshot(root)
  }
}
