import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Rules of UIKit know their sides")
struct UILayoutRuleTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let inner = UIView()

  init() { outer.addSubview(inner) }

  private func rules(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: ["most": 90],
      views: ["inner": inner]
    ).map { rule in
      let sides = "\(rule.firstAttribute) \(rule.relation) \(rule.secondAttribute)"
      return "\(sides) \(rule.constant) \(rule.priority.rawValue)"
    }
  }

  @Test("an anchor's rule names the views and what of them")
  func anchors() {
    let rule = inner.leadingAnchor.constraint(
      equalTo: outer.safeAreaLayoutGuide.trailingAnchor,
      constant: 3
    )
    #expect(rule.firstItem === inner)
    #expect(rule.firstAttribute == .leading)
    #expect(rule.secondItem === outer.safeAreaLayoutGuide)
    #expect(rule.secondAttribute == .trailing)
    let width = inner.widthAnchor.constraint(equalToConstant: 7)
    #expect(width.secondItem == nil)
    #expect(width.secondAttribute == .notAnAttribute)
    #expect(width.constant == 7)
  }

  @Test("guides of a view are where its margins and its edges are")
  func guides() {
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
    #expect(outer.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 0))
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    outer.addLayoutGuide(guide)
    #expect(guide.owningView === outer)
    #expect(inner.layoutGuides.isEmpty)
  }

  @Test("a text with edges, sizes and an importance gives a rule for each")
  func visualFormat() {
    #expect(
      rules("H:|-[inner(>=40@250,<=most)]-(>=8)-|") == [
        "width greaterThanOrEqual notAnAttribute 40.0 250.0",
        "width lessThanOrEqual notAnAttribute 90.0 1000.0",
        "leading equal leading 20.0 1000.0", "trailing greaterThanOrEqual trailing 8.0 1000.0",
      ]
    )
    #expect(
      rules("V:|[inner]-5-[inner(==inner)]", .alignAllLeft) == [
        "top equal top 0.0 1000.0", "height equal height 0.0 1000.0",
        "top equal bottom 5.0 1000.0", "left equal left 0.0 1000.0",
      ]
    )
  }

  @Test(
    "a text that can't be read gives no rules",
    arguments: ["H:|[other]|", "H:[inner", "[inner(==x)]", "H:[inner]-4[inner]"]
  )
  func unreadable(_ format: String) { #expect(rules(format).isEmpty) }

  @Test("a view's transform is its layer's")
  func transforms() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(inner.layer.transform.m11 == 2)
    inner.layer.transform.m22 = 5
    #expect(inner.transform.d == 5)
    #expect(inner.transform3D.m22 == 5)
  }

  @Test("importance and levels are counted with numbers, and compared")
  func numbers() {
    var priority: UILayoutPriority = .required - 1
    priority -= 9
    #expect(priority.rawValue == 990)
    #expect(priority < .required)
    #expect(UIWindow.Level.alert + 1 > .alert)
  }
}
