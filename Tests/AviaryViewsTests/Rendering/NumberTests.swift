import AviaryCairo
import AviaryControls
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

/// Numbers that mean nothing, wherever a view takes one: nothing ends, and what is beside it is drawn.
@Suite("Numbers that mean nothing", .serialized)
@MainActor struct NumberTests {
  /// A red square, what is tried, and a text below it.
  private struct Scene: View {
    let tried: AnyView

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        tried
        Text("after")
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  @Test("Each is drawn, painted and read, reported by its name, and its neighbours stay")
  func table() throws {
    #expect(NumberCase.all.count >= 60)
    // One row alone, by its name: a trap in it ends no other.
    let wanted = ProcessInfo.processInfo.environment["AVIARY_NUMBER"]
    for row in NumberCase.all where wanted == nil || row.name == wanted { try check(row) }
  }

  private func check(_ row: NumberCase) throws {
    var found: CGRect?
    var dump = ""
    var hasSquare = false
    let messages = try Warnings.told {
      let host = ViewHost(
        content: Scene(tried: row.view()),
        textEngine: try PangoTextEngine(),
        images: FakeImages(),
        environment: { _ in }
      )
      host.proposal = ProposedViewSize(width: 300, height: 300)
      try host.update()
      found = Self.frame("after", in: host.root.accessibilityTree)
      let list = host.root.displayList()
      dump = list.dump
      let painter = CairoPainter()
      let bitmap = try painter.bitmap(of: list, scale: 2)
      hasSquare = (0..<bitmap.height).contains { y in
        (0..<bitmap.width).contains { bitmap[$0, y] == RGBA(red: 1, green: 0, blue: 0) }
      }
      for format in PictureFormat.allCases { _ = try painter.data(of: list, as: format, scale: 1) }
    }
    let frame = try #require(found, "\(row.name): the neighbour is read out")
    #expect(frame.isFinite && frame.width > 10, "\(row.name): \(frame)")
    if row.keepsPlace {
      #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame), "\(row.name): \(frame)")
      #expect(hasSquare, "\(row.name): the square above is painted")
    }
    #expect(!Self.holdsNoNumber(dump), "\(row.name): \(dump)")
    if let warning = row.warning {
      let told = messages.filter { $0.hasPrefix("\(warning):") || $0.hasPrefix("\(warning)(") }
      #expect(told.count == 1, "\(row.name): \(warning) in \(messages)")
    }
  }

  private static func frame(_ label: String, in element: AccessibilityElement) -> CGRect? {
    if element.label == label { return element.frame }
    for child in element.children {
      if let frame = frame(label, in: child) { return frame }
    }
    return nil
  }

  /// Whether a dump holds NaN or infinity in place of a number.
  private static func holdsNoNumber(_ dump: String) -> Bool {
    // What texts say is between quotation marks.
    dump.split(separator: "\"", omittingEmptySubsequences: false).enumerated().contains {
      $0.offset % 2 == 0
        && $0.element.split(whereSeparator: { !$0.isLetter }).contains {
          $0 == "nan" || $0 == "inf"
        }
    }
  }
}

/// One number where it means nothing.
@MainActor struct NumberCase {
  let name: String
  /// What the report begins with; nil where the number has a meaning, or is replaced in silence.
  let warning: String?
  /// Whether what is beside it stays in the picture.
  let keepsPlace: Bool
  let view: () -> AnyView

  static let all: [NumberCase] =
    layout + placing + effects + texts + paints + controls
    + drawing + containers

  static func row(
    _ name: String,
    _ warning: String?,
    far: Bool = false,
    @ViewBuilder _ view: @escaping () -> some View
  ) -> NumberCase {
    NumberCase(name: name, warning: warning, keepsPlace: !far) { AnyView(view()) }
  }

  static var picture: Image {
    Image(
      DisplayImage(
        Bitmap(width: 2, height: 2, bytesPerRow: 8, bytes: Array(repeating: 255, count: 16))
      )
    )
  }

  static var block: some View { Color.blue.frame(width: 10, height: 10) }

  static let nan = Double.nan
  static let inf = Double.infinity
  static let huge = 1e300
}
