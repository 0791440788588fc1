import SwiftUI

/// A telephone's screen: a large title and content that scrolls below it.
///
/// Content reaches to the edges of the screen; use ``SwiftUI/View/inset()`` where it should not.
struct Screen<Content: View>: View {
  let title: String
  var caption: String?
  var symbol: String?
  var background = Color(.systemBackground)
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          header
          content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, 24)
      }
      .scrollIndicators(.hidden)
    }
    .background(background)
  }

  private var header: some View {
    HStack(alignment: .lastTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        if let caption {
          Text(caption)
            .font(.footnote.weight(.semibold))
            .textCase(.uppercase)
            .foregroundStyle(.secondary)
        }
        Text(title).font(.largeTitle.bold()).lineLimit(2).minimumScaleFactor(0.6)
      }
      Spacer()
      if let symbol {
        Image(systemName: symbol).font(.title2).foregroundStyle(.tint)
      }
    }
    .inset()
    .padding(.top, 4)
  }
}

extension View {
  /// Keeps a view away from the sides of the screen.
  func inset() -> some View {
    padding(.horizontal, 20)
  }
}
