package import AviaryEngine
package import Foundation
import UniformTypeIdentifiers

/// Things that are offered to other programs, by MIME types.
///
/// Used on the main thread only. Data is made when somebody asks for it.
package struct DesktopOffer {
  /// A thing that is offered.
  struct Thing {
    /// The identifiers of its types, those that tell most about it first.
    let types: [String]
    /// Makes the data of a type, and answers once.
    let load: (String, @escaping (Data?) -> Void) -> Void
    /// Writes a file into a folder; nil where there is none of it.
    let writeFile: ((URL, @escaping (URL?) -> Void) -> Void)?

    /// The first of its types that has a MIME type.
    func type(named name: String) -> String? {
      types.first { DesktopType.names(of: $0).contains(name) }
    }
  }

  private let things: [Thing]
  /// The MIME types in which they can be had, the preferred ones first; empty where there is nothing for others.
  package let names: [String]

  private init(things: [Thing]) {
    self.things = things.filter { !$0.types.isEmpty }
    var names: [String] = []
    var seen: Set<String> = []
    func add(_ name: String) { if seen.insert(name).inserted { names.append(name) } }
    for thing in self.things {
      for type in thing.types { DesktopType.names(of: type).forEach(add) }
      if thing.writeFile != nil { add(DesktopType.addresses) }
    }
    if self.things.count > 1 { add(DesktopType.items) }
    self.names = names
  }

  /// What is dragged, as far as other programs may see it.
  package init(_ providers: [NSItemProvider]) {
    self.init(
      things: providers.map { provider in
        Thing(
          types: provider.registeredTypeIdentifiers.filter {
            provider.typesForOthers?.contains($0) ?? true
          },
          load: { provider.load($0, $1) },
          writeFile: provider.writeFile
        )
      }
    )
  }

  /// What is copied.
  package init(_ items: [ClipboardItem]) {
    self.init(
      things: items.map { item in
        Thing(
          types: item.forms.map(\.type),
          load: { type, receive in receive(item.forms.first { $0.type == type }?.data) },
          writeFile: nil
        )
      }
    )
  }

  /// Makes the data of a MIME type: texts and addresses of all things, a line each, else of the first one that has it.
  ///
  /// - Parameters:
  ///   - name: One of ``names``.
  ///   - folder: Where files are written that are promised; asked for where there are any.
  ///   - receive: Called once, now or later; nil where there is none.
  package func data(
    of name: String,
    folder: @escaping () -> URL?,
    _ receive: @escaping (Data?) -> Void
  ) {
    switch name {
    case DesktopType.items: packed(receive)
    case DesktopType.addresses:
      gather(things.map { thing in { addresses(of: thing, folder, $0) } }) { lines in
        let all = lines.compactMap(\.self).map { String(decoding: $0, as: UTF8.self) }
        receive(all.isEmpty ? nil : Data(all.map { $0 + "\r\n" }.joined().utf8))
      }
    case let name where DesktopType.texts.contains(name):
      let loads = things.compactMap { thing in
        thing.type(named: name).map { type in { thing.load(type, $0) } }
      }
      gather(loads) { texts in
        let all = texts.compactMap(\.self)
        receive(all.isEmpty ? nil : Data(all.joined(separator: Data("\n".utf8))))
      }
    default:
      for thing in things {
        if let type = thing.type(named: name) { return thing.load(type, receive) }
      }
      receive(nil)
    }
  }

  private func addresses(
    of thing: Thing,
    _ folder: () -> URL?,
    _ receive: @escaping (Data?) -> Void
  ) {
    if let type = thing.type(named: DesktopType.addresses) { return thing.load(type, receive) }
    guard let write = thing.writeFile, let folder = folder() else { return receive(nil) }
    write(folder) { receive($0.map { Data($0.absoluteString.utf8) }) }
  }

  /// All things in all types.
  private func packed(_ receive: @escaping (Data?) -> Void) {
    gather(
      things.map { thing in
        { answer in
          gather(thing.types.map { type in { thing.load(type, $0) } }) { data in
            let forms = zip(thing.types, data).compactMap { type, data in
              data.map { ClipboardItem.Form(type: type, data: $0) }
            }
            answer(ClipboardItem(forms: forms))
          }
        }
      }
    ) { receive(PackedItems.data(of: $0.compactMap(\.self))) }
  }

  /// Waits for several answers.
  private func gather<Value>(
    _ loads: [(@escaping (Value?) -> Void) -> Void],
    _ receive: @escaping ([Value?]) -> Void
  ) {
    guard !loads.isEmpty else { return receive([]) }
    let answers = Answers<Value>(count: loads.count)
    for (index, load) in loads.enumerated() {
      load { value in
        answers.values[index] = value
        answers.left -= 1
        if answers.left == 0 { receive(answers.values) }
      }
    }
  }

  private final class Answers<Value> {
    var values: [Value?]
    var left: Int

    init(count: Int) {
      values = Array(repeating: nil, count: count)
      left = count
    }
  }
}
