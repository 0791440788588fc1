package import AviaryGeometry
package import Foundation

/// Hears of each measurement and placement; a debugging aid.
package protocol LayoutTrace: AnyObject {
  func measured(_ node: ViewNode, _ proposal: ProposedViewSize, _ size: CGSize)
  func placed(_ node: ViewNode)
}
