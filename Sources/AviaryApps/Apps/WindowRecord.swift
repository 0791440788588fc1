package import Foundation

/// What is kept of a window until its program runs next.
package struct WindowRecord: Codable, Equatable {
  /// Which scene it belongs to: the scene's id, title or number, with what its windows are opened for.
  package var scene: String
  /// What it was opened for, coded; nil for nothing.
  package var value: Data?
  /// The room for its views, in points.
  package var width: Double
  package var height: Double
  /// What `SceneStorage` keeps for it.
  package var values: [String: Data]

  package init(
    scene: String,
    value: Data?,
    width: Double,
    height: Double,
    values: [String: Data]
  ) {
    self.scene = scene
    self.value = value
    self.width = width
    self.height = height
    self.values = values
  }

  /// The room for its views, in points; nil where what was kept is no size.
  package var size: CGSize? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension _SceneWindow {
  /// What its windows are known by over runs of the program.
  package func restorationName(index: Int) -> String {
    let name = id ?? "\(index)"
    return valueType.map { "\(name) \($0)" } ?? name
  }

  /// Whether its windows are there again when the program runs next.
  ///
  /// Settings are opened when they are wanted, and documents have their own recovery.
  package var restoresWindows: Bool { restores && opensByItself && valueForFile == nil }
}
