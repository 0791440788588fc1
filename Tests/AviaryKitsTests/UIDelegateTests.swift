import Foundation
import SwiftUI
import Testing

/// Delegates of UIKit's classes whose superclass has a delegate of another protocol.
@MainActor
@Suite("UIKit's delegates")
struct UIDelegateTests {
  private final class Listener: NSObject, UITableViewDelegate, UITextViewDelegate,
    UICollectionViewDelegate, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var chosen: IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen = indexPath
    }
  }

  private final class OwnTable: UITableView {
    var sets = 0
    override var delegate: (any UITableViewDelegate)? { didSet { sets += 1 } }
  }

  @Test("a delegate is of its class's own protocol, and the one that its superclass knows")
  func kinds() {
    let listener = Listener()
    let table = OwnTable()
    table.delegate = listener
    let known: (any UITableViewDelegate)? = table.delegate
    known?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(listener.chosen == IndexPath(row: 2, section: 0) && table.sets == 1)
    let scroll: UIScrollView = table
    #expect(scroll.delegate === listener)

    let collection = UICollectionView()
    collection.delegate = listener
    let things: (any UICollectionViewDelegate)? = collection.delegate
    #expect(things === listener)

    let text = UITextView()
    text.delegate = listener
    let typed: (any UITextViewDelegate)? = text.delegate
    #expect(typed === listener && (text as UIScrollView).delegate === listener)

    let controller = UIViewController()
    controller.presentationController?.delegate = listener
    let sheet: (any UISheetPresentationControllerDelegate)? =
      controller.sheetPresentationController?.delegate
    #expect(sheet === listener)
    let popover = UIPopoverPresentationController(
      presentedViewController: controller,
      presenting: nil
    )
    popover.delegate = listener
    let pointing: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
    #expect(pointing === listener)
  }

  @Test("it is not kept alive")
  func weakness() {
    let table = UITableView()
    do {
      let listener = Listener()
      table.delegate = listener
      #expect(table.delegate != nil)
    }
    #expect(table.delegate == nil)
  }
}
