import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Foundation
import GalleryScenes
import SwiftUI
import Testing

/// A scene by its name, for the parameters of tests.
struct SceneName: CustomTestStringConvertible, Sendable {
  let scene: GalleryScene
  var testDescription: String { scene.name }

  static let all = GalleryScene.all.map(SceneName.init)
}

@MainActor
private func renderer(
  _ scene: GalleryScene,
  _ colorScheme: ColorScheme
) -> ImageRenderer<some View> {
  ImageRenderer(content: scene.view(colorScheme))
}

@Suite("Gallery")
@MainActor
struct GalleryTests {
  @Test("scenes have names of their own, fit for files")
  func names() {
    let names = GalleryScene.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
    }
  }

  @Test("a scene is as large as it says, in light and in dark", arguments: SceneName.all)
  func size(_ name: SceneName) throws {
    for scheme in [ColorScheme.light, .dark] {
      #expect(try renderer(name.scene, scheme).displayList().size == name.scene.size)
    }
  }

  @Test(
    "a scene needs no more than a telephone's width, however large its text",
    arguments: SceneName.all,
    [DynamicTypeSize.xxxLarge, .accessibility1, .accessibility3, .accessibility5]
  )
  func widths(_ name: SceneName, _ size: DynamicTypeSize) throws {
    let width = GalleryScene.phone.width
    let content = name.scene.content.frame(maxWidth: width).dynamicTypeSize(size)
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: GalleryScene.phone.height)
    #expect(try renderer.displayList().size.width <= width)
  }

  @Test("what a scene says can be read", arguments: SceneName.all)
  func labels(_ name: SceneName) throws {
    let labels = Self.labels(in: renderer(name.scene, .light).accessibilityTree)
    let expected = try #require(expectedLabels[name.scene.name])
    for label in expected {
      #expect(labels.contains { $0.contains(label) }, "\(label) is not among \(labels)")
    }
  }

  @Test("a scene says the same in dark as in light", arguments: SceneName.all)
  func darkLabels(_ name: SceneName) {
    let light = Self.labels(in: renderer(name.scene, .light).accessibilityTree)
    let dark = Self.labels(in: renderer(name.scene, .dark).accessibilityTree)
    #expect(light == dark)
  }

  @Test("case 53: two renderers draw the same bytes", arguments: SceneName.all)
  func sameBytes(_ name: SceneName) throws {
    let first = renderer(name.scene, .light)
    let second = renderer(name.scene, .light)
    #expect(try first.pngData() == second.pngData())
    #expect(try first.svgData() == second.svgData())
    #expect(try first.pdfData() == second.pdfData())
  }

  @Test("a scene is at rest: drawing it again changes nothing", arguments: SceneName.all)
  func atRest(_ name: SceneName) throws {
    let renderer = renderer(name.scene, .dark)
    let first = try renderer.displayList().dump
    #expect(try renderer.displayList().dump == first)
  }

  @Test("the display list is the stored one", arguments: SceneName.all)
  func golden(_ name: SceneName) throws {
    for (scheme, suffix) in [(ColorScheme.light, ""), (.dark, "-dark")] {
      let dump = try renderer(name.scene, scheme).displayList().dump
      try Golden(name: name.scene.name + suffix).check(dump)
    }
  }

  @Test("every stored display list belongs to a scene")
  func noOrphans() throws {
    let known = Set(GalleryScene.all.flatMap { ["\($0.name).txt", "\($0.name)-dark.txt"] })
    for file in try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    where file.hasSuffix(".txt") {
      #expect(known.contains(file), "\(file) has no scene")
    }
  }

  @Test("the contact sheet shows all scenes and their titles")
  func contactSheet() throws {
    let scenes = Array(GalleryScene.all.prefix(3))
    let labels = Self.labels(in: ImageRenderer(content: ContactSheet(scenes)).accessibilityTree)
    for scene in scenes {
      #expect(labels.contains(scene.title))
      for label in try #require(expectedLabels[scene.name]) {
        #expect(labels.count { $0 == label } >= 2, "\(label), in light and in dark")
      }
    }
  }

  /// The labels of an element and of all in it, in reading order.
  static func labels(in element: AccessibilityElement) -> [String] {
    (element.label.isEmpty ? [] : [element.label]) + element.children.flatMap(labels(in:))
  }
}
