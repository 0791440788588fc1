import SwiftUI
import UniformTypeIdentifiers

/// What the tests of the desktop's clipboard act on: a view that copies and pastes while it has the focus.
struct ClipboardProbeView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.focusable()
        .copyable([ProbeCard(title: "Ace")])
        .cuttable(for: URL.self) { [URL(fileURLWithPath: "/tmp/a b.txt")] }
        .onPasteCommand(of: [.image, .fileURL, .plainText]) { providers in
          for provider in providers {
            let types = provider.registeredTypeIdentifiers
            provider.loadItem(forTypeIdentifier: types.first ?? "", options: nil) { item, _ in
              switch item {
              case let data as Data where UTType(types[0])?.conforms(to: .image) != true:
                tell("pasted \(String(decoding: data, as: UTF8.self))")
              case let data as Data: tell("pasted \(types[0]) of \(data.count) bytes")
              default: tell("pasted \(item ?? "nothing")")
              }
            }
          }
        }
        .frame(height: 100)
      Color.green.focusable()
        .pasteDestination(for: ProbeCard.self) { tell("cards \($0.map(\.title))") }
        .frame(height: 100)
      PasteButton(payloadType: String.self) { tell("texts \($0)") }.frame(height: 100)
      Color.white
    }
  }
}
