import Foundation

extension SymbolDrawings {
  /// Animals, sports, houses, medicine and mathematics.
  static let pastimes: [String: [String]] = [
    "fish": [
      Draw.arc(7, 13.4, 8, from: 222, to: 318), Draw.arc(7, 2.6, 8, from: 42, to: 138),
      Draw.line([(12.6, 7.6), (15.4, 4.4), (15.4, 11.6), (12.6, 8.4)]), Draw.disc(4, 7.2, 0.8),
    ],
    "fish-fill": [
      "M1 8C3.4 4.6 6 3.6 8.6 4.2C10.6 4.7 12 5.8 13 7L15.6 4V12L13 9C12 10.2 10.6 11.3 8.6 11.8"
        + "C6 12.4 3.4 11.4 1 8z",
      Draw.hole(4.4, 7.2, 0.8),
    ],
    "tortoise": [
      Draw.arc(6.4, 10.4, 5.6, from: 180, to: 360), Draw.bar(0.8, 10.4, 12, 10.4),
      Draw.arc(13.4, 8.4, 1.9, from: 150, to: 450), Draw.bar(13.4, 10.3, 12, 10.4),
      Draw.bar(3, 10.6, 2.6, 13, 1.8), Draw.bar(9.4, 10.6, 9.8, 13, 1.8),
      Draw.line([(4.4, 10.2), (5.2, 7.4), (7.6, 7.4), (8.4, 10.2)], 0.8),
    ],
    "tortoise-fill": [
      "M0.8 10.6C0.8 6.8 3.4 4.4 6.4 4.4C9.4 4.4 12 6.8 12 10.6z", Draw.disc(13.6, 8.6, 2),
      Draw.bar(11.4, 10, 13.4, 10, 1.6), Draw.bar(3, 10.8, 2.6, 13, 2),
      Draw.bar(9.4, 10.8, 9.8, 13, 2),
    ],
    "hare": [
      Draw.arc(6, 10, 4.2, from: 150, to: 330), Draw.bar(2, 12.2, 13, 12.6),
      Draw.arc(11.4, 8, 2.2, from: 250, to: 480), Draw.line([(10.4, 6), (7.6, 1.8), (11.4, 5.8)]),
      Draw.disc(12, 7.6, 0.6), Draw.disc(1.6, 10.6, 1.1), Draw.bar(9.8, 10.2, 10.6, 12.4),
    ],
    "hare-fill": [
      "M1.6 12.9C1.2 9 3.6 5.6 7 5.8C8.4 5.9 9.4 6.4 10 7L13 12.9z", Draw.disc(11.6, 8, 2.6),
      Draw.bar(7.4, 2, 10.8, 6.4, 1.8), Draw.disc(1.6, 10.6, 1.3), Draw.bar(10, 12, 13.2, 12, 1.8),
    ],
    "cat": [
      Draw.line([(2.6, 8), (2.6, 1.6), (5.6, 4), (10.4, 4), (13.4, 1.6), (13.4, 8)]),
      Draw.arc(8, 8.6, 5.4, from: -6, to: 186), Draw.disc(5.8, 8, 0.8), Draw.disc(10.2, 8, 0.8),
      Draw.bar(6.8, 10.8, 8, 11.4), Draw.bar(8, 11.4, 9.2, 10.8),
    ],
    "cat-fill": [
      "M2.2 1L5.8 3.6L10.2 3.6L13.8 1L13.8 8.6C13.8 12 11.2 14.4 8 14.4C4.8 14.4 2.2 12 2.2 8.6z",
      Draw.hole(5.8, 8, 0.9), Draw.hole(10.2, 8, 0.9),
    ],
    "dog": [
      Draw.line([(4, 3.4), (1.4, 4.6), (1.6, 9.4), (3.6, 8.4), (4, 3.4), (12, 3.4)]),
      Draw.line([(12, 3.4), (14.6, 4.6), (14.4, 9.4), (12.4, 8.4), (12, 3.4)]),
      Draw.arc(8, 9.4, 4.8, from: 0, to: 180), Draw.disc(6, 7, 0.8), Draw.disc(10, 7, 0.8),
      Draw.disc(8, 10.2, 1.1),
    ],
    "dog-fill": [
      "M4 2.8L12 2.8L12.8 9.4C12.8 12.4 10.6 14.6 8 14.6C5.4 14.6 3.2 12.4 3.2 9.4z",
      Draw.bar(2.4, 4.6, 2, 8.6, 2.4), Draw.bar(13.6, 4.6, 14, 8.6, 2.4), Draw.hole(6, 7, 0.8),
      Draw.hole(10, 7, 0.8), Draw.hole(8, 10.4, 1.1),
    ],
    "lizard": [
      Draw.disc(11.6, 2.6, 1.9), Draw.line([(11.2, 3.4), (9.6, 7.6), (6.6, 10.4)], 2.4),
      Draw.line([(6.6, 10.4), (3.2, 11.6), (2, 14.6), (4.4, 15)], 1.3),
      Draw.line([(10.6, 5.4), (7.6, 4.2)], 1.1), Draw.line([(10.4, 6.4), (13.4, 7.6)], 1.1),
      Draw.line([(7.6, 9.4), (4.8, 8)], 1.1), Draw.line([(7.8, 10), (10, 12)], 1.1),
    ],
    "carrot": [
      Draw.line([(1.4, 14.6), (4.6, 6.6), (9.4, 11.4), (1.4, 14.6)]),
      Draw.arc(7, 9, 3.4, from: 225, to: 405), Draw.bar(9.6, 6.4, 11, 2),
      Draw.bar(9.6, 6.4, 14, 5), Draw.bar(9.6, 6.4, 13, 3), Draw.bar(5, 9, 6.4, 10.4),
    ],
    "carrot-fill": [
      "M0.8 15.2L4.2 6.2C6 4.4 9 4.8 10.2 5.8C11.2 7 11.6 10 9.8 11.8z",
      Draw.bar(9.6, 6.4, 11, 1.8, 1.4), Draw.bar(9.6, 6.4, 14.2, 5, 1.4),
      Draw.bar(9.6, 6.4, 13.2, 2.8, 1.4),
    ],
    "soccerball": [
      Draw.ring(8, 8, 7),
      Draw.polygon([(8, 5), (10.9, 7.1), (9.8, 10.5), (6.2, 10.5), (5.1, 7.1)]),
      Draw.bar(8, 5, 8, 1.4), Draw.bar(10.9, 7.1, 14.4, 6), Draw.bar(9.8, 10.5, 11.8, 13.4),
      Draw.bar(6.2, 10.5, 4.2, 13.4), Draw.bar(5.1, 7.1, 1.6, 6),
    ],
    "tennisball": [
      Draw.ring(8, 8, 7), Draw.arc(0.6, 8, 5, from: -62, to: 62),
      Draw.arc(15.4, 8, 5, from: 118, to: 242),
    ],
    "baseball": [
      Draw.ring(8, 8, 7), Draw.arc(0.6, 8, 5, from: -62, to: 62, 0.8),
      Draw.arc(15.4, 8, 5, from: 118, to: 242, 0.8), Draw.bar(4.6, 6, 6.4, 5.4, 0.8),
      Draw.bar(4.6, 10, 6.4, 10.6, 0.8), Draw.bar(11.4, 6, 9.6, 5.4, 0.8),
      Draw.bar(11.4, 10, 9.6, 10.6, 0.8),
    ],
    "football": [
      Draw.arc(8, 16, 11.4, from: 226, to: 314), Draw.arc(8, 0, 11.4, from: 46, to: 134),
      Draw.bar(5.4, 8, 10.6, 8), Draw.bar(6.6, 7, 6.6, 9), Draw.bar(8, 7, 8, 9),
      Draw.bar(9.4, 7, 9.4, 9),
    ],
    "tennis-racket": [
      Draw.ring(10, 6, 4.8), Draw.bar(6.4, 9.6, 1.6, 14.4, 1.5), Draw.bar(7, 4, 13, 4, 0.7),
      Draw.bar(7, 8, 13, 8, 0.7), Draw.bar(8.4, 2.2, 8.4, 9.8, 0.7),
      Draw.bar(11.6, 2.2, 11.6, 9.8, 0.7),
    ],
    "sportscourt": [
      Draw.frame(0.4, 2.4, 15.2, 11.2, 1.6), Draw.bar(8, 3, 8, 13), Draw.ring(8, 8, 2.2),
      Draw.line([(0.9, 5.6), (3.2, 5.6), (3.2, 10.4), (0.9, 10.4)]),
      Draw.line([(15.1, 5.6), (12.8, 5.6), (12.8, 10.4), (15.1, 10.4)]),
    ],
    "pose-seated": [
      Draw.disc(8, 2.6, 1.7), Draw.line([(8, 5.4), (8, 10.4)], 2.2),
      Draw.line([(7.4, 5.6), (4.4, 8.2), (2.2, 11.2)], 1.3),
      Draw.line([(8.6, 5.6), (11.6, 8.2), (13.8, 11.2)], 1.3),
      Draw.line([(7.6, 11), (3.4, 13.4), (10.4, 14.2)], 1.5), Draw.bar(8.4, 11, 12.6, 13.4, 1.5),
    ],
    "pose-arms-up": [
      Draw.disc(8, 3, 1.7), Draw.box(6.2, 5.2, 3.6, 5.4, 1.2), Draw.bar(7.1, 10, 6.4, 15, 1.5),
      Draw.bar(8.9, 10, 9.6, 15, 1.5), Draw.line([(6.6, 5.8), (4, 4.4), (3, 1)], 1.3),
      Draw.line([(9.4, 5.8), (12, 7.4), (13.2, 10)], 1.3),
    ],
    "pose-lifting": [
      Draw.disc(8, 4.4, 1.6), Draw.box(6.3, 6.4, 3.4, 4.6, 1.2), Draw.bar(7.1, 10.6, 6, 15, 1.5),
      Draw.bar(8.9, 10.6, 10, 15, 1.5), Draw.line([(6.7, 7), (4.4, 5.2), (4.6, 1.6)], 1.2),
      Draw.line([(9.3, 7), (11.6, 5.2), (11.4, 1.6)], 1.2), Draw.bar(1.4, 1.6, 14.6, 1.6, 0.9),
      Draw.bar(1.2, 0.4, 1.2, 3, 1.6), Draw.bar(14.8, 0.4, 14.8, 3, 1.6),
    ],
    "pose-swimming": [
      Draw.disc(12, 6.4, 1.8), Draw.line([(10, 8.4), (5.6, 5.4), (8.6, 3)], 1.7),
      Draw.bar(2, 9.4, 9.6, 9.4, 1.4), Draw.arc(3, 11, 2.2, from: 20, to: 160),
      Draw.arc(8, 11, 2.2, from: 20, to: 160), Draw.arc(13, 11, 2.2, from: 20, to: 160),
    ],
    "mountains": [
      Draw.line([(0.8, 13.4), (5.6, 5), (10.4, 13.4), (0.8, 13.4)]),
      Draw.line([(8.2, 9), (10.6, 5.4), (15.2, 13.4), (10.6, 13.4)]),
    ],
    "mountains-fill": [
      Draw.polygon([(5.6, 3.8), (11.2, 13.8), (0, 13.8)]),
      Draw.polygon([(10.8, 4.8), (16, 13.8), (12.2, 13.8), (8.6, 7.6)]),
    ],
    "tent": [
      Draw.line([(8, 3), (1, 13.4), (15, 13.4), (8, 3)]), Draw.bar(8, 3, 8.8, 1.6),
      Draw.line([(5.4, 13.4), (8, 8.6), (10.6, 13.4)]),
    ],
    "tent-fill": [
      "M8 2.4L15.6 13.8L11 13.8L8 8.4L5 13.8L0.4 13.8z", Draw.bar(8, 3, 8.9, 1.4),
    ],
    "sailboat": [
      Draw.line([(7, 1.4), (1.8, 9.8), (7, 9.8), (7, 1.4)]),
      Draw.line([(9, 3.6), (13.4, 9.8), (9, 9.8), (9, 3.6)]),
      Draw.line([(1, 11.8), (15, 11.8), (12.8, 14.6), (3.2, 14.6), (1, 11.8)]),
    ],
    "ferry": [
      Draw.line([(1, 9.4), (15, 9.4), (12.6, 13), (3.4, 13), (1, 9.4)]),
      Draw.line([(3.4, 9.2), (3.4, 5.4), (12.6, 5.4), (12.6, 9.2)]), Draw.frame(6, 2, 4, 3.6, 0.6),
      Draw.bar(5.6, 7.4, 10.4, 7.4), Draw.bar(1, 15.2, 15, 15.2),
    ],
    "ferry-fill": [
      Draw.polygon([(0.6, 9), (15.4, 9), (12.8, 13.4), (3.2, 13.4)]),
      Draw.box(3, 5, 10, 3.4, 0.8), Draw.box(6, 1.6, 4, 3.6, 0.6), Draw.bar(1, 15.2, 15, 15.2),
    ],
    "sofa": [
      Draw.frame(3, 3.4, 10, 6, 1.6), Draw.frame(0.6, 6.4, 3.4, 7, 1.4),
      Draw.frame(12, 6.4, 3.4, 7, 1.4), Draw.bar(3.6, 9, 12.4, 9), Draw.bar(3.6, 12.9, 12.4, 12.9),
      Draw.bar(2, 13.4, 2, 14.8), Draw.bar(14, 13.4, 14, 14.8),
    ],
    "refrigerator": [
      Draw.frame(3, 0.4, 10, 14.6, 1.6), Draw.bar(3.4, 6, 12.6, 6), Draw.bar(5.4, 2.8, 5.4, 4.2),
      Draw.bar(5.4, 7.8, 5.4, 10.4), Draw.bar(4.6, 15.4, 5.4, 15.4),
      Draw.bar(10.6, 15.4, 11.4, 15.4),
    ],
    "washer": [
      Draw.frame(1.6, 0.8, 12.8, 14.4, 1.6), Draw.ring(8, 9.4, 3.8), Draw.bar(2, 4, 14, 4),
      Draw.disc(4, 2.4, 0.6), Draw.disc(6, 2.4, 0.6),
    ],
    "bathtub": [
      Draw.line([(0.8, 8), (15.2, 8)], 1.2), Draw.line([(1.6, 8), (2.4, 11.8), (4.4, 13.4)]),
      Draw.line([(14.4, 8), (13.6, 11.8), (11.6, 13.4), (4.4, 13.4)]),
      Draw.line([(3, 8), (3, 3.4)]), Draw.arc(4.8, 3.4, 1.8, from: 180, to: 340),
      Draw.bar(4, 13.6, 3.6, 15), Draw.bar(12, 13.6, 12.4, 15),
    ],
    "shower": [
      Draw.line([(1.6, 15), (1.6, 3.4)]), Draw.arc(4.4, 3.4, 2.8, from: 180, to: 340),
      Draw.polygon([(7, 3.4), (12.4, 8.2), (4.6, 8.2)]), Draw.bar(6, 10.4, 5.6, 12.4),
      Draw.bar(8.6, 10.4, 8.6, 12.4), Draw.bar(11, 10.4, 11.4, 12.4),
      Draw.bar(8.6, 13.8, 8.6, 14.8),
    ],
    "pianokeys": [
      Draw.frame(0.4, 2.4, 15.2, 11.2, 1.4), Draw.bar(4.2, 8.4, 4.2, 13), Draw.bar(8, 8.4, 8, 13),
      Draw.bar(11.8, 8.4, 11.8, 13), Draw.box(3.2, 3, 2, 6, 0.4), Draw.box(7, 3, 2, 6, 0.4),
      Draw.box(10.8, 3, 2, 6, 0.4),
    ],
    "guitar": [
      Draw.ring(5, 11, 3.9), Draw.ring(7.6, 8.4, 2.6), Draw.disc(6, 10, 1.2),
      Draw.bar(8.4, 7.6, 13.6, 2.4, 1.3), Draw.bar(12.2, 1.6, 14.4, 3.8, 1.3),
    ],
    "popcorn": [
      Draw.line([(2.6, 6.6), (4, 15), (12, 15), (13.4, 6.6), (2.6, 6.6)]),
      Draw.bar(6, 7, 6.6, 14.6), Draw.bar(10, 7, 9.4, 14.6),
      Draw.arc(4.4, 4.8, 1.9, from: 120, to: 300),
      Draw.arc(8, 3.2, 2.2, from: 190, to: 350), Draw.arc(11.6, 4.8, 1.9, from: 240, to: 420),
    ],
    "syringe": [
      Draw.line([(10, 2.6), (13.4, 6)], 1.1), Draw.line([(11.7, 4.3), (14, 2)], 1.1),
      Draw.bar(13, 1, 15, 3, 1.1),
      Draw.line([(9.4, 4), (3, 10.4), (3.4, 12.6), (5.6, 13), (12, 6.6), (9.4, 4)]),
      Draw.bar(3.6, 12.4, 0.8, 15.2), Draw.bar(7.6, 7.6, 9, 9, 0.9),
      Draw.bar(5.8, 9.4, 7.2, 10.8, 0.9),
    ],
    "stethoscope": [
      Draw.line([(3.4, 1.4), (2, 1.4), (2, 5)]), Draw.line([(8.6, 1.4), (10, 1.4), (10, 5)]),
      Draw.arc(6, 5, 4, from: 0, to: 180), Draw.bar(6, 9, 6, 11),
      Draw.arc(9.4, 11, 3.4, from: 0, to: 180), Draw.bar(12.8, 11, 12.8, 8.6),
      Draw.ring(12.8, 6.8, 1.7, 1.2),
    ],
    "flask": [
      Draw.line([(6, 1.4), (6, 6), (1.8, 13), (2.6, 14.6), (13.4, 14.6), (14.2, 13), (10, 6)]),
      Draw.bar(10, 6, 10, 1.4), Draw.bar(5, 1.4, 11, 1.4), Draw.bar(4.2, 9.6, 11.8, 9.6),
    ],
    "flask-fill": [
      "M5.4 2L10.6 2L10.6 5.8L14.8 13C15.2 14.2 14.6 15.1 13.4 15.1L2.6 15.1C1.4 15.1 0.8 14.2 1.2 13"
        + "L5.4 5.8z",
      Draw.bar(4.8, 1.4, 11.2, 1.4, 1.2),
    ],
    "test-tubes": [
      Draw.bar(1.6, 1.4, 7.4, 1.4), Draw.bar(2.6, 1.4, 2.6, 12.4), Draw.bar(6.4, 1.4, 6.4, 12.4),
      Draw.arc(4.5, 12.4, 1.9, from: 0, to: 180), Draw.bar(2.6, 7, 6.4, 7),
      Draw.bar(8.6, 1.4, 14.4, 1.4),
      Draw.bar(9.6, 1.4, 9.6, 12.4), Draw.bar(13.4, 1.4, 13.4, 12.4),
      Draw.arc(11.5, 12.4, 1.9, from: 0, to: 180), Draw.bar(9.6, 9.4, 13.4, 9.4),
    ],
    "brain": [
      Draw.arc(5.4, 3.6, 2.4, from: 170, to: 350), Draw.arc(3, 6.4, 2.2, from: 110, to: 280),
      Draw.arc(3.4, 10.4, 2.4, from: 90, to: 250), Draw.arc(5.6, 12.6, 2.2, from: 0, to: 190),
      Draw.arc(10.6, 3.6, 2.4, from: 190, to: 370), Draw.arc(13, 6.4, 2.2, from: 260, to: 430),
      Draw.arc(12.6, 10.4, 2.4, from: 290, to: 450), Draw.arc(10.4, 12.6, 2.2, from: -10, to: 180),
      Draw.bar(8, 2.8, 8, 13.2), Draw.arc(5.2, 7, 1.6, from: 0, to: 120),
      Draw.arc(10.8, 9, 1.6, from: 180, to: 300),
    ],
    "seal": (0..<8).map { step in
      let angle = Double(step) * 45
      let radians = angle * .pi / 180
      return Draw.arc(
        8 + 5 * cos(radians),
        8 + 5 * sin(radians),
        2.2,
        from: angle - 75,
        to: angle + 75
      )
    },
    "seal-fill": [Draw.disc(8, 8, 6)]
      + (0..<8).map { step in
        let radians = Double(step) * .pi / 4
        return Draw.disc(8 + 5 * cos(radians), 8 + 5 * sin(radians), 2.7)
      },
    "burst-fill": [
      Draw.polygon(
        (0..<24).map { step in
          let radians = Double(step) * .pi / 12
          let radius = step.isMultiple(of: 2) ? 7.8 : 5.6
          return (8 + radius * cos(radians), 8 + radius * sin(radians))
        }
      )
    ],
    "burst": [
      Draw.line(
        (0...24).map { step in
          let radians = Double(step) * .pi / 12
          let radius = step.isMultiple(of: 2) ? 7.3 : 5.2
          return (8 + radius * cos(radians), 8 + radius * sin(radians))
        }
      )
    ],
    "scribble": [
      Draw.arc(3, 6.4, 2.2, from: 150, to: 360, 1.2), Draw.bar(5.2, 6.4, 4.4, 10, 1.2),
      Draw.arc(6.2, 10.2, 1.8, from: 10, to: 180, 1.2), Draw.bar(8, 10.4, 9, 5.6, 1.2),
      Draw.arc(10.8, 5.8, 1.8, from: 180, to: 360, 1.2), Draw.bar(12.6, 5.8, 11.8, 10, 1.2),
      Draw.arc(13.4, 10.2, 1.6, from: 20, to: 180, 1.2),
    ],
    "sum": [
      Draw.line(
        [(12, 4.4), (12, 2.4), (3.8, 2.4), (8.6, 8), (3.8, 13.6), (12, 13.6), (12, 11.6)],
        1.3
      )
    ],
    "function": [
      Draw.arc(7.4, 4, 2.2, from: 190, to: 330, 1.2), Draw.bar(5.3, 4, 4, 12.6, 1.2),
      Draw.arc(2.2, 12.4, 1.9, from: 10, to: 150, 1.2), Draw.bar(2.6, 7, 7.4, 7, 1.2),
      Draw.bar(9.4, 8, 14.4, 13.4, 1.2), Draw.bar(14.4, 8, 9.4, 13.4, 1.2),
    ],
    "square-root": [
      Draw.line([(0.8, 9), (2.6, 9), (4.8, 14), (7.4, 2.4), (15.2, 2.4)], 1.1),
      Draw.bar(8.8, 7, 13.6, 13, 1.2), Draw.bar(13.6, 7, 8.8, 13, 1.2),
    ],
    "block-arrow": [
      Draw.line([
        (1, 5.6), (8, 5.6), (8, 2), (15, 8), (8, 14), (8, 10.4), (1, 10.4), (1, 5.6),
      ])
    ],
    "block-arrow-fill": [
      Draw.polygon([(0.6, 5), (7.6, 5), (7.6, 1.2), (15.6, 8), (7.6, 14.8), (7.6, 11), (0.6, 11)])
    ],
    "road": [
      Draw.bar(4.4, 2, 1.4, 14, 1.2), Draw.bar(11.6, 2, 14.6, 14, 1.2), Draw.bar(8, 2, 8, 4.4, 1.2),
      Draw.bar(8, 7, 8, 9.4, 1.2), Draw.bar(8, 12, 8, 14, 1.2),
    ],
    "three-rings": [Draw.ring(8, 5.4, 4), Draw.ring(5.2, 10.4, 4), Draw.ring(10.8, 10.4, 4)],
    "aperture": [
      Draw.ring(8, 8, 7), Draw.bar(8, 1, 11.4, 7), Draw.bar(14, 4.6, 11, 11.2),
      Draw.bar(14, 11.4, 7.4, 11.6), Draw.bar(8, 15, 4.6, 9), Draw.bar(2, 11.4, 5, 4.8),
      Draw.bar(2, 4.6, 8.6, 4.4),
    ],
    "backpack": [
      Draw.frame(2.6, 4, 10.8, 11.2, 2.6), Draw.frame(5, 8.8, 6, 4.6, 1),
      Draw.bar(5.4, 6.6, 10.6, 6.6),
      Draw.arc(8, 3.6, 2.4, from: 180, to: 360),
    ],
    "backpack-fill": [
      Draw.box(2.6, 4, 10.8, 11.2, 2.6), Draw.slot(5, 8.4, 6, 1),
      Draw.arc(8, 3.6, 2.4, from: 180, to: 360),
    ],
    "scale": [
      Draw.line([(4, 5.4), (12, 5.4), (14.6, 14.4), (1.4, 14.4), (4, 5.4)]), Draw.ring(8, 3, 1.9),
    ],
    "scale-fill": [
      Draw.polygon([(3.6, 4.8), (12.4, 4.8), (15.2, 15), (0.8, 15)]), Draw.ring(8, 3, 1.9),
    ],
    "space-bar": [Draw.line([(2, 8), (2, 11.6), (14, 11.6), (14, 8)], 1.2)],
  ]
}
