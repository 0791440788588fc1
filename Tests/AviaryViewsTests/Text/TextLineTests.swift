import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Lines of text")
struct TextLineTests {
  @Test("Text is lined also where text of the same font without lines was drawn before")
  func afterPlainText() throws {
    func pixels(_ view: some View) throws -> Data { try ImageRenderer(content: view).pngData() }
    for line in [Text("l0").strikethrough(), Text("l0").underline()] {
      let plain = try pixels(VStack { Text("plain") })
      #expect(try pixels(VStack { Text("l0") }) != pixels(VStack { line }))
      #expect(try pixels(VStack { Text("plain") }) == plain)
    }
  }
}
