import SwiftUI

/// How a scene is shown.
struct StageSettings: Equatable {
  enum Appearance: String, CaseIterable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"

    /// nil for the window's own.
    var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  var appearance = Appearance.system
  var textSize = DynamicTypeSize.large
  var isRightToLeft = false
  /// The width of the scene, in points.
  var width: CGFloat = 390
  var showsSource = true

  static let widths: ClosedRange<CGFloat> = 240...900
}

extension DynamicTypeSize {
  /// The size as the settings of a telephone call it.
  var title: String {
    switch self {
    case .xSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .xLarge: "Extra large"
    case .xxLarge: "XX large"
    case .xxxLarge: "XXX large"
    case .accessibility1: "Accessibility 1"
    case .accessibility2: "Accessibility 2"
    case .accessibility3: "Accessibility 3"
    case .accessibility4: "Accessibility 4"
    case .accessibility5: "Accessibility 5"
    @unknown default: "Other"
    }
  }
}
