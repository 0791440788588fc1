@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// Offers the buttons of other views, which are not shown, as actions of a view.
package nonisolated struct AccessibilityActionsModifier<Content: View>: UnseenContentModifier {
  package let category: AccessibilityActionCategory
  package let content: Content

  package init(category: AccessibilityActionCategory, content: Content) {
    self.category = category
    self.content = content
  }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityActionsNode(list, child, place)
  }
}

final class AccessibilityActionsNode<Content: View>:
  UnseenContentNode<AccessibilityActionsModifier<Content>>
{
  /// What the buttons say, and who does what they do.
  private var elements: [AccessibilityElement] = []

  override func layoutContent() {
    super.layoutContent()
    content.place(at: .zero, size: content.measure(.unspecified), proposal: .unspecified)
  }

  override func draw(into recorder: inout NodeRecorder) {
    recorder.draw(child)
    guard root.tracksAccessibility else { return }
    elements = AccessibilityPiece.elements(recorder.apart(content).accessibility)
    recorder.respond(self)
  }
}

extension AccessibilityActionsNode: AccessibilityResponder {
  /// What has no name can't be asked for by one.
  private var offered: [AccessibilityElement] {
    elements.filter { element in
      element.isEnabled && !element.label.isEmpty
        && AccessibleTree.offers(element).contains { $0.0 == .activate }
    }
  }

  var offeredActions: [AccessibleAction] { offered.map { .named($0.label) } }

  func perform(_ action: AccessibleAction) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled,
      let element = offered.first(where: { .named($0.label) == action })
    else { return false }
    return AccessibleTree.offers(element).reversed().contains { $0.0 == .activate && $0.1() }
  }

  func explanation(of action: AccessibleAction) -> String? {
    guard offeredActions.contains(action) else { return nil }
    return modifier.category.name?.string(in: EnvironmentValues(scope: environment))
  }
}

extension View {
  /// Offers the buttons of other views, which are not shown, as actions of this one.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(category: .default, content)
  }

  /// Offers the buttons of other views, which are not shown, as actions of this one of a category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionsModifier(category: category, content: content()))
  }
}
