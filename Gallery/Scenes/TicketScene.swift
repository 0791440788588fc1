import SwiftUI

/// A card with a notch in each side, where it would be torn.
struct TicketShape: Shape {
  /// Where the notches are, from the top, in points.
  var tear: CGFloat
  var notch: CGFloat = 12
  var cornerRadius: CGFloat = 22

  func path(in rect: CGRect) -> Path {
    let middle = rect.minY + tear
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + cornerRadius, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
      radius: cornerRadius
    )
    path.addLine(to: CGPoint(x: rect.maxX, y: middle - notch))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: middle),
      radius: notch,
      startAngle: .degrees(-90),
      endAngle: .degrees(90),
      clockwise: true
    )
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.maxY),
      radius: cornerRadius
    )
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.minY),
      radius: cornerRadius
    )
    path.addLine(to: CGPoint(x: rect.minX, y: middle + notch))
    path.addArc(
      center: CGPoint(x: rect.minX, y: middle),
      radius: notch,
      startAngle: .degrees(90),
      endAngle: .degrees(-90),
      clockwise: true
    )
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.minY),
      radius: cornerRadius
    )
    path.closeSubpath()
    return path
  }
}

struct TicketScene: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  /// Where the line is along which the ticket is torn, from its top.
  @State private var tear: CGFloat = 448

  var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      ScrollView {
        ticket
          .background(Color(.secondarySystemGroupedBackground))
          .clipShape(TicketShape(tear: tear))
          .shadow(color: .black.opacity(0.18), radius: 20, y: 10)
          .padding(24)
      }
      .scrollIndicators(.hidden)
    }
    .background(Color(.systemGroupedBackground))
  }

  private var ticket: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        Artwork(.planet)
          .frame(height: 300)
          .overlay(alignment: .bottomLeading) {
            VStack(alignment: .leading, spacing: 2) {
              Text("A Slow Orbit").font(.title.bold()).lineLimit(2)
              Text("Science fiction, 2 h 14 min").font(.subheadline).opacity(0.8)
            }
            .minimumScaleFactor(0.5)
            .foregroundStyle(.white)
            .padding(20)
          }
        facts
          .padding(24)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        tear = $0
      }
      Line()
        .stroke(style: StrokeStyle(lineWidth: 1.5, dash: [5, 5]))
        .foregroundStyle(.quaternary)
        .frame(height: 1)
        .padding(.horizontal, 22)
      VStack(spacing: 14) {
        Code().frame(width: 164, height: 164)
        Text("AV-7Q2-0417").font(.footnote.monospaced()).foregroundStyle(.secondary)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
      .padding(24)
    }
  }

  @ViewBuilder private var facts: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 18) {
        fact("Date", "Sat 21 Nov")
        fact("Time", "20:15")
        fact("Screen", "3")
        fact("Cinema", "Riffraff")
        fact("Row", "7")
        fact("Seats", "12, 13")
      }
    } else {
      Grid(alignment: .leading, horizontalSpacing: 30, verticalSpacing: 18) {
        GridRow {
          fact("Date", "Sat 21 Nov")
          fact("Time", "20:15")
          fact("Screen", "3")
        }
        GridRow {
          fact("Cinema", "Riffraff")
          fact("Row", "7")
          fact("Seats", "12, 13")
        }
      }
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(name).font(.caption).textCase(.uppercase).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  /// Looks like a code to scan; it says nothing.
  private struct Code: View {
    var body: some View {
      Modules()
        .fill(.black)
        .padding(12)
        .background(.white, in: .rect(cornerRadius: 12))
    }

    private struct Modules: Shape {
      func path(in rect: CGRect) -> Path {
        let side = rect.width / 25
        var state: UInt32 = 417
        var path = Path()
        for row in 0..<25 {
          for column in 0..<25 {
            state = state &* 1_664_525 &+ 1_013_904_223
            if isDark(row, column, chance: state >> 31 == 1) {
              path.addRect(
                CGRect(
                  x: rect.minX + CGFloat(column) * side,
                  y: rect.minY + CGFloat(row) * side,
                  width: side,
                  height: side
                )
              )
            }
          }
        }
        return path
      }

      /// Three corners have an eye; the rest is up to chance.
      private func isDark(_ row: Int, _ column: Int, chance: Bool) -> Bool {
        for (top, left) in [(0, 0), (0, 18), (18, 0)] {
          let y = row - top
          let x = column - left
          guard (-1...7).contains(x), (-1...7).contains(y) else { continue }
          let ring = max(abs(x - 3), abs(y - 3))
          return ring == 3 || ring <= 1
        }
        return chance
      }
    }
  }
}
