import SwiftUI

/// The picture that the service makes: a card with a title, as pages show of what they link to.
struct Card: View {
  let title: String
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Image(systemName: "star.fill").font(.system(size: 72)).foregroundStyle(.yellow.gradient)
      Text(title).font(.system(size: 64, weight: .bold)).lineLimit(2)
      Text("Number \(number)").font(.system(size: 36)).foregroundStyle(.secondary)
      Spacer()
      HStack(spacing: 16) {
        ForEach(0..<4) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(
              Color(
                hue: Double((number * 7 + index * 20) % 100) / 100,
                saturation: 0.6,
                brightness: 0.9
              )
            )
        }
      }
      .frame(height: 90)
    }
    .padding(64)
    .frame(width: 1200, height: 630, alignment: .leading)
    .background(.white)
  }
}
