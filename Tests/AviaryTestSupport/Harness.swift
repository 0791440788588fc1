@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
package import Foundation

/// Shows a view without fonts, files or a window, and tells what the engine did.
package final class Harness<Content: View> {
  package let text = FakeTextEngine()
  package let images = FakeImages()
  package let host: ViewHost<Content>

  /// Shows a view in room of a size, at rest.
  ///
  /// - Parameters:
  ///   - hasLineGaps: Whether text styles put something between lines, as on iOS.
  ///   - services: What the platform does for the view; where it has no symbols, those of the system are drawn.
  ///   - environment: Writes the outermost environment.
  package init(
    _ content: Content,
    width: CGFloat? = 390,
    height: CGFloat? = 844,
    hasLineGaps: Bool = false,
    services: PlatformServices = PlatformServices(),
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    var services = services
    text.hasLineGaps = hasLineGaps
    if services.symbolFolders.isEmpty { services.symbolFolders = Self.symbolFolders }
    host = ViewHost(
      content: content,
      textEngine: text,
      images: images,
      services: services,
      environment: environment
    )
    host.proposal = ProposedViewSize(width: width, height: height)
    try host.update()
  }

  /// Where the drawings of symbols are on a machine that tests are run on.
  private static var symbolFolders: [String] {
    let own = ProcessInfo.processInfo.environment["AVIARY_ICONS"]
    return [own, "/usr/share/bootstrap-icons/svg"].compactMap(\.self)
  }

  /// What is shown; it shows nothing any more once the harness is gone.
  package var root: ViewRoot { host.root }

  /// The size of what is shown.
  package var size: CGSize { root.node?.size ?? .zero }

  /// The elements of the accessibility tree, without the window.
  package var elements: [AccessibilityElement] { root.accessibilityTree.children }

  /// The work done while a closure changes something and the view comes to rest again.
  @discardableResult
  package func work(_ change: () -> Void = {}) throws -> Counters {
    let before = root.counters
    change()
    try host.update()
    return root.counters - before
  }

  /// The labels of what is shown, in order.
  package var labels: [String] {
    var found: [String] = []
    func visit(_ element: AccessibilityElement) {
      if !element.label.isEmpty { found.append(element.label) }
      element.children.forEach(visit)
    }
    visit(root.accessibilityTree)
    return found
  }

  /// The frame of the element with a label, in the root's space.
  package func frame(_ label: String) -> CGRect? {
    func find(_ element: AccessibilityElement) -> CGRect? {
      if element.label == label { return element.frame }
      for child in element.children { if let frame = find(child) { return frame } }
      return nil
    }
    return find(root.accessibilityTree)
  }

  /// The display list as text.
  package var dump: String { root.displayList().dump }
}
