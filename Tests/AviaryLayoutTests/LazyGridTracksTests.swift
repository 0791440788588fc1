import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// - SeeAlso: Documentation/Behaviours/lazy-grid-tracks.md, whose cases are named here.
@Suite("resolveTracks")
struct LazyGridTracksTests {
  private func lengths(_ items: [GridItem], _ available: CGFloat?) -> [CGFloat] {
    resolveTracks(items.map(GridTrack.init), available: available).map(\.length)
  }

  private func offsets(_ items: [GridItem], _ available: CGFloat?) -> [CGFloat] {
    resolveTracks(items.map(GridTrack.init), available: available).map(\.offset)
  }

  @Test("R1 (?), case 1: without a length flexible tracks are 10 long within their limits")
  func ideal() {
    #expect(lengths([GridItem(), GridItem(.flexible(minimum: 40))], nil) == [10, 40])
    #expect(lengths([GridItem(.adaptive(minimum: 30))], nil) == [30])
    #expect(lengths([GridItem(.fixed(70))], nil) == [70])
  }

  @Test("R2, case 2: spacings between items are subtracted first, 8 unless given")
  func spacings() {
    let two = [GridItem(), GridItem()]
    #expect(lengths(two, 390) == [191, 191])
    #expect(offsets(two, 390) == [0, 199])
    let own = [GridItem(spacing: 20), GridItem(spacing: 100)]
    #expect(lengths(own, 120) == [50, 50])
    #expect(offsets(own, 120) == [0, 70])
  }

  @Test("R3, case 3: fixed tracks take theirs first")
  func fixed() {
    #expect(lengths([GridItem(), GridItem(.fixed(70)), GridItem()], 200) == [57, 70, 57])
    #expect(lengths([GridItem(.fixed(300))], 200) == [300])
    #expect(lengths([GridItem(.fixed(.nan)), GridItem(.fixed(-5))], 200) == [0, 0])
  }

  @Test("R4, case 4: each definition in turn gets an equal part of what is left, within its limits")
  func shares() {
    #expect(lengths([GridItem(.flexible(minimum: 140)), GridItem()], 200) == [140, 52])
    #expect(lengths([GridItem(), GridItem(.flexible(minimum: 140))], 200) == [96, 140])
    #expect(lengths([GridItem(.flexible(maximum: 50)), GridItem()], 200) == [50, 142])
  }

  @Test("R5, case 5: an adaptive definition makes as many tracks as fit, at least one")
  func adaptive() {
    #expect(lengths([GridItem(.adaptive(minimum: 40))], 122) == [57, 57])
    #expect(lengths([GridItem(.adaptive(minimum: 150))], 390) == [191, 191])
    #expect(lengths([GridItem(.adaptive(minimum: 160))], 358) == [175, 175])
    #expect(lengths([GridItem(.adaptive(minimum: 500))], 390) == [500])
    #expect(lengths([GridItem(.adaptive(minimum: 50, maximum: 60))], 200) == [60, 60, 60])
    #expect(lengths([GridItem(.adaptive(minimum: 50), spacing: 0)], 200).count == 4)
  }

  @Test("R3, R5, case 6: a fixed and an adaptive definition side by side")
  func fixedAndAdaptive() {
    let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    #expect(lengths(items, 200) == [70, 57, 57])
    #expect(offsets(items, 200) == [0, 78, 143])
  }

  @Test("R6: an item is flexible from 10 to infinity unless it says otherwise")
  func defaults() {
    #expect(GridItem().size == .flexible(minimum: 10, maximum: .infinity))
    #expect(lengths([GridItem(), GridItem()], 5) == [10, 10])
  }

  @Test("R7, case 7: a grid is as long as proposed, or as its tracks need")
  func length() {
    let tracks = [GridTrack(.flexible(minimum: 140, maximum: .infinity)), GridTrack(.fixed(100))]
    #expect(LazyGridTracks.length(tracks, proposed: 400) == 400)
    #expect(LazyGridTracks.length(tracks, proposed: 200) == 248)
    #expect(LazyGridTracks.length(tracks, proposed: nil) == 248)
    #expect(LazyGridTracks.length(tracks, proposed: 0) == 248)
  }

  @Test("R7, case 8: placement resolves again with the grid's own length")
  func secondPass() {
    let tracks = [
      GridTrack(.flexible(minimum: 10, maximum: .infinity)),
      GridTrack(.flexible(minimum: 140, maximum: .infinity)),
    ]
    let length = LazyGridTracks.length(tracks, proposed: 200)
    #expect(length == 244)
    let placed = LazyGridTracks(tracks, length: length, across: .horizontal, alignment: .leading)
    #expect(placed.tracks.map(\.length) == [118, 140])
    #expect(placed.tracks.map(\.offset) == [0, 126])
  }

  @Test(
    "R8, Z2, case 9: tracks that leave room are placed by the grid's alignment, as their views are",
    arguments: [(HorizontalAlignment.leading, 0), (.center, 22), (.trailing, 44)]
      as [(HorizontalAlignment, CGFloat)]
  )
  func alignment(_ guide: HorizontalAlignment, _ start: CGFloat) {
    let definitions = [
      GridTrack(.fixed(60), alignment: .leading), GridTrack(.fixed(60)),
      GridTrack(.fixed(60), alignment: .bottomTrailing),
    ]
    let alignment = Alignment(horizontal: guide, vertical: .center)
    let placed = LazyGridTracks(
      definitions,
      length: 240,
      across: .horizontal,
      alignment: alignment
    )
    #expect(placed.tracks.map(\.offset) == [start, start + 68, start + 136])
    #expect(placed.tracks.map(\.alignment) == [.leading, alignment, .bottomTrailing])
  }

  @Test("infinite lengths, tiny minimums, negative lengths and NaN do no harm")
  func extremes() {
    #expect(lengths([GridItem(), GridItem(.flexible(maximum: 50))], .infinity) == [.infinity, 50])
    #expect(lengths([GridItem(.adaptive(minimum: 40, maximum: 80))], .infinity) == [80])
    #expect(lengths([GridItem(.adaptive(minimum: 0), spacing: 0)], 100).count == 1)
    #expect(
      lengths([GridItem(.adaptive(minimum: 1e-9), spacing: 0)], 100).count
        == maximumAdaptiveCount
    )
    #expect(lengths([GridItem()], .nan) == [10])
    #expect(lengths([GridItem()], -50) == [10])
    #expect(lengths([GridItem(.flexible(minimum: .nan, maximum: .nan))], 50) == [50])
    #expect(lengths([GridItem(.adaptive(minimum: .nan))], 50).allSatisfy { $0.isFinite })
    #expect(lengths([], 50) == [])
  }
}
