import SwiftUI

/// The line at the top of a telephone.
struct StatusBar: View {
  var body: some View {
    HStack(spacing: 6) {
      Text("9:41").font(.subheadline.weight(.semibold))
      Spacer()
      HStack(alignment: .bottom, spacing: 1.5) {
        ForEach([4, 6, 8, 10], id: \.self) { height in
          RoundedRectangle(cornerRadius: 0.8).frame(width: 3, height: CGFloat(height))
        }
      }
      Image(systemName: "wifi").font(.footnote.weight(.semibold))
      HStack(spacing: 1) {
        RoundedRectangle(cornerRadius: 3.5)
          .strokeBorder(.primary.opacity(0.4))
          .overlay { RoundedRectangle(cornerRadius: 2).padding(2) }
          .frame(width: 24, height: 12)
        Capsule().opacity(0.4).frame(width: 1.5, height: 4)
      }
    }
    .padding(.horizontal, 28)
    .frame(height: 50)
    // As on a telephone, whose status bar does not grow.
    .dynamicTypeSize(.large)
    .accessibilityHidden(true)
  }
}
