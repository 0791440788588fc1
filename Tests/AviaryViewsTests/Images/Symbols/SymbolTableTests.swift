import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@testable import AviaryGraphics

@Suite("SymbolTable")
struct SymbolTableTests {
  @Test("the 400 commonest symbols are listed")
  func commonest() {
    #expect(CommonSymbolNames.all.count == 400)
    let missing = CommonSymbolNames.all.filter { SymbolTable.common[$0] == nil }
    #expect(missing.isEmpty)
    #expect(SymbolTable.common.count == 400)
  }

  @Test(
    "every listed symbol has its icons, and something to draw",
    .enabled(
      if: DataFolders.symbols([:]).contains { FileManager.default.fileExists(atPath: $0) }
    )
  )
  func drawings() {
    let loader = SymbolLoader(folders: DataFolders.symbols([:])) { Issue.record("\($0)") }
    let all = SymbolTable.common.merging(SymbolTable.further) { first, _ in first }
    for (name, entry) in all {
      let missing = entry.icons.filter { loader.shape(icon: $0) == nil }
      #expect(missing.isEmpty, "\(name)")
      let bounds = loader.outline(of: entry)?.path.boundingRect ?? .null
      #expect(CGRect(x: -3, y: -3, width: 22, height: 22).contains(bounds), "\(name): \(bounds)")
      #expect(max(bounds.width, bounds.height) > 3, "\(name): \(bounds)")
    }
  }

  @Test(
    "symbols that are named by the direction of reading turn around from right to left, and lists with signs",
    arguments: [
      ("chevron.forward", true), ("arrow.backward.circle.fill", true),
      ("rectangle.portrait.and.arrow.forward", true), ("sidebar.leading", true),
      ("star.leadinghalf.filled", true), ("list.bullet", true), ("list.bullet.rectangle", true),
      ("increase.indent", true), ("chevron.right", false), ("arrow.left", false),
      ("forward.fill", false), ("goforward.10", false), ("backward.end", false),
      ("list.number", false), ("list.clipboard", false), ("checkmark", false),
      ("magnifyingglass", false), ("chevron.left.forwardslash.chevron.right", false),
      ("list.bullet.ltr", false),
    ]
  )
  func directions(name: String, isMirrored: Bool) {
    #expect(SymbolTable.isMirrored(name, in: .rightToLeft) == isMirrored)
    #expect(!SymbolTable.isMirrored(name, in: .leftToRight))
    #expect(SymbolTable.isMirrored("list.bullet.rtl", in: .leftToRight))
  }

  @Test(
    "other names are made from their parts",
    arguments: [
      ("airplane.circle", ["circle", "airplane-fill"]),
      ("heart.circle.fill", ["circle-fill", "heart-fill"]),
      ("bolt.slash.fill", ["lightning-charge-fill"]),
      ("cloud.sun.fill", ["cloud-sun-fill"]),
      ("person.fill.checkmark", ["person-fill-check"]),
      ("flag.fill", ["flag-fill"]),
      ("trash.circle", ["circle", "trash"]),
      ("trash.circle.fill", ["circle-fill", "trash-fill"]),
      ("doc.badge.clock", ["file-earmark", "clock-fill"]),
      ("star.square", ["square", "star"]),
      ("airplane.slash", ["airplane-fill"]),
      ("arrow.up.square", ["arrow-up-square"]),
      ("9.circle.fill", ["9-circle-fill"]),
      ("swift", ["own:swift"]),
      ("99.square", ["square", "own:digit-9", "own:digit-9"]),
      ("arrow.down.to.line", ["arrow-bar-down"]),
      ("10.circle", ["circle", "own:digit-1", "own:digit-0"]),
      ("31.square.fill", ["square-fill", "own:digit-3", "own:digit-1"]),
    ]
  )
  func rules(name: String, icons: [String]) {
    #expect(SymbolTable.lookup(name)?.icons == icons)
  }

  @Test(
    "a name that means nothing has no drawing",
    arguments: [
      "", ".", "fill", "100.circle", "no.such.symbol", "circle.no.such", "../../etc/passwd",
    ]
  )
  func unknown(name: String) {
    #expect(SymbolTable.lookup(name) == nil)
  }

  @Test(
    "a description that cannot be read is refused",
    arguments: [
      "", "a in nowhere", "a turn", "a with b", "a with b 1 2", "a cut", "a 1 2", "a badge",
    ]
  )
  func unreadable(description: String) {
    #expect(SymbolEntry(description: description[...]) == nil)
  }

  @Test("a crossed-out symbol is marked so")
  func slashes() {
    #expect(SymbolTable.lookup("pin.slash")?.isSlashed == true)
    #expect(SymbolTable.lookup("bell.slash")?.isSlashed == false, "has an icon of its own")
  }

  @Test(
    "each letter has a drawing, for circles and squares",
    arguments: "abcdefghijklmnopqrstuvwxyz"
  )
  func letters(letter: Character) throws {
    let entry = try #require(SymbolTable.lookup("\(letter).circle"))
    #expect(entry.icons.count <= 2)
    #expect(SymbolTable.lookup("\(letter).square.fill") != nil)
    #expect(SymbolDrawings.names.contains("letter-\(letter)"))
  }

  @Test(
    "symbols of animals, sports, houses, medicine and mathematics are drawn",
    arguments: [
      "fish", "tortoise.fill", "soccerball", "figure.yoga", "tent", "sofa.fill", "stethoscope",
      "sum",
    ]
  )
  func pastimes(name: String) throws {
    #expect(SymbolTable.lookup(name) != nil)
  }
}
