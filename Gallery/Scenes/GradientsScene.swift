import SwiftUI

struct GradientsScene: View {
  private let palette: [Color] = [
    Color(hex: 0xFF9F1C), Color(hex: 0xFF4D6D), Color(hex: 0x9D4EDD), Color(hex: 0x3A86FF),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Shapes and Light").font(.largeTitle.bold())
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 14), count: 2), spacing: 14) {
          tile("Linear") {
            Rectangle().fill(
              LinearGradient(colors: palette, startPoint: .topLeading, endPoint: .bottomTrailing)
            )
          }
          tile("Radial") {
            Rectangle().fill(
              RadialGradient(
                colors: [.yellow] + palette,
                center: UnitPoint(x: 0.3, y: 0.3),
                startRadius: 0,
                endRadius: 170
              )
            )
          }
          tile("Angular") {
            Rectangle().fill(AngularGradient(colors: palette + [palette[0]], center: .center))
          }
          tile("Mesh") {
            MeshGradient(
              width: 3,
              height: 3,
              points: [
                [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.4, 1],
                [1, 1],
              ],
              colors: [
                .indigo, .purple, .pink, .blue, .white, .orange, .teal, .mint, .yellow,
              ]
            )
          }
          tile("Strokes") {
            ZStack {
              ForEach(0..<6, id: \.self) { index in
                RoundedRectangle(cornerRadius: 22 - 3 * CGFloat(index))
                  .strokeBorder(
                    palette[index % 4],
                    style: StrokeStyle(
                      lineWidth: 4,
                      lineCap: .round,
                      dash: index.isMultiple(of: 2) ? [] : [2, 8]
                    )
                  )
                  .padding(10 + 10 * CGFloat(index))
              }
            }
          }
          tile("Blend modes") {
            ZStack {
              Color.white
              Disc(center: UnitPoint(x: 0.5, y: 0.37), radius: 0.3).fill(.cyan).blendMode(.multiply)
              Disc(center: UnitPoint(x: 0.37, y: 0.62), radius: 0.3).fill(Color(hex: 0xFF4FA3))
                .blendMode(.multiply)
              Disc(center: UnitPoint(x: 0.63, y: 0.62), radius: 0.3).fill(Color(hex: 0xFFE14D))
                .blendMode(.multiply)
            }
            .compositingGroup()
          }
          tile("Blur and shadow") {
            ZStack {
              Circle().fill(palette[1]).blur(radius: 18).padding(40).offset(x: -24, y: -8)
              Circle().fill(palette[3]).blur(radius: 18).padding(40).offset(x: 24, y: 12)
              RoundedRectangle(cornerRadius: 16)
                .fill(.white)
                .frame(width: 74, height: 74)
                .shadow(color: .black.opacity(0.3), radius: 10, y: 6)
            }
          }
          tile("Mask and trim") {
            ZStack {
              AngularGradient(colors: palette + [palette[0]], center: .center)
                .mask {
                  Circle()
                    .trim(from: 0.06, to: 0.94)
                    .stroke(style: StrokeStyle(lineWidth: 18, lineCap: .round))
                    .rotationEffect(.degrees(90))
                    .padding(26)
                }
              Text("88%").font(.system(.title2, design: .rounded, weight: .bold))
            }
          }
        }
      }
      .padding(20)
    }
    .scrollIndicators(.hidden)
  }

  private func tile(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      content()
        .frame(maxWidth: .infinity)
        .frame(height: 140)
        .background(Color(.secondarySystemBackground))
        .clipShape(.rect(cornerRadius: 18))
      Text(name).font(.footnote.weight(.medium)).foregroundStyle(.secondary)
    }
  }
}
