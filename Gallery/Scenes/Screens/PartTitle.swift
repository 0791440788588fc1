import SwiftUI

/// The title of a part of a screen.
struct PartTitle: View {
  let title: String
  var detail: String?

  init(_ title: String, detail: String? = nil) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).font(.title3.bold())
      Spacer()
      if let detail {
        Text(detail).font(.subheadline).foregroundStyle(.tint)
      }
    }
  }
}
