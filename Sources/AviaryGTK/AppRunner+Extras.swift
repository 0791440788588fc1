import AviaryApps
@_spi(Engine) import AviaryEngine
import CAviaryWindow
import Foundation

// Signs of the program in the desktop's bar.
extension AppRunner {
  /// Makes and takes away signs, as the app's body says.
  func updateExtras() {
    for item in extras {
      // A scene may be gone from the app's body.
      let index = item.sceneIndex
      let extra = scenes.indices.contains(index) ? scenes[index].extra : nil
      if extra?.isInserted != true || extra?.opensWindow != item.opensWindow { remove(item) }
    }
    for (index, scene) in scenes.enumerated() {
      guard let extra = scene.extra, extra.isInserted else { continue }
      if let item = extras.first(where: { $0.sceneIndex == index }) {
        item.update(scene, extra)
      } else {
        do {
          extras.append(try StatusItem(scene, extra, index: index, program: self))
        } catch {
          Warnings.once("MenuBarExtra is not shown: \(error)")
        }
      }
    }
  }

  private func remove(_ item: StatusItem) {
    item.close()
    extras.removeAll { $0 === item }
    for window in windows where window.sceneIndex == item.sceneIndex { close(window) }
    aviary_loop_wake()
  }

  /// Something has become of a sign: the program may have nothing left to run for.
  func extrasDidChange() { aviary_loop_wake() }

  /// Whether the program runs on without windows: while a bar shows a sign of it, or there may come a bar that does.
  ///
  /// If no bar has ever shown one, that is waited for only where the program opens nothing else by itself.
  var runsWithoutWindows: Bool {
    guard !isEnding else { return false }
    let opensOthers = !launchedScenes.isEmpty
    return extras.contains { $0.isShown || $0.hasBus && ($0.wasShown || !opensOthers) }
  }

  /// Opens the window of a sign, or closes it.
  func toggleExtra(_ item: StatusItem) {
    if let known = windows.first(where: { $0.sceneIndex == item.sceneIndex }) {
      close(known)
    } else {
      _ = show(item.sceneIndex, value: nil)
    }
  }
}
