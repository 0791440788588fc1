import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Pictures, documents, layers and dynamics of UIKit and AppKit")
struct UIKitEffectTests {
  private func picture() -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4))
    return renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
  }

  @Test("pictures keep how they are resized, and stand for others in turn")
  func pictures() throws {
    let image = picture()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let resized = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(resized.capInsets == insets && resized.resizingMode == .stretch)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    let several = try #require(UIImage.animatedImage(with: [image, image], duration: 2))
    #expect(several.images?.count == 2 && several.duration == 2)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
    #expect(image.heicData() == nil && UIImage.add.isSymbolImage)
  }

  @Test("pictures of AppKit are found by names")
  func names() throws {
    let image = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    #expect(image.setName("Our star") && image.name() == "Our star")
    #expect(NSImage(named: "Our star") != nil)
    #expect(NSImage(named: NSImage.addTemplateName)?.isTemplate == true)
    #expect(image.setName(nil) && image.name() == nil)
  }

  @Test("a document that is begun and ended has its bytes")
  func documents() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 100, height: 50))
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsEndPDFContext()
    #expect((data as Data).starts(with: Data("%PDF".utf8)))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("points of layers are found in others")
  func layers() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 1, y: 2))
    #expect(outer.hitTest(CGPoint(x: 18, y: 28)) === inner)
  }

  @Test("what snaps is there at once")
  func dynamics() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: UIView(frame: .zero))
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60)))
    #expect(view.center == CGPoint(x: 50, y: 60) && animator.behaviors.count == 1)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }

  @Test("a file that is no font is not registered")
  func fonts() {
    var error: Unmanaged<CFError>?
    let url = URL(fileURLWithPath: "/nowhere/font.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
    #expect(error?.takeRetainedValue() != nil)
  }
}
