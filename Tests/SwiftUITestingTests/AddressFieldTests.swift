import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("TextField of addresses")
struct AddressFieldTests {
  private struct Field: View {
    @State private var url = URL(string: "https://a.example/")
    var body: some View {
      TextField("Address", value: $url, format: .url)
      Text("host \(url?.host() ?? "none")")
    }
  }

  @Test("an address is written, and read again where it is one")
  func typing() throws {
    let screen = Screen(Field())
    #expect(screen.text("host a.example").exists)
    try screen.textField("Address").replaceText(with: "https://b.example/c\n")
    #expect(screen.text("host b.example").exists)
  }
}
