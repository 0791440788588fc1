@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import Foundation

package enum WindowResizeAnchorKey: PreferenceKey {
  package static var defaultValue: UnitPoint? { nil }

  package static func reduce(value: inout UnitPoint?, nextValue: () -> UnitPoint?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the point of the window that stays where it is when the window changes its size because the view does.
  ///
  /// Only displays on which programs can place windows can do that: X servers can, Wayland's can't, which is said once.
  ///
  /// - Parameter anchor: The point, as a part of the window: `.bottom` has it grow upwards. `nil` is the upper left
  ///   corner. Of several views' the first counts.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    preference(key: WindowResizeAnchorKey.self, value: anchor)
  }
}
