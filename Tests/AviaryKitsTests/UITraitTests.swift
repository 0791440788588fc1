import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

@MainActor
@Suite("What UIKit's interfaces adapt to")
struct UITraitTests {
  @Test("what is said for a view is said for those in it")
  func views() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.traitCollection[Density.self] == 1)
    outer.traitOverrides.density = 3
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection[Density.self] == 3)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(outer.traitOverrides.contains(Density.self))
    outer.traitOverrides.remove(Density.self)
    #expect(inner.traitCollection[Density.self] == 1)
  }

  @Test("what is said for a controller is said for those in it")
  func controllers() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.addChild(inner)
    outer.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("traits are made and changed by closures, and compared with their own kinds")
  func closures() {
    let first = UITraitCollection { $0.density = 2 }
    #expect(first[Density.self] == 2)
    #expect(first.userInterfaceStyle == .unspecified)
    let second = first.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(second[Density.self] == 2)
    #expect(second.userInterfaceStyle == .dark)
    #expect(first != second)
    #expect(UITraitCollection { $0.density = 2 } == first)
    #expect(UITraitCollection { $0.density = 4 } != first)
  }

  /// A controller as sources for UIKit have it.
  private class Adapting: UIViewController {
    override func viewDidLoad() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.title = "\(previous)"
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { controller, _ in
        controller.title = "changed"
      }
    }
  }

  @Test("Closures are registered for changes whether they name what they are told by or not")
  func registers() {
    let controller = Adapting()
    controller.loadViewIfNeeded()
    #expect(controller.title == nil)
  }
}
