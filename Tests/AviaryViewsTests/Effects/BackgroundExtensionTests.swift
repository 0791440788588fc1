@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@Observable
private final class Photo {
  var isExtended = true
  var bar: CGFloat = 20
  @ObservationIgnored var appearances = 0
}

private struct PhotoScreen: View {
  let photo: Photo

  var body: some View {
    Color.red.accessibilityLabel("photo")
      .onAppear { photo.appearances += 1 }
      .backgroundExtensionEffect(isEnabled: photo.isExtended)
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: photo.bar) }
  }
}

@MainActor
@Suite("Background extension")
struct BackgroundExtensionTests {
  @Test("A view goes on above its edge, mirrored and blurred, and is there once")
  func once() throws {
    let photo = Photo()
    let harness = try Harness(PhotoScreen(photo: photo))
    #expect(photo.appearances == 1)
    #expect(harness.labels.filter { $0 == "photo" }.count == 1)
    let drawn = try drawing(PhotoScreen(photo: Photo()), width: 100, height: 100)
    #expect(drawn.filter { $0.hasPrefix("filter blur 12") }.count == 1)
    #expect(drawn.filter { $0.hasPrefix("fill rect") }.count == 10)
  }

  @Test("Nothing is added without a safe area, or where it is switched off")
  func off() throws {
    #expect(try drawing(Color.red.backgroundExtensionEffect()).count == 1)
    let photo = Photo()
    photo.isExtended = false
    #expect(
      try !drawing(PhotoScreen(photo: photo), width: 100, height: 100).contains {
        $0.hasPrefix("filter")
      }
    )
  }

  @Test("The view stays the same one while it is switched off and on")
  func switching() throws {
    let photo = Photo()
    let harness = try Harness(PhotoScreen(photo: photo))
    try harness.work { photo.isExtended = false }
    try harness.work { photo.isExtended = true }
    try harness.work { photo.bar = 30 }
    #expect(photo.appearances == 1)
  }
}
