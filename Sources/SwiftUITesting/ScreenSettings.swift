@_spi(Engine) import AviaryEngine
import Foundation
import SwiftUI

/// What a screen tells its views of itself.
struct ScreenSettings {
  var size: ScreenSize
  var colorScheme: ColorScheme
  /// The scheme that a view would like for all of the screen; nil where none does.
  var preferredScheme: ColorScheme?
  var dynamicTypeSize: DynamicTypeSize
  var locale: Locale
  var timeZone: TimeZone
  var layoutDirection: LayoutDirection
  var scale: CGFloat
  var contrast = ColorSchemeContrast.standard
  /// What records changes, as a window has it.
  let undoManager = UndoManager()

  /// The scheme that the screen is shown in: as in a window a view's wish goes first.
  var shownScheme: ColorScheme { preferredScheme ?? colorScheme }

  func write(to values: inout EnvironmentValues) {
    values.colorScheme = shownScheme
    values.dynamicTypeSize = dynamicTypeSize
    values.locale = locale
    values.timeZone = timeZone
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    values.calendar = calendar
    values.layoutDirection = layoutDirection
    values.displayScale = scale
    values._colorSchemeContrast = contrast
    values.scenePhase = .active
    values.undoManager = undoManager
    (values.horizontalSizeClass, values.verticalSizeClass) = size.sizeClasses
  }
}
