@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// Lets a view have the focus.
struct FocusableModifier: ViewModifier {
  @State private var isFocused = false
  let isFocusable: Bool

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  func body(content: Content) -> some View {
    content
      .environment(\.canBeFocused, isFocusable)
      .environment(\.isFocusedValue, isFocused)
      .modifier(FocusableNodeModifier(isFocusable: isFocusable, isFocused: $isFocused))
  }
}

nonisolated struct FocusableNodeModifier: _NodeModifier {
  let isFocusable: Bool
  let isFocused: Binding<Bool>

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FocusableNode(list, child, place)
  }
}

/// The node of a view that can have the focus and does nothing with keys itself.
final class FocusableNode: FocusTargetNode<FocusableNodeModifier> {
  override func viewDidChange() {
    if !modifier.isFocusable, root.input.focus.current === self { root.input.focus.focus(nil) }
  }

  override var canTakeFocus: Bool { modifier.isFocusable && super.canTakeFocus }

  override func focusDidChange(_ isFocused: Bool, isShown: Bool) {
    modifier.isFocused.wrappedValue = isFocused
    super.focusDidChange(isFocused, isShown: isShown)
  }

  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    recorder.respond(self)
  }
}

extension FocusableNode: GestureNode {
  /// A click moves the focus here; what else it does is for others to say.
  var gesturePriority: GesturePriority { .simultaneous }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    guard case .down = event.kind, canTakeFocus else { return .failed }
    event.perform { [weak self] in
      guard let self, isMounted else { return }
      root.input.focus.focus(self)
    }
    return .ended
  }
}

/// Tells when a view that can have the focus gets or loses it.
struct FocusChangeModifier {
  @FocusState private var isFocused: Bool
  let isFocusable: Bool
  let action: (Bool) -> Void

  nonisolated init(isFocusable: Bool, action: @escaping (Bool) -> Void) {
    self.isFocusable = isFocusable
    self.action = action
  }
}

extension FocusChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.focusable(isFocusable).focused($isFocused).onChange(of: isFocused) { action($1) }
  }
}
