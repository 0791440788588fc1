import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import CAviaryWindow
import Foundation

extension AppWindow {
  /// Asks for a frame, because something has changed.
  func requestFrame() {
    guard let handle else { return }
    FrameTimes.shared?.begin()
    waitsForFrame = true
    aviary_window_request_frame(handle)
  }

  /// Brings the views up to date before a frame.
  ///
  /// - Returns: Whether another frame is to follow. After a change it does, to find that nothing is left to do.
  func frame(at time: Int64) -> Bool {
    guard let times = FrameTimes.shared else { return advance(to: time) }
    return times.measureUpdate { advance(to: time) }
  }

  private func advance(to time: Int64) -> Bool {
    takeSize()
    host.tick(clock.date(TimeInterval(time) / 1e6))
    update()
    showPointer()
    if host.root.needsDisplay || picture.isBlank || isDueToSettle {
      settlingDate = nil
      aviary_window_queue_draw(handle)
    } else if !picture.isSettled, settlingDate == nil {
      settlingDate = clock.now + 0.1
    }
    waitsForFrame = host.nextWakeUp == .now || picture.isBlank
    return waitsForFrame
  }

  private var isDueToSettle: Bool { settlingDate.map { $0 <= clock.now } ?? false }

  /// Asks for a frame where something is to be shown or moves.
  func scheduleFrame() {
    if host.nextWakeUp == .now { requestFrame() }
  }

  /// In how many seconds the window wants a frame though nothing happens; nil for never, or with the next frame.
  var nextFrameDelay: TimeInterval? {
    if waitsForFrame { return nil }
    let wakeUp: Date? = if case .at(let date) = host.nextWakeUp { date } else { nil }
    return [wakeUp, settlingDate].compactMap(\.self).min()?.timeIntervalSince(clock.now)
  }

  /// Asks for a frame that is due by now.
  func requestDueFrame() {
    if let delay = nextFrameDelay, delay <= 0 { requestFrame() }
  }

  /// Brings the views to rest, and tells the display what they say of the window.
  func update() {
    if phase == .active || Program.frontRoot == nil { Program.frontRoot = host.root }
    do {
      try host.update()
      // Light or dark may be the content's wish.
      applyEnvironment()
      try host.update()
    } catch {
      report(error)
    }
    updateInputMethod()
    applyHindrances()
    let title = title
    if title != shownTitle {
      shownTitle = title
      aviary_window_set_title(handle, title)
    }
    let least = leastSize
    if least != shownLeast {
      shownLeast = least
      aviary_window_set_least_size(handle, logical(least.width), logical(least.height))
    }
    followContent()
    AccessibilityBridge.shared.didUpdate(self)
  }

  /// Paints what has changed, and hands it over.
  func draw() {
    guard let times = FrameTimes.shared else { return show() }
    times.measurePainting { show() }
  }

  /// The display has the frame.
  func endFrame() {
    guard let times = FrameTimes.shared else { return }
    times.end(isPutTogether: handle.map { aviary_window_is_presenting($0) == 0 } ?? true)
  }

  private func show() {
    takeSize()
    if host.root.isDirty { update() }
    do {
      try paint()
    } catch {
      report(error)
    }
  }

  private func paint() throws {
    let (width, height) = (pixels(contentSize.width), pixels(contentSize.height))
    guard width > 0, height > 0 else { return }
    try picture.resize(width: width, height: height, memory: sharedMemory)
    guard host.root.needsDisplay || picture.needsPainting else { return }
    var list = host.root.displayList(background: WindowBackground.color(colorScheme))
    list.size = contentSize
    aviary_window_wait_for_picture(handle)
    let rectangles = try painted(list)
    host.root.counters.rectanglesPainted += rectangles.count
    let damage = rectangles.map { rect in
      let pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      return aviary_pixel_rect(
        x: Int32(bounded: pixels.minX),
        y: Int32(bounded: pixels.minY),
        width: Int32(bounded: pixels.width),
        height: Int32(bounded: pixels.height)
      )
    }
    lendPixels()
    _ = picture.withPixels { bytes, stride in
      aviary_window_put_pixels(
        handle,
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
        Int32(width),
        Int32(height),
        stride,
        damage,
        damage.count
      )
    }
  }

  private func painted(_ list: DisplayList) throws -> [CGRect] {
    guard let trace = TraceFile.shared else { return try picture.paint(list, scale: scale) }
    let (start, before) = (TraceFile.Moment.now, picture.paintedPixels)
    let rectangles = try picture.paint(list, scale: scale)
    trace.span(
      "paint",
      "paint",
      since: start,
      [
        "rectangles": .number(Double(rectangles.count)),
        "pixels": .number(Double(picture.paintedPixels - before)),
      ]
    )
    return rectangles
  }

  /// Memory that the display reads, so that nothing of a picture is copied to it; nil where it shares none.
  private func sharedMemory(_ width: Int, _ height: Int) -> PixelResidence? {
    var (stride, owner): (Int, UnsafeMutableRawPointer?) = (0, nil)
    guard
      let pixels = aviary_window_make_picture(handle, Int32(width), Int32(height), &stride, &owner),
      let owner
    else { return nil }
    return PixelResidence(address: pixels, bytesPerRow: stride, owner: SharedPicture(owner))
  }

  /// Has the window show the picture where it is, if it is always in the same place: it changes nowhere but here.
  private func lendPixels() {
    guard let residence = picture.residence, residence.address != shownPixels else { return }
    shownPixels = residence.address
    aviary_window_lend_pixels(
      handle,
      residence.address.assumingMemoryBound(to: UInt8.self),
      Unmanaged.passRetained(residence.owner).toOpaque()
    ) { owner in
      if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
    }
  }

  /// A length of points in pixels.
  private func pixels(_ length: CGFloat) -> Int { Int(bounded: (length * scale).rounded()) }

  private func report(_ error: any Error) {
    guard !hasFailed else { return }
    hasFailed = true
    let message = "\(shownTitle ?? "window"): \(error)\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  }
}

/// Keeps a picture in memory that is shared with the display.
private final class SharedPicture {
  private let owner: UnsafeMutableRawPointer

  init(_ owner: UnsafeMutableRawPointer) { self.owner = owner }

  deinit { aviary_picture_release(owner) }
}

/// What is behind the views of a window.
enum WindowBackground {
  static func color(_ scheme: ColorScheme) -> RGBA {
    SystemColor.background.rgba(scheme, .standard)
  }
}

extension AppWindow {
  /// Brings the views to rest for the first time, and opens with a size that suits them.
  func prepare() {
    host.proposal = ProposedViewSize(contentSize)
    update()
    chooseOpeningSize()
    AccessibilityBridge.shared.add(self)
    requestFrame()
  }
}
