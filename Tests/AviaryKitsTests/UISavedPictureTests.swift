import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Pictures, icons and the clipboard of UIKit")
struct UISavedPictureTests {
  @Test("symbols are found by their names, in any amount")
  func symbols() {
    #expect(UIImage(systemName: "star", compatibleWith: nil)?.isSymbolImage == true)
    #expect(UIImage(systemName: "star", variableValue: 1) != nil)
    #expect(UIImage(systemName: "no.such.symbol", variableValue: 1) == nil)
  }

  @Test("an icon is the same as another one of its name")
  func icons() {
    let icon = UIApplicationShortcutIcon(systemImageName: "star")
    #expect(icon == UIApplicationShortcutIcon(systemImageName: "star"))
    #expect(icon != UIApplicationShortcutIcon(systemImageName: "moon"))
  }

  @Test("what providers have comes into a pasteboard, and out of it")
  func providers() {
    let pasteboard = UIPasteboard.withUniqueName()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") {
      Data("hi".utf8)
    }
    pasteboard.itemProviders = [provider]
    #expect(pasteboard.string == "hi")
    let types = pasteboard.itemProviders.flatMap(\.registeredTypeIdentifiers)
    #expect(types == ["public.utf8-plain-text"])
  }

  @Test("a button of the system's is of the class that makes it")
  func buttons() {
    final class Round: UIButton {}
    let button = Round.systemButton(with: UIImage(), target: nil, action: nil)
    #expect(type(of: button) == Round.self)
    #expect(button.buttonType == .system)
  }
}
