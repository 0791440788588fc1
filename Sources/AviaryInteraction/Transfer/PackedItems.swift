import AviaryEngine
import Foundation

/// Several things in all their types as one piece of data: a property list.
enum PackedItems {
  static func data(of items: [ClipboardItem]) -> Data? {
    let list = items.map { item in item.forms.map { [$0.type, $0.data] as [Any] } }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The things of data; nil for data that is not of this kind.
  static func items(of data: Data) -> [ClipboardItem]? {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let items = list as? [[[Any]]] else { return nil }
    return items.map { forms in
      ClipboardItem(
        forms: forms.compactMap { form in
          guard form.count == 2, let type = form[0] as? String, let data = form[1] as? Data else {
            return nil
          }
          return ClipboardItem.Form(type: type, data: data)
        }
      )
    }
  }
}
