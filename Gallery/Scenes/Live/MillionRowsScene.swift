import SwiftUI

/// A million rows, of which those are there that can be seen.
struct MillionRowsScene: View {
  @State private var chosen: Int?
  @State private var first = 0
  @ScaledMetric private var lineHeight: CGFloat = 24
  private var rowHeight: CGFloat { lineHeight + 20 }

  private static let count = 1_000_000

  var body: some View {
    ScrollViewReader { scroller in
      VStack(spacing: 0) {
        AdaptiveStack {
          Text("From \(first.formatted())").monospacedDigit()
          Spacer(minLength: 0)
          HStack {
            Button("Start") { withAnimation { scroller.scrollTo(0, anchor: .top) } }
            Button("Middle") { withAnimation { scroller.scrollTo(Self.count / 2, anchor: .top) } }
            Button("End") { withAnimation { scroller.scrollTo(Self.count - 1, anchor: .bottom) } }
          }
          .lineLimit(1)
          .minimumScaleFactor(0.6)
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding()
        Divider()
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<Self.count, id: \.self) { row($0) }
          }
        }
        .onScrollGeometryChange(for: Int.self) { [height = rowHeight] geometry in
          Int(geometry.contentOffset.y / height)
        } action: { _, new in
          first = new
        }
      }
    }
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color(hue: Double(index % 50) / 50, saturation: 0.6, brightness: 0.9))
        .frame(width: 24, height: 24)
      Text("Row \(index.formatted())")
      Spacer()
      if index == chosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
    .padding(.horizontal)
    .frame(height: rowHeight)
    .contentShape(.rect)
    .onTapGesture { chosen = index }
  }
}
