import SwiftUI
import Testing

@Suite("What Foundation lacks")
struct FoundationAdditionsTests {
  @Test("people's and programs' folders")
  func directories() {
    #expect(
      URL.documentsDirectory
        == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    )
    #expect(URL.applicationSupportDirectory.isFileURL)
    #expect(URL.cachesDirectory.appending(path: "x").path().hasSuffix("/x"))
  }

  @Test("texts are sorted as file managers do")
  func localizedStandard() {
    struct File { let name: String }
    let files = ["b10", "B9", "a", "b1"].map(File.init)
    let sorted = files.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["a", "b1", "B9", "b10"])
  }
}
