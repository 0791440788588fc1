import SwiftUI

/// The card of every workload: a bold title over a caption on a rounded rectangle.
struct CardView: View {
  let title: String
  let caption: String

  init(title: String, caption: String) {
    self.title = title
    self.caption = caption
  }

  init(_ index: Int) {
    self.init(title: CardText.title(index), caption: CardText.caption(index))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.custom("Noto Sans", fixedSize: 16).bold())
        .foregroundStyle(.black)
      Text(caption)
        .font(.custom("Noto Sans", fixedSize: 13))
        .foregroundStyle(Color(red: 0x6b / 255, green: 0x6b / 255, blue: 0x70 / 255))
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(
      Color(red: 0xf2 / 255, green: 0xf2 / 255, blue: 0xf7 / 255),
      in: RoundedRectangle(cornerRadius: 8)
    )
  }
}
