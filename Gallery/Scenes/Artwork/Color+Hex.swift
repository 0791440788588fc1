import SwiftUI

extension Color {
  /// An opaque sRGB colour written as in design tools: `Color(hex: 0xFF8A5B)`.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255
    )
  }
}

extension LinearGradient {
  /// Colours from top to bottom.
  init(sky colors: UInt32...) {
    self.init(colors: colors.map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
  }
}
