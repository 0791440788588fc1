import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import Foundation
import Synchronization
import Testing

@testable import AviaryGraphics

@Suite("SymbolLoader")
struct SymbolLoaderTests {
  /// Makes a folder of icons for the length of `body`.
  private func withIcons(
    _ icons: [String: String],
    _ body: (_ folder: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, svg) in icons {
      try svg.write(
        to: folder.appendingPathComponent(name + ".svg"),
        atomically: true,
        encoding: .utf8
      )
    }
    try body(folder.path)
  }

  @Test("an SVG file gives its view box and paths, whatever the markup looks like")
  func reading() throws {
    let svg = """
      <?xml version="1.0"?>
      <!-- <path d="M9 9z"/> -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill='currentColor'>
        <path fill-rule="evenodd" d="M0 0h4v4z"/><g><path
          d='M1 1L2 2'/></g>
        <circle cx="8" cy="8" r="2"/>
        <rect width="4" height="12" x="6" y="1" rx="1"/>
      </svg>
      """
    let shape = try #require(SymbolShape(svg: svg))
    #expect(shape.viewBox == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(shape.paths.map(\.evenOdd) == [true, false, false, false])
    #expect(shape.paths[0].d == "M0 0h4v4z")
    #expect(shape.paths[1].d == "M1 1L2 2")
    let circle = Path(svgPathData: shape.paths[2].d).boundingRect
    #expect(abs(circle.minX - 6) < 1e-6 && abs(circle.maxY - 10) < 1e-6)
    let rectangle = Path(svgPathData: shape.paths[3].d).boundingRect
    #expect(rectangle == CGRect(x: 6, y: 1, width: 4, height: 12))
  }

  @Test(
    "what is no icon gives nothing",
    arguments: [
      "", "<svg></svg>", "<svg viewBox='0 0 16 16'></svg>",
      "<svg viewBox='0 0 0 0'><path d='M0 0'/>",
      "<svg viewBox='0 0 16'", "<", "<path d=\"M0 0\"/>",
    ]
  )
  func notAnIcon(svg: String) {
    #expect(SymbolShape(svg: svg) == nil)
  }

  @Test("Icons are read from the folders that a loader is given, the first ones first")
  func folders() throws {
    try withIcons(["house": "<svg viewBox='0 0 16 16'><path d='M0 0h1v1z'/></svg>"]) { folder in
      let loader = SymbolLoader(folders: [folder] + Self.systemFolders) { _ in }
      #expect(loader.shape(icon: "house")?.paths.map(\.d) == ["M0 0h1v1z"])
      #expect(loader.shape(icon: "../house") == nil)
      let system = SymbolLoader(folders: Self.systemFolders) { _ in }
      #expect(loader.shape(icon: "house-fill") == system.shape(icon: "house-fill"))
      #expect(SymbolLoader.loader(for: [folder]) === SymbolLoader.loader(for: [folder]))
      #expect(SymbolLoader.loader(for: [folder]) !== SymbolLoader.loader(for: []))
    }
  }

  private static let systemFolders = DataFolders.symbols([:])

  @Test("AVIARY_ICONS goes before the folders for data, which are those of the XDG specification")
  func dataFolders() {
    #expect(
      DataFolders.symbols(["AVIARY_ICONS": "/own", "HOME": "/home/me"]) == [
        "/own", "/home/me/.local/share/bootstrap-icons/svg",
        "/usr/local/share/bootstrap-icons/svg", "/usr/share/bootstrap-icons/svg",
      ]
    )
    let set = [
      "XDG_DATA_HOME": "/data/", "XDG_DATA_DIRS": "/nix/a:here:/nix/b", "AVIARY_ICONS": "",
    ]
    #expect(
      DataFolders.symbols(set) == [
        "/data/bootstrap-icons/svg", "/nix/a/bootstrap-icons/svg", "/nix/b/bootstrap-icons/svg",
      ]
    )
  }

  @Test("Without folders only our own drawings are there, and that is told once")
  func noFolders() {
    let told = Mutex<[String]>([])
    let loader = SymbolLoader(folders: []) { text in told.withLock { $0.append(text) } }
    #expect(loader.shape(icon: "house") == nil)
    #expect(loader.shape(icon: "circle") == nil)
    let count = told.withLock { $0.count }
    #expect(count == 1)
    if let own = SymbolDrawings.names.first {
      #expect(loader.outline(of: SymbolEntry("own:" + own)) != nil)
    }
  }

  @Test("our own drawings need no files")
  func ownDrawings() {
    let loader = SymbolLoader(folders: []) { _ in }
    for name in SymbolDrawings.names {
      let outline = loader.outline(of: SymbolEntry("own:" + name))
      #expect(outline?.path.isEmpty == false, "\(name)")
    }
  }
}
