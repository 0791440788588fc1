import SwiftUI

/// Views side by side at their own sizes, in as many lines as they need.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(width: proposal.width ?? .infinity, subviews)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(width: bounds.width, subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        subviews[index].place(
          at: CGPoint(x: x, y: y + row.height / 2),
          anchor: .leading,
          proposal: ProposedViewSize(width: bounds.width, height: nil)
        )
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(width: CGFloat, _ subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      if let last = rows.last, last.width + spacing + size.width <= width {
        rows[rows.count - 1].width += spacing + size.width
      } else {
        rows.append(Row(width: size.width))
      }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

struct FlowLayoutScene: View {
  private static let topics: [(title: String, color: Color, tags: [String])] = [
    (
      "Places", .teal,
      ["Harbours", "Huts", "Night trains", "Botanical gardens", "Islands", "Markets", "Saunas"]
    ),
    (
      "Making", .orange,
      ["Letterpress", "Sourdough", "Bookbinding", "Wood", "Pottery", "Natural dyes", "Bicycles"]
    ),
    (
      "Listening", .pink,
      ["Field recordings", "Choirs", "Radio plays", "Jazz", "Bells", "Long interviews"]
    ),
    (
      "Thinking", .indigo,
      ["Maps", "Etymology", "Chess", "Proofs without words", "Weather", "Typography", "Tides"]
    ),
  ]

  private static let chosen: Set = [
    "Night trains", "Sourdough", "Bookbinding", "Radio plays", "Maps", "Typography", "Huts",
  ]

  var body: some View {
    Screen(title: "Your Interests", caption: "Step 2 of 3") {
      VStack(alignment: .leading, spacing: 26) {
        ForEach(Self.topics, id: \.title) { topic in
          VStack(alignment: .leading, spacing: 12) {
            PartTitle(topic.title)
            FlowLayout {
              ForEach(topic.tags, id: \.self) { tag in
                chip(tag, topic.color, isChosen: Self.chosen.contains(tag))
              }
            }
          }
        }
      }
      .inset()
    }
  }

  private func chip(_ title: String, _ color: Color, isChosen: Bool) -> some View {
    HStack(spacing: 5) {
      if isChosen { Image(systemName: "checkmark").font(.caption.weight(.bold)) }
      Text(title)
    }
    .font(.subheadline.weight(.medium))
    .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(color))
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background(
      isChosen ? AnyShapeStyle(color.gradient) : AnyShapeStyle(color.opacity(0.14)),
      in: .capsule
    )
  }
}
