@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
package import Foundation

/// Changes what assistive technology is told of a view.
public struct AccessibilityAttachmentModifier {
  /// One thing that is said of a view.
  enum Attachment {
    case label(Text)
    case value(Text)
    case hint(Text)
    case hidden(Bool)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    case labeledPair(AccessibilityPair)
    /// Acted on by windows, not read.
    case action(AccessibilityAction)
    case inputLabels([Text])
    case note(String, Any)
  }

  /// Something that is said, and whether it counts.
  struct Part {
    let attachment: Attachment
    let isEnabled: Bool
  }

  /// What is said, the first first; at least one thing.
  private(set) var parts: [Part]

  nonisolated init(_ attachment: Attachment, isEnabled: Bool = true) {
    parts = [Part(attachment: attachment, isEnabled: isEnabled)]
  }

  /// The same, with what another one says after it.
  nonisolated func adding(_ other: Self) -> Self {
    var result = self
    result.parts += other.parts
    return result
  }

  /// What counts of it.
  nonisolated var enabled: [Attachment] { parts.filter(\.isEnabled).map(\.attachment) }
}

/// What assistive technology can ask a view to do.
package enum AccessibilityAction {
  case kind(AccessibilityActionKind, () -> Void)
  case adjust((AccessibilityAdjustmentDirection) -> Void)
}

extension AccessibilityAttachmentModifier: _NodeModifier {
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityAttachmentNode(list, child, place)
  }
}

/// The node around a view of which something is said; a window asks it for its actions.
package final class AccessibilityAttachmentNode: ModifierNode<AccessibilityAttachmentModifier>,
  ActivationPointProvider
{
  private var environmentValues = EnvironmentValues()

  package override class var resolves: Bool { true }

  package override func resolve(_ environment: EnvironmentValues) {
    // Texts are put together while drawing; what they read is read here, to be recorded.
    environmentValues = environment
    for part in modifier.parts { _ = words(of: part.attachment) }
  }

  /// What is read out of it; nil where it is no text.
  private func words(of attachment: AccessibilityAttachmentModifier.Attachment) -> String? {
    switch attachment {
    case .label(let text), .value(let text), .hint(let text): text.string(in: environmentValues)
    default: nil
    }
  }

  package override func environmentDidChange() { invalidateDrawing() }

  package override func viewDidChange() {
    invalidateDrawing()
  }

  /// What the view can be asked to do, the last said first.
  package var actions: [AccessibilityAction] {
    modifier.enabled.reversed().compactMap {
      if case .action(let action) = $0 { action } else { nil }
    }
  }

  /// Where the view is tapped in the root's space, if that was said.
  package var activationPoint: CGPoint? {
    let wanted = modifier.parts.reversed().lazy.compactMap { part -> Any? in
      if case .note("activationPoint", let value) = part.attachment { value } else { nil }
    }.first
    let point: CGPoint
    switch wanted {
    case let unit as UnitPoint: point = CGPoint(x: unit.x * size.width, y: unit.y * size.height)
    case let own as CGPoint: point = own
    default: return nil
    }
    return convert(CGRect(origin: point, size: .zero), to: nil).origin
  }

  package override func draw(into recorder: inout NodeRecorder) {
    let attachments = modifier.enabled
    guard !attachments.isEmpty else {
      recorder.draw(child)
      return
    }
    var pieces = recorder.drawPieces(child)
    var responds = false
    for attachment in attachments {
      switch attachment {
      case .inputLabels: warn("inputLabels")
      case .note(let name, _): if activationPoint != nil { responds = true } else { warn(name) }
      case .action: responds = true
      case .hidden(let isHidden): if isHidden { pieces = [] }
      default:
        var own = AccessibilityElement(
          role: .group,
          label: "",
          frame: CGRect(origin: .zero, size: size)
        )
        own.identity = root.accessibilityIdentity(of: self)
        let words = words(of: attachment)
        let change = AccessibilityChange(ownElement: own) { Self.changed($0, attachment, words) }
        pieces = [.changed(pieces, change)]
      }
    }
    recorder.accessibility += pieces
    if responds { recorder.respond(self) }
  }

  /// Says once, where assistive technology is there, that it is not told of something.
  private func warn(_ name: String) {
    guard root.tracksAccessibility else { return }
    root.warn("accessibility: what was said by '\(name)' is not told to assistive technology yet")
  }

  private static func changed(
    _ element: AccessibilityElement,
    _ attachment: AccessibilityAttachmentModifier.Attachment,
    _ words: String?
  ) -> AccessibilityElement {
    var element = element
    switch attachment {
    case .label: element.label = words ?? ""
    case .value: element.value = words
    case .hint: element.hint = words
    case .identifier(let identifier): element.identifier = identifier
    case .sortPriority(let priority): element.sortPriority = priority
    case .heading(let level):
      element.role = .header
      element.details.headingLevel = UInt8(level.rawValue)
    case .labeledPair(let pair): element.details.pair = pair
    case .addTraits(let traits):
      element.traits.formUnion(traits)
      for (trait, role) in AccessibilityTraits.roles where traits.contains(trait) {
        // A header may hold controls, which stay what they are.
        if role == .header, !element.role.canBeHeader { continue }
        element.role = role
        break
      }
    case .removeTraits(let traits):
      element.traits.subtract(traits)
      for (trait, role) in AccessibilityTraits.roles
      where traits.contains(trait) && element.role == role {
        element.role = role == .text ? .group : .text
      }
    case .hidden, .action, .inputLabels, .note: break
    }
    return element
  }
}

extension AccessibilityElement.Role {
  /// Whether an element is nothing but its header where it is said to be one.
  fileprivate var canBeHeader: Bool {
    switch self {
    case .text, .image, .group, .header: true
    default: false
    }
  }
}
