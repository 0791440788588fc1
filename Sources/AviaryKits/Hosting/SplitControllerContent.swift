import AviaryControls
import AviaryEngine
import AviaryGraphics
import Foundation

/// The controllers of columns of UIKit, as SwiftUI shows such.
struct SplitViewControllerContent: View {
  let controller: UISplitViewController
  @ObservedObject private var change: HostedChange

  init(_ controller: UISplitViewController) {
    self.controller = controller
    change = controller.change
  }

  private var visibility: Binding<NavigationSplitViewVisibility> {
    Binding(get: { controller.visibility }, set: { controller.visibility = $0 })
  }

  var body: some View {
    let columns = controller.viewControllers
    if columns.count < 2 {
      if let only = columns.first { KitContent.of(only) }
    } else if columns.count == 2 {
      NavigationSplitView(columnVisibility: visibility) {
        first(columns[0])
      } detail: {
        KitContent.of(columns[1])
      }
    } else {
      NavigationSplitView(columnVisibility: visibility) {
        first(columns[0])
      } content: {
        KitContent.of(columns[1])
      } detail: {
        KitContent.of(columns[columns.count - 1])
      }
    }
  }

  /// The first column, as wide as its controller wants it.
  @ViewBuilder
  private func first(_ column: UIViewController) -> some View {
    let automatic = UISplitViewController.automaticDimension
    let width = controller.preferredPrimaryColumnWidth
    if width == automatic {
      KitContent.of(column)
    } else {
      let least = controller.minimumPrimaryColumnWidth
      let greatest = controller.maximumPrimaryColumnWidth
      KitContent.of(column)
        .navigationSplitViewColumnWidth(
          min: least == automatic ? nil : least,
          ideal: width,
          max: greatest == automatic ? nil : greatest
        )
    }
  }
}
