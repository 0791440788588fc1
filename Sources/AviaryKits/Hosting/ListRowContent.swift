import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// A picture and texts of a row of UIKit, as SwiftUI shows such.
struct ListRowContent: View {
  let content: UIListContentConfiguration

  var body: some View {
    let room = content.directionalLayoutMargins
    HStack(spacing: content.imageToTextPadding) {
      if let image = content.image {
        Image(uiImage: image)
          .foregroundStyle(Color(uiColor: content.imageProperties.tintColor ?? .tintColor))
          .clipShape(RoundedRectangle(cornerRadius: content.imageProperties.cornerRadius))
      }
      if content.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: content.textToSecondaryTextHorizontalPadding) {
          first
          Spacer(minLength: 0)
          second
        }
      } else {
        VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
          first
          second
        }
        Spacer(minLength: 0)
      }
    }
    .padding(
      EdgeInsets(
        top: room.top,
        leading: room.leading,
        bottom: room.bottom,
        trailing: room.trailing
      )
    )
    .opacity(content.alpha)
  }

  @ViewBuilder
  private var first: some View {
    line(content.text, content.attributedText, content.textProperties)
  }

  @ViewBuilder
  private var second: some View {
    line(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
  }

  @ViewBuilder
  private func line(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> some View {
    if let text = text ?? attributed?.string {
      Text(verbatim: transformed(text, properties.transform))
        .font(properties.font.face.font)
        .foregroundStyle(Color(uiColor: properties.color))
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
    }
  }

  private func transformed(
    _ text: String,
    _ transform: UIListContentConfiguration.TextTransform
  ) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
