/// A random interface and what is done to it.
struct OracleCase: Equatable {
  var tree: OracleNode
  var edits: [OracleEdit]
  /// The room across, in points.
  var width = 400
}

extension OracleCase: CustomDebugStringConvertible {
  /// The case as source text, to be pasted into a test.
  var debugDescription: String {
    let edits = edits.map { "    \($0)" }.joined(separator: ",\n")
    return """
      OracleCase(
        tree:
      \(tree.source(indent: "    ")),
        edits: [
      \(edits)
        ],
        width: \(width)
      )
      """
  }
}
