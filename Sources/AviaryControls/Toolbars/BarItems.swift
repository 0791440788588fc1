import AviaryEngine
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// The items at one end of a bar, which lie together on a plate where the look has plates.
///
/// Space among them parts one plate from the next, and an item whose background is hidden lies on none.
struct BarItems: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let items: [Subview]
  /// What opens a menu with further items, behind the last one; nil for nothing.
  var more: AnyView?

  var body: some View {
    if theme.plateLength == nil {
      ForEach(items) { $0 }
      more
    } else {
      HStack(spacing: theme.plateSpacing) {
        let pieces = pieces
        ForEach(pieces.indices, id: \.self) { piece(pieces[$0]) }
      }
    }
  }

  private enum Piece {
    /// Views that share a plate; the last of all also what opens the menu.
    case plate([Subview], hasMore: Bool)
    case bare(Subview)
    /// One that fills a plate of its own.
    case wholePlate(Subview)
    case space(Subview)
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var plate: [Subview] = []
    func finish(hasMore: Bool = false) {
      if !plate.isEmpty || hasMore { pieces.append(.plate(plate, hasMore: hasMore)) }
      plate = []
    }
    for item in items {
      let values = item.containerValues
      if let space = values.toolbarSpace {
        finish()
        // The plates are apart by themselves.
        if space == .flexible { pieces.append(.space(item)) }
      } else if values.hidesSharedBackground {
        finish()
        pieces.append(.bare(item))
      } else if values.removesBarMargins {
        finish()
        pieces.append(.wholePlate(item))
      } else {
        plate.append(item)
      }
    }
    finish(hasMore: more != nil)
    return pieces
  }

  @ViewBuilder private func piece(_ piece: Piece) -> some View {
    switch piece {
    case .plate(let items, let hasMore):
      HStack(spacing: theme.itemSpacing) {
        ForEach(items) { $0 }
        if hasMore { more }
      }
      .modifier(BarPlate())
    case .wholePlate(let item): item.modifier(BarPlate(hasMargins: false))
    case .bare(let item), .space(let item): item
    }
  }
}

enum BarMarginsRemovedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

enum SharedBackgroundKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether an item of a bar reaches to the edges of its plate.
  var removesBarMargins: Bool {
    get { self[BarMarginsRemovedKey.self] }
    set { self[BarMarginsRemovedKey.self] = newValue }
  }

  /// Whether an item of a bar lies on no plate with others.
  var hidesSharedBackground: Bool {
    get { self[SharedBackgroundKey.self] }
    set { self[SharedBackgroundKey.self] = newValue }
  }
}
