import SwiftUI

/// Rows of overlapping rings, as waves are drawn on cloth.
struct Scales: View {
  var colors: [Color]
  var columns: Int = 4

  var body: some View {
    GeometryReader { geometry in
      let diameter = geometry.size.width / CGFloat(columns)
      let rows = Int(geometry.size.height / (diameter / 4)) + 2
      ForEach(0..<rows, id: \.self) { row in
        ForEach(0...columns, id: \.self) { column in
          rings(diameter)
            .position(
              x: diameter * (CGFloat(column) + (row.isMultiple(of: 2) ? 0 : 0.5)),
              y: diameter / 4 * CGFloat(row)
            )
        }
      }
    }
  }

  private func rings(_ diameter: CGFloat) -> some View {
    ZStack {
      ForEach(colors.indices, id: \.self) { index in
        let part = 1 - CGFloat(index) / CGFloat(colors.count)
        Circle().fill(colors[index]).frame(width: diameter * part, height: diameter * part)
      }
    }
  }
}
