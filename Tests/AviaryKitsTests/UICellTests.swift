import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

private final class Row: UITableViewCell {
  private(set) var isMade = false
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isMade = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Thing: UICollectionViewCell {
  private(set) var isMade = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMade = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Tinted: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
@Suite("Rows and things of UIKit")
struct UICellTests {
  private let table = UITableView()
  private let collection = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let place = IndexPath(item: 0, section: 0)

  @Test("a registered class is made by its own initialiser")
  func registered() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    let row = table.dequeueReusableCell(withIdentifier: "row", for: place)
    #expect((row as? Row)?.isMade == true)
    #expect(row.reuseIdentifier == "row")
    collection.register(Thing.self, forCellWithReuseIdentifier: "thing")
    let thing = collection.dequeueReusableCell(withReuseIdentifier: "thing", for: place)
    #expect((thing as? Thing)?.isMade == true)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("a view has a layer of the class that it tells")
  func layers() { #expect(Tinted().layer is CAGradientLayer) }

  @Test("a registration makes things show what they are given")
  func registration() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let cell = collection.dequeueConfiguredReusableCell(using: registration, for: place, item: 7)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "7")
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.hostedContent != nil)
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 2)
    #expect(cell.contentView.subviews.count == 1)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("a hosted view is as large as it is with its margins")
  func hosted() {
    let content = UIHostingConfiguration { Color.red.frame(width: 30, height: 10) }
      .margins(.all, 0)
      .margins(.horizontal, 5)
    #expect(content.makeContentView().intrinsicContentSize == CGSize(width: 40, height: 10))
    let least = content.minSize(width: 100, height: 50).makeContentView()
    #expect(least.intrinsicContentSize == CGSize(width: 100, height: 50))
  }

  @Test("a handler hears of what a row's state becomes")
  func states() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    row.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    row.isSelected = true
    row.isSelected = true
    #expect(states == [false, true])
  }

  @Test("what is chosen is kept until it is no longer")
  func chosen() {
    collection.selectItem(at: place, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [place])
    collection.deselectItem(at: place, animated: true)
    #expect(collection.indexPathsForSelectedItems == nil)
  }
}
