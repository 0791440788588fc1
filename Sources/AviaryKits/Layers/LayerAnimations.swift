import Foundation

/// The animations of a layer, and the timers that end them.
@MainActor
final class LayerAnimations {
  private struct Running {
    let key: String?
    let animation: CAAnimation
    let end: DispatchWorkItem?
  }

  private var running: [Running] = []

  nonisolated init() {}

  /// The names of those that have one; nil for none.
  var keys: [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func animation(of key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// Takes one up, tells its delegate, and tells it again when it is over.
  func add(_ animation: CAAnimation, _ key: String?) {
    Missing.tell("CALayer.add(_:forKey:)", "layers are not drawn; SwiftUI's animations are")
    if let key { remove(key) }
    let duration = animation.wholeDuration
    let end = duration.isFinite ? DispatchWorkItem { [weak self] in self?.finish(animation) } : nil
    running.append(Running(key: key, animation: animation, end: end))
    DispatchQueue.main.async { animation.delegate?.animationDidStart(animation) }
    if let end { DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: end) }
  }

  private func finish(_ animation: CAAnimation) {
    if animation.isRemovedOnCompletion { running.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  func remove(_ key: String) { end { $0.key == key } }
  func removeAll() { end { _ in true } }

  private func end(_ isMeant: (Running) -> Bool) {
    let due = running.filter(isMeant)
    running.removeAll(where: isMeant)
    for item in due {
      item.end?.cancel()
      item.animation.delegate?.animationDidStop(item.animation, finished: false)
    }
  }
}
