import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
private final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
  var told: [String] = []
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { told.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "") }
}

@MainActor
@Suite("Sheets of UIKit")
struct UISheetTests {
  @Test("a sheet's heights are SwiftUI's, and a person's choice of one is told of")
  func heights() {
    let controller = UIViewController()
    guard let sheet = controller.sheetPresentationController else {
      Issue.record("there is no sheet")
      return
    }
    #expect(!sheet.hasOwnDetents)
    #expect(controller.presentationController === sheet)
    let small = UISheetPresentationController.Detent.Identifier("small")
    sheet.detents = [
      .medium(), .custom(identifier: small) { _ in 120 }, .custom { _ in nil }, .large(),
    ]
    #expect(sheet.heights.map(\.detent) == [.medium, .height(120), .large])
    #expect(sheet.selectedHeight == .medium)
    let listener = SheetListener()
    sheet.delegate = listener
    sheet.choose(.height(120))
    sheet.choose(.height(120))
    #expect(sheet.selectedDetentIdentifier == small)
    #expect(listener.told == ["small"])
  }

  @Test("what shows a controller goes by its style")
  func styles() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.presentationController is UIPopoverPresentationController)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.presentationController == nil)
    #expect(controller.sheetPresentationController?.presentingViewController === controller)
  }
}
