extension SymbolDrawings {
  /// The letters from A to Z, narrower than high, for letters in circles and squares.
  static let letters: [String: [String]] = [
    "letter-a": [
      Draw.line([(3.8, 13.7), (8, 2.3), (12.2, 13.7)], 1.7), Draw.bar(5.4, 9.9, 10.6, 9.9, 1.7),
    ],
    "letter-b": [
      Draw.bar(4.8, 2.4, 4.8, 13.6, 1.7), Draw.line([(4.8, 2.4), (8.2, 2.4)], 1.7),
      Draw.arc(8.2, 5.1, 2.7, from: 270, to: 450, 1.7), Draw.bar(4.8, 7.8, 8.6, 7.8, 1.7),
      Draw.arc(8.6, 10.7, 2.9, from: 270, to: 450, 1.7), Draw.bar(4.8, 13.6, 8.6, 13.6, 1.7),
    ],
    "letter-c": [Draw.arc(8.6, 8, 5.6, from: 45, to: 315, 1.7)],
    "letter-d": [
      Draw.bar(4.2, 2.4, 4.2, 13.6, 1.7), Draw.bar(4.2, 2.4, 6.6, 2.4, 1.7),
      Draw.arc(6.6, 8, 5.6, from: 270, to: 450, 1.7), Draw.bar(4.2, 13.6, 6.6, 13.6, 1.7),
    ],
    "letter-e": [
      Draw.line([(11.2, 2.4), (5, 2.4), (5, 13.6), (11.2, 13.6)], 1.7),
      Draw.bar(5, 7.9, 10.4, 7.9, 1.7),
    ],
    "letter-f": [
      Draw.line([(11.2, 2.4), (5.2, 2.4), (5.2, 13.6)], 1.7), Draw.bar(5.2, 7.9, 10.4, 7.9, 1.7),
    ],
    "letter-g": [
      Draw.arc(8, 8, 5.6, from: 5, to: 315, 1.7), Draw.bar(8.8, 8.4, 13.6, 8.4, 1.7),
    ],
    "letter-h": [
      Draw.bar(4, 2.4, 4, 13.6, 1.7), Draw.bar(12, 2.4, 12, 13.6, 1.7), Draw.bar(4, 8, 12, 8, 1.7),
    ],
    "letter-i": [Draw.bar(8, 2.4, 8, 13.6, 1.7)],
    "letter-j": [
      Draw.bar(10.6, 2.4, 10.6, 10.2, 1.7), Draw.arc(7.2, 10.2, 3.4, from: 0, to: 170, 1.7),
    ],
    "letter-k": [
      Draw.bar(4.6, 2.4, 4.6, 13.6, 1.7), Draw.bar(11.6, 2.4, 4.6, 9.8, 1.7),
      Draw.bar(7.4, 7.2, 12, 13.6, 1.7),
    ],
    "letter-l": [Draw.line([(5.2, 2.4), (5.2, 13.6), (11.2, 13.6)], 1.7)],
    "letter-m": [
      Draw.line([(3.2, 13.6), (3.2, 2.4), (8, 10), (12.8, 2.4), (12.8, 13.6)], 1.7)
    ],
    "letter-n": [Draw.line([(4, 13.6), (4, 2.4), (12, 13.6), (12, 2.4)], 1.7)],
    "letter-o": [Draw.ring(8, 8, 5.6, 1.7)],
    "letter-p": [
      Draw.bar(5, 2.4, 5, 13.6, 1.7), Draw.bar(5, 2.4, 8.4, 2.4, 1.7),
      Draw.arc(8.4, 5.5, 3.1, from: 270, to: 450, 1.7), Draw.bar(5, 8.6, 8.4, 8.6, 1.7),
    ],
    "letter-q": [Draw.ring(8, 8, 5.6, 1.7), Draw.bar(9.4, 9.8, 13.2, 13.8, 1.7)],
    "letter-r": [
      Draw.bar(5, 2.4, 5, 13.6, 1.7), Draw.bar(5, 2.4, 8.4, 2.4, 1.7),
      Draw.arc(8.4, 5.4, 3, from: 270, to: 450, 1.7), Draw.bar(5, 8.4, 8.4, 8.4, 1.7),
      Draw.bar(8.2, 8.4, 11.6, 13.6, 1.7),
    ],
    "letter-s": [
      Draw.arc(8, 5.1, 2.8, from: 90, to: 335, 1.7),
      Draw.arc(8, 10.8, 2.9, from: 270, to: 515, 1.7),
    ],
    "letter-t": [Draw.bar(3.8, 2.4, 12.2, 2.4, 1.7), Draw.bar(8, 2.4, 8, 13.6, 1.7)],
    "letter-u": [
      Draw.bar(4, 2.4, 4, 9.6, 1.7), Draw.bar(12, 2.4, 12, 9.6, 1.7),
      Draw.arc(8, 9.6, 4, from: 0, to: 180, 1.7),
    ],
    "letter-v": [Draw.line([(3.8, 2.4), (8, 13.6), (12.2, 2.4)], 1.7)],
    "letter-w": [
      Draw.line([(2, 2.4), (4.8, 13.6), (8, 4), (11.2, 13.6), (14, 2.4)], 1.7)
    ],
    "letter-x": [Draw.bar(4, 2.4, 12, 13.6, 1.7), Draw.bar(12, 2.4, 4, 13.6, 1.7)],
    "letter-y": [
      Draw.line([(3.8, 2.4), (8, 8.2), (12.2, 2.4)], 1.7), Draw.bar(8, 8.2, 8, 13.6, 1.7),
    ],
    "letter-z": [Draw.line([(4.2, 2.4), (11.8, 2.4), (4.2, 13.6), (11.8, 13.6)], 1.7)],
  ]
}
