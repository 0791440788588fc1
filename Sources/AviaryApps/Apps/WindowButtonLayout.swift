/// Which buttons the title bars of a desktop have, and where.
package struct WindowButtonLayout: Equatable, Sendable {
  /// What a button does with the window.
  package enum Button: String, Sendable { case close, minimize, maximize }

  /// From left to right.
  package var left: [Button]
  package var right: [Button]

  package init(left: [Button], right: [Button]) {
    self.left = left
    self.right = right
  }

  /// The usual one: all at the right, the one that closes last.
  package static let usual = WindowButtonLayout(left: [], right: [.minimize, .maximize, .close])

  /// A layout in GTK's words, such as `menu:minimize,maximize,close`; what stands before the colon is at the left.
  ///
  /// - Parameter text: The words; those for no button, as `menu`, are left out. Without a colon all are at the left.
  package init(_ text: String) {
    let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
      $0.split(separator: ",").compactMap { Button(rawValue: String($0)) }
    }
    self.init(left: sides.first ?? [], right: sides.count > 1 ? sides[1] : [])
  }

  /// The layout without the buttons for what people can't do with a window.
  package func without(_ hindrances: WindowHindrances) -> WindowButtonLayout {
    func remaining(_ buttons: [Button]) -> [Button] {
      buttons.filter {
        switch $0 {
        case .close: !hindrances.contains(.dismiss)
        case .minimize: !hindrances.contains(.minimize)
        case .maximize: !hindrances.contains(.resize)
        }
      }
    }
    return WindowButtonLayout(left: remaining(left), right: remaining(right))
  }
}
