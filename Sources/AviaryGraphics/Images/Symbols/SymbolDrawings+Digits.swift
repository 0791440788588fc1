extension SymbolDrawings {
  /// The ten digits, half as wide as high, for numbers in circles and squares.
  static let digits: [String: [String]] = [
    "digit-0": [
      Draw.arc(8, 5.5, 3.2, from: 180, to: 360, 1.7), Draw.arc(8, 10.5, 3.2, from: 0, to: 180, 1.7),
    ]
      + [Draw.bar(4.8, 5.5, 4.8, 10.5, 1.7), Draw.bar(11.2, 5.5, 11.2, 10.5, 1.7)],
    "digit-1": [Draw.line([(5.6, 4.4), (8.4, 2.3), (8.4, 13.7)], 1.7)],
    "digit-2": [
      Draw.arc(8, 5.5, 3.2, from: 190, to: 395, 1.7),
      Draw.line([(10.6, 7.4), (4.9, 13.6), (11.4, 13.6)], 1.7),
    ],
    "digit-3": [
      Draw.arc(8, 5.1, 2.9, from: 200, to: 450, 1.7),
      Draw.arc(8, 10.6, 3.2, from: 270, to: 520, 1.7),
    ],
    "digit-4": [Draw.line([(9.8, 13.7), (9.8, 2.3), (4.3, 10.6), (12, 10.6)], 1.7)],
    "digit-5": [
      Draw.line([(10.9, 2.4), (5.7, 2.4), (5.2, 7.8)], 1.7),
      Draw.arc(7.8, 10.1, 3.5, from: 225, to: 505, 1.7),
    ],
    "digit-6": [
      Draw.ring(8, 10.2, 3.3, 1.7), Draw.line([(5.1, 8.7), (9.4, 2.4)], 1.7),
    ],
    "digit-7": [Draw.line([(4.6, 2.4), (11.2, 2.4), (7, 13.7)], 1.7)],
    "digit-8": [Draw.ring(8, 5.2, 2.7, 1.7), Draw.ring(8, 10.6, 3.2, 1.7)],
    "digit-9": [
      Draw.ring(8, 5.8, 3.3, 1.7), Draw.line([(10.9, 7.3), (6.6, 13.6)], 1.7),
    ],
  ]
}
