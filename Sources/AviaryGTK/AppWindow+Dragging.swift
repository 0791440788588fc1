import AviaryCairo
import AviaryControls
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import CAviaryWindow
import Foundation

// What is dragged out of the window, and over it: the tree leads a drag while the pointer is over the window where it
// began; the desktop does from where it leaves it, and tells of it when it comes back.
extension AppWindow {
  private var drags: DragController { host.root.drags }

  // MARK: - Out

  /// Hands what is dragged to the desktop, once the pointer is no more over the window.
  func followDragOut(at point: CGPoint) {
    guard let drag = drags.drag, drag.isLocal, !drag.isShownByDesktop, !drag.providers.isEmpty,
      !CGRect(origin: .zero, size: contentSize).contains(point)
        || aviary_window_has_lost_pointer(handle) != 0
    else { return }
    let out = DragOut(drag, from: self)
    let hasBegun = withPicture(of: drag) { picture in out.begin(in: handle, showing: &picture) }
    guard hasBegun else { return }
    drags.handOver()
    requestFrame()
  }

  /// What was dragged out of the window was dropped, or called off.
  func dragDidEnd(_ out: DragOut, _ operation: DropOperation) {
    guard handle != nil else { return }
    drags.finish(out.drag, operation)
    update()
    requestFrame()
  }

  /// The largest picture that is dragged, in points; chosen.
  private static let pictureLimit: CGFloat = 800

  /// Calls a closure with what is seen under the pointer.
  private func withPicture(of drag: Drag, _ body: (inout aviary_drag_picture) -> Bool) -> Bool {
    let around = CGRect(origin: drag.start, size: .zero)
      .insetBy(dx: -Self.pictureLimit / 2, dy: -Self.pictureLimit / 2)
    let pictures = drag.pictures + (drag.badge.map { [$0] } ?? [])
    let frames = pictures.map { $0.frame.offsetBy(dx: $0.shift.width, dy: $0.shift.height) }
    let frame = frames.reduce(CGRect.null) { $0.union($1) }.intersection(around)
      .integral
    var shown = aviary_drag_picture()
    shown.scale = Int32(max((scale / desktop.zoom).rounded(), 1))
    guard !frame.isNull, frame.width > 0, frame.height > 0 else {
      // Nothing is drawn: a pixel that can't be seen.
      return [UInt8](repeating: 0, count: 4).withUnsafeBufferPointer { pixels in
        (shown.pixels, shown.width, shown.height, shown.stride) = (pixels.baseAddress, 1, 1, 4)
        return body(&shown)
      }
    }
    let fragment = DisplayFragment([
      .fragment(
        DragController.picture(of: drag, moved: .zero),
        offset: CGPoint(x: -frame.minX, y: -frame.minY)
      )
    ])
    let picture = Platform.makePainter().makeFramePicture()
    do {
      try picture.resize(
        width: Int(bounded: (frame.width * scale).rounded(.up)),
        height: Int(bounded: (frame.height * scale).rounded(.up))
      )
      _ = try picture.paint(DisplayList(root: fragment, size: frame.size), scale: scale)
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("what is dragged can't be painted: \(error)\n".utf8)
      )
    }
    return picture.withPixels { pixels, stride in
      shown.pixels = pixels.assumingMemoryBound(to: UInt8.self).baseAddress
      (shown.width, shown.height) = (Int32(picture.width), Int32(picture.height))
      shown.stride = stride
      shown.x = Int32(bounded: (drag.start.x - frame.minX) * desktop.zoom)
      shown.y = Int32(bounded: (drag.start.y - frame.minY) * desktop.zoom)
      return body(&shown)
    } ?? false
  }

  // MARK: - In

  /// - Returns: What would be done with what is dragged, by the desktop's bits; whether it is taken where it is dropped.
  func receive(_ event: aviary_drop_event) -> Int32 {
    let place = CGPoint(x: event.x / desktop.zoom, y: event.y / desktop.zoom)
    defer { requestFrame() }
    host.tick(clock.now)
    switch Int(event.kind) {
    case AVIARY_DROP_LEFT:
      leave()
      return 0
    case AVIARY_DROP_DROPPED: return drop(event, at: place) ? 1 : 0
    default:
      enter(event, at: place)
      update()
      return answer(event)
    }
  }

  /// What would be done with what is over the window, of what may be done with it.
  private func answer(_ event: aviary_drop_event) -> Int32 {
    guard let operation = drags.proposedOperation else { return 0 }
    return bits(operation, event)
  }

  private func bits(_ operation: DropOperation, _ event: aviary_drop_event) -> Int32 {
    let wanted = operation.desktopBits
    guard wanted & event.operations == 0, wanted != 0 else { return wanted }
    // The desktop hears of something that it knows; windows of one program tell each other what it was.
    return event.operations & -event.operations
  }

  private func enter(_ event: aviary_drop_event, at place: CGPoint) {
    if let origin = event.origin.flatMap(DragOut.of) {
      if origin.began(in: self) { return drags.move(to: place) }
      if incoming?.origin !== origin {
        begin(DragIn(Drag(continuing: origin.drag, in: host.root, at: place), origin: origin))
      }
    } else if incoming == nil {
      let reader = reader(of: event)
      let drag = Drag(
        in: host.root,
        providers: [reader.outline],
        origin: nil,
        start: place,
        pictures: []
      )
      drag.allowed = Set(desktopBits: event.operations)
      let entering = DragIn(drag, reader: reader)
      begin(entering)
      // Of addresses it counts how many they are, and of what.
      if reader.hasAddresses {
        reader.readAddresses { [weak self] addresses in
          guard let self, incoming === entering, !entering.isDropped, !addresses.isEmpty else {
            return
          }
          let others = reader.outline
          let providers = addresses.map { ClipboardItem(address: $0).provider }
          drags.setProviders(addresses.count == 1 ? [providers[0].joined(with: others)] : providers)
          update()
          requestFrame()
        }
      }
    }
    drags.move(to: place)
  }

  private func begin(_ entering: DragIn) {
    incoming = entering
    drags.begin(entering.drag)
  }

  private func reader(of event: aviary_drop_event) -> DesktopReader {
    let drop = event.drop
    return DesktopReader(names: [String](names: event.types)) { name, receive in
      let receiver = Unmanaged.passRetained(DataReceiver(receive)).toOpaque()
      aviary_drop_read(drop, name, DataReceiver.receive, receiver)
    }
  }

  /// What is dragged has left the window, or whoever dragged it is gone.
  func leave() {
    if let incoming {
      guard !incoming.isDropped else { return }
      self.incoming = nil
      if drags.drag === incoming.drag { drags.cancel() }
    } else if drags.drag?.isShownByDesktop == true {
      drags.leave()
    }
    update()
  }

  /// - Returns: Whether it is taken, now or once its data is there.
  private func drop(_ event: aviary_drop_event, at place: CGPoint) -> Bool {
    enter(event, at: place)
    update()
    guard drags.drag != nil, drags.proposedOperation != nil else {
      leave()
      return false
    }
    guard let dropped = incoming, let reader = dropped.reader else {
      let origin = incoming?.origin
      incoming = nil
      let operation = drags.drop()
      origin?.operation = operation
      undoManager.endEvent()
      update()
      aviary_drop_finish(event.drop, bits(operation, event))
      return true
    }
    dropped.isDropped = true
    let told = event
    reader.readItems(of: drags.droppedTypes) { [weak self] items in
      let operation = self?.take(dropped, items) ?? .cancel
      aviary_drop_finish(told.drop, self?.bits(operation, told) ?? 0)
    }
    return true
  }

  /// The data of what was dropped is there.
  private func take(_ dropped: DragIn, _ items: [ClipboardItem]) -> DropOperation {
    guard incoming === dropped else { return .cancel }
    incoming = nil
    guard handle != nil, drags.drag === dropped.drag else { return .cancel }
    defer {
      undoManager.endEvent()
      update()
      requestFrame()
    }
    guard !items.isEmpty else {
      drags.cancel()
      return .cancel
    }
    drags.setProviders(items.map(\.provider))
    update()
    return drags.drop()
  }
}

extension NSItemProvider {
  /// Adds the types of another provider that this one has not.
  fileprivate func joined(with other: NSItemProvider) -> NSItemProvider {
    for type in other.registeredTypeIdentifiers where !registeredTypeIdentifiers.contains(type) {
      register(type) { nil }
    }
    return self
  }
}
