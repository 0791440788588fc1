import Foundation

extension SymbolDrawings {
  /// Arrows, outlines and arrangements.
  static let forms: [String: [String]] = [
    "rectangle": [Draw.frame(0, 2.5, 16, 11, 2)],
    "rectangle-fill": [Draw.box(0, 2.5, 16, 11, 2)],
    "rectangle-portrait": [Draw.frame(2.5, 0, 11, 16, 2)],
    "rectangle-portrait-fill": [Draw.box(2.5, 0, 11, 16, 2)],
    "capsule": [Draw.frame(0, 4, 16, 8, 4)],
    "capsule-fill": [Draw.box(0, 4, 16, 8, 4)],
    "square-dashed": dashedSquare,
    "circle-dashed": dashedCircle,
    "circle-dotted": (0..<12).map { step in
      let angle = Double(step) * .pi / 6
      return Draw.disc(8 + 7 * cos(angle), 8 + 7 * sin(angle), 0.75)
    },
    "square-on-square": [
      Draw.frame(0, 4, 12, 12, 2.5), Draw.arc(6.5, 2.5, 2, from: 180, to: 270),
      Draw.bar(6.5, 0.5, 13, 0.5), Draw.arc(13.5, 2.5, 2, from: 270, to: 360),
      Draw.bar(15.5, 2.5, 15.5, 9.5), Draw.arc(13.5, 9.5, 2, from: 0, to: 90),
      Draw.bar(4.5, 2.5, 4.5, 2.6),
    ],
    "square-on-square-fill": [
      Draw.box(0, 4, 12, 12, 2.5), Draw.arc(6.5, 2.5, 2, from: 180, to: 270),
      Draw.bar(6.5, 0.5, 13, 0.5), Draw.arc(13.5, 2.5, 2, from: 270, to: 360),
      Draw.bar(15.5, 2.5, 15.5, 9.5), Draw.arc(13.5, 9.5, 2, from: 0, to: 90),
      Draw.bar(4.5, 2.5, 4.5, 2.6),
    ],
    "rectangle-on-rectangle": [
      Draw.frame(0, 5, 12, 9, 2), Draw.line([(4.5, 3), (4.5, 2.5)]),
      Draw.arc(5.5, 3.5, 1.2, from: 190, to: 270), Draw.bar(5.5, 2.3, 14, 2.3),
      Draw.arc(14, 3.8, 1.5, from: 270, to: 360), Draw.bar(15.5, 3.8, 15.5, 9),
      Draw.arc(14, 9, 1.5, from: 0, to: 90),
    ],
    "split-1x2": [Draw.frame(0, 1, 16, 14, 2), Draw.box(0.5, 7.5, 15, 1)],
    "rectangle-group": [
      Draw.frame(1, 1, 6, 14, 1.5), Draw.frame(9, 1, 6, 6, 1.5), Draw.frame(9, 9, 6, 6, 1.5),
    ],
    "rectangle-offgrid": [
      Draw.frame(0.5, 1, 8, 6, 1.5), Draw.frame(10.5, 4, 5, 8, 1.5),
      Draw.frame(2.5, 9, 6, 6, 1.5),
    ],
    "circle-grid-cross": [
      Draw.ring(8, 2.75, 2), Draw.ring(8, 13.25, 2), Draw.ring(2.75, 8, 2),
      Draw.ring(13.25, 8, 2),
    ],
    "circle-grid-cross-fill": [
      Draw.disc(8, 2.75, 2.5), Draw.disc(8, 13.25, 2.5), Draw.disc(2.75, 8, 2.5),
      Draw.disc(13.25, 8, 2.5),
    ],
    "trapezoid-line": [
      Draw.line([(4.2, 3), (11.8, 3), (15.2, 13), (0.8, 13), (4.2, 3), (11.8, 3)]),
      Draw.bar(8, 0.5, 8, 15.5),
    ],
    "sparkle": [
      """
      M8 0.5C8.6 5 11 7.4 15.5 8C11 8.6 8.6 11 8 15.5C7.4 11 5 8.6 0.5 8C5 7.4 7.4 5 8 0.5z
      """
    ],
    "uturn-left": [
      Draw.bar(2, 5.5, 10.5, 5.5, 1.2), Draw.arc(10.5, 9.5, 4, from: 270, to: 450, 1.2),
      Draw.bar(10.5, 13.5, 6, 13.5, 1.2), Draw.line([(5.2, 2.2), (1.8, 5.5), (5.2, 8.8)], 1.2),
    ],
    "waves-right": [
      Draw.arc(0, 8, 5, from: -42, to: 42, 1.3), Draw.arc(0, 8, 9, from: -42, to: 42, 1.3),
      Draw.arc(0, 8, 13, from: -42, to: 42, 1.3),
    ],
    "text-format": [
      Draw.line([(0.8, 13.4), (4.9, 2.8), (9, 13.4)], 1.2), Draw.bar(2.3, 9.8, 7.5, 9.8, 1.2),
      Draw.ring(12.1, 10.5, 2.4, 1.2), Draw.bar(15, 7.7, 15, 13.4, 1.2),
    ],
    "text-larger": [
      Draw.line([(0.8, 14), (5, 3), (9.2, 14)], 1.2), Draw.bar(2.4, 10.2, 7.6, 10.2, 1.2),
      Draw.bar(13, 3, 13, 8, 1.2), Draw.bar(10.5, 5.5, 15.5, 5.5, 1.2),
    ],
    "text-smaller": [
      Draw.line([(1.6, 14), (5, 5), (8.4, 14)], 1.2), Draw.bar(2.8, 10.8, 7.2, 10.8, 1.2),
      Draw.bar(10.5, 5.5, 15.5, 5.5, 1.2),
    ],
    "text-sizes": [
      Draw.line([(0.6, 14), (3.4, 6.8), (6.2, 14)], 1.1), Draw.bar(1.6, 11.4, 5.2, 11.4, 1.1),
      Draw.line([(6.6, 14), (11, 2.4), (15.4, 14)], 1.2), Draw.bar(8.2, 10.2, 13.8, 10.2, 1.2),
    ],
    "word-spacing": [
      Draw.box(0, 2, 1, 12), Draw.box(15, 2, 1, 12), Draw.bar(4, 11.5, 12, 11.5),
      Draw.line([(5.6, 9.7), (3.8, 11.5), (5.6, 13.3)]),
      Draw.line([(10.4, 9.7), (12.2, 11.5), (10.4, 13.3)]),
      Draw.bar(4, 5, 6.8, 5, 1.6), Draw.bar(9.2, 5, 12, 5, 1.6),
    ],
    "list-below-rectangle": [
      Draw.frame(0, 1, 16, 6, 1.5), Draw.disc(1.2, 10.5, 0.9), Draw.bar(4, 10.5, 15.5, 10.5),
      Draw.disc(1.2, 14, 0.9), Draw.bar(4, 14, 15.5, 14),
    ],
    "branch": [
      Draw.bar(4.5, 15, 4.5, 3, 1.2), Draw.polygon([(4.5, 0.5), (7, 4.5), (2, 4.5)]),
      Draw.bar(4.5, 12.5, 7.5, 12, 1.2), Draw.arc(7.8, 8.2, 3.8, from: 90, to: 0, 1.2),
      Draw.bar(11.6, 8.2, 11.6, 7, 1.2), Draw.polygon([(11.6, 4), (14.1, 8), (9.1, 8)]),
    ],
    "equal": [Draw.bar(2.5, 5.75, 13.5, 5.75, 1.4), Draw.bar(2.5, 10.25, 13.5, 10.25, 1.4)],
    "lower-box-fill": [Draw.box(2, 6, 12, 9.5, 2)],
    "low-line": [Draw.bar(8, 15, 15.2, 15, 1.1)],
    "swirl": [
      Draw.arc(8, 8, 7, from: 20, to: 340, 1.2), Draw.arc(8, 8, 4, from: 200, to: 520, 1.2),
      Draw.disc(8, 8, 1.6),
    ],
  ]

  private static let dashedSquare: [String] = [
    Draw.arc(3, 3, 2.5, from: 180, to: 270), Draw.arc(13, 3, 2.5, from: 270, to: 360),
    Draw.arc(13, 13, 2.5, from: 0, to: 90), Draw.arc(3, 13, 2.5, from: 90, to: 180),
    Draw.bar(6.6, 0.5, 9.4, 0.5), Draw.bar(6.6, 15.5, 9.4, 15.5),
    Draw.bar(0.5, 6.6, 0.5, 9.4), Draw.bar(15.5, 6.6, 15.5, 9.4),
  ]

  private static let dashedCircle: [String] = (0..<8).map { step in
    Draw.arc(8, 8, 7.25, from: Double(step) * 45, to: Double(step) * 45 + 27)
  }
}
