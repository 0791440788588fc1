@_spi(Engine) package import AviaryEngine

/// What a tree presents over everything else, as far as keys and the focus go by it.
///
/// Whoever presents hands it to ``ViewRoot/presented``; a tree without has nothing in front.
package protocol PresentationStack: AnyObject {
  /// What lies on top; nil where nothing is presented.
  ///
  /// Asked several times an event. Changes nothing.
  var topLayer: PresentedLayer? { get }
}

/// One of the things that are presented.
package struct PresentedLayer {
  package enum Kind {
    /// A menu: one of its items is highlighted, and what had the focus keeps it.
    case menu
    /// It is there to be answered: keys go into it at once.
    case dialog
    /// Views like those behind it.
    case screen
  }

  /// Grows from one presentation to the next.
  package let id: Int
  package let kind: Kind

  package init(id: Int, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}

/// Leads to the stack of presentations of a tree, once there is one.
package final class PresentedLayers {
  package weak var stack: (any PresentationStack)?

  /// How many windows lie over all that is presented.
  package var windowCount = 0

  /// What lies on top; nil where nothing is presented.
  var top: PresentedLayer? { stack?.topLayer }

  /// Whether an open menu lies in front of all else.
  package var isMenuOnTop: Bool { top?.kind == .menu }
}

extension ViewRoot {
  /// What is presented in front of the tree's views.
  package var presented: PresentedLayers { rootStorage { PresentedLayers() } }

  /// The node of what is presented on top; that of all of the tree where nothing is.
  package var frontmostNode: ViewNode? {
    guard presented.top != nil else { return node }
    return node?.children.dropLast(presented.windowCount).last ?? node
  }
}
