package import AviaryEngine
package import AviaryInteraction
import Foundation
import UniformTypeIdentifiers

extension ClipboardItem {
  /// What a provider hands on, in all its types.
  init(_ provider: NSItemProvider) {
    var seen: Set<String> = []
    self.init(
      forms: provider.registeredTypeIdentifiers.compactMap { type in
        guard seen.insert(type).inserted, let data = provider.data(of: type) else { return nil }
        return Form(type: type, data: data)
      }
    )
  }

  /// A provider of the thing; of a file's address also of what the file has, which is read when it is asked for.
  package var provider: NSItemProvider {
    let provider = NSItemProvider()
    for form in forms {
      let type = UTType(form.type)
      if form.type == Self.textType || type?.conforms(to: .utf8PlainText) == true {
        provider.register(form.type) { String(decoding: form.data, as: UTF8.self) }
      } else if type?.conforms(to: .url) == true {
        let address = URL(dataRepresentation: form.data, relativeTo: nil)
        provider.register(form.type) { address }
        if let address, address.isFileURL { provider.registerContents(of: address) }
      } else {
        provider.register(form.type) { form.data }
      }
    }
    return provider
  }
}

extension Clipboard {
  /// Offers what providers hand on.
  func write(_ providers: [NSItemProvider]) {
    write(items: providers.map { ClipboardItem($0) }.filter { !$0.forms.isEmpty })
  }

  /// Hands over what is there of some types: for each thing the provider, those in the first types first.
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types that are wanted, the preferred one first.
  ///   - receive: Called once, now or later, also where there is nothing.
  func read(of types: [String], _ receive: @escaping ([NSItemProvider]) -> Void) {
    readItems(of: types) { items in
      receive(
        items.map(\.provider).filter { provider in
          types.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
      )
    }
  }
}
