import AviaryApps
@_spi(Engine) import AviaryEngine
import Foundation

// Windows that are there again when the program runs next.
extension AppRunner {
  /// What keeps them; nil where `AVIARY_RESTORATION` is `off`, or windows are tried in a size of their own.
  func makeRecords() -> WindowRecords? {
    let environment = ProcessInfo.processInfo.environment
    guard environment["AVIARY_RESTORATION"] != "off", WindowTrial.size == nil else { return nil }
    let name = name
    return WindowRecords(folder: WindowRecords.folder(in: environment)) { sentence in
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(sentence)\n".utf8))
    }
  }

  /// Opens the windows that were open when the program ended.
  func restoreWindows() {
    for record in records?.load() ?? [] {
      // A scene that is gone, or does not want its windows back, has none.
      guard
        let index = scenes.indices.first(where: {
          scenes[$0].restorationName(index: $0) == record.scene
        }), scenes[index].restoresWindows
      else { continue }
      let value = record.value.flatMap { scenes[index].decodeValue($0) }
      if record.value != nil, value == nil { continue }
      do {
        try open(index, value: value, as: record)
      } catch {
        Warnings.once("a window can't be restored: \(error)")
      }
    }
  }

  /// Keeps the windows that are open.
  ///
  /// - Parameter kept: Those that are; all but those that are about to be closed by default.
  func saveWindows(_ kept: [AppWindow]? = nil) {
    guard let records else { return }
    let open = kept ?? windows.filter { !$0.isEnding }
    records.save(
      open.compactMap { window in
        guard let index = window.sceneIndex, scenes.indices.contains(index) else { return nil }
        return scenes[index].restoresWindows ? window.record(of: scenes[index], at: index) : nil
      }
    )
  }
}

extension AppWindow {
  fileprivate func record(of scene: _SceneWindow, at index: Int) -> WindowRecord? {
    let coded = value.map { scene.encodeValue($0) }
    // What can't be coded can't be opened again.
    if case .some(.none) = coded { return nil }
    return WindowRecord(
      scene: scene.restorationName(index: index),
      value: coded ?? nil,
      width: contentSize.width,
      height: contentSize.height,
      values: host.root.sceneValues.encoded()
    )
  }
}
