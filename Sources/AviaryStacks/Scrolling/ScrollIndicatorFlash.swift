@_spi(Engine) public import AviaryEngine
package import Foundation

/// How long indicators that flash are shown.
package enum ScrollIndicatorFlash {
  /// In seconds.
  package static let duration: TimeInterval = 1
}

extension ScrollNode {
  /// Shows the indicators for a moment, where their visibility lets them be shown.
  package final func flashIndicators() {
    // In a picture no time passes: there the moment is over.
    guard root.clock.isRunning else { return }
    flashes += 1
    root.clock.after(ScrollIndicatorFlash.duration) { [weak self] in self?.flashes -= 1 }
  }
}

enum FlashesScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var flashesScrollIndicatorsOnAppear: Bool {
    get { self[FlashesScrollIndicatorsKey.self] }
    set { self[FlashesScrollIndicatorsKey.self] = newValue }
  }
}

nonisolated struct ScrollFlashOnAppearModifier: _EnvironmentModifier {
  let isOn: Bool

  func _apply(to values: inout EnvironmentValues) { values.flashesScrollIndicatorsOnAppear = isOn }
}

/// Flashes the indicators of the scroll views inside when a value changes.
nonisolated struct ScrollFlashModifier: _NodeModifier {
  let trigger: AnyEquatable

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScrollFlashNode(list, child, place)
  }
}

final class ScrollFlashNode: ModifierNode<ScrollFlashModifier> {
  private var last: AnyEquatable?

  override func didMount() { last = modifier.trigger }

  override func viewDidChange() {
    guard last != modifier.trigger else { return }
    last = modifier.trigger
    root.actions.append(
      (
        "scrollIndicatorsFlash",
        { [weak self] in
          guard let self, isMounted else { return }
          for node in child.nodes(of: ViewNode.self) { node.scroller?.flashIndicators() }
        }
      )
    )
  }
}

extension View {
  /// Shows the indicators of scroll views inside for a moment when they appear.
  ///
  /// Indicators that are hidden stay hidden. In a picture no time passes: there the moment is over.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashOnAppearModifier(isOn: onAppear))
  }

  /// Shows the indicators of all scroll views inside for a moment when a value changes.
  ///
  /// Indicators that are hidden stay hidden. In a picture no time passes: there the moment is over.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(trigger: AnyEquatable(value)))
  }
}
