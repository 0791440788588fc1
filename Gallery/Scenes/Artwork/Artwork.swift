import SwiftUI

/// A picture drawn from shapes and gradients, at any size.
struct Artwork: View {
  /// What a picture is of.
  enum Subject: CaseIterable {
    case dunes, lighthouse, city, planet, firs, sunset, balloon, peaks, rays, tiles, arches, scales
    case rings, rain
  }

  let subject: Subject

  init(_ subject: Subject) {
    self.subject = subject
  }

  var body: some View {
    ZStack {
      switch subject {
      case .dunes: dunes
      case .lighthouse: lighthouse
      case .city: city
      case .planet: planet
      case .firs: firs
      case .sunset: sunset
      case .balloon: balloon
      case .peaks: peaks
      case .rays: rays
      case .tiles: tiles
      case .arches: arches
      case .scales:
        Scales(
          colors: [0x0E4D64, 0xF2E8CF, 0x137C8B, 0xF2E8CF, 0xE07A5F].map { Color(hex: $0) }
        )
      case .rings: rings
      case .rain: rain
      }
    }
    .clipped()
    .accessibilityHidden(true)
  }
}

// MARK: - Land

extension Artwork {
  @ViewBuilder private var dunes: some View {
    LinearGradient(sky: 0xF9D29D, 0xF4A261, 0xE76F51)
    Disc(center: UnitPoint(x: 0.68, y: 0.3), radius: 0.17).fill(Color(hex: 0xFFF1D0))
    Ridge(heights: [0.42, 0.5, 0.38, 0.46], isSmooth: true).fill(Color(hex: 0xD9643F))
    Ridge(heights: [0.3, 0.24, 0.4, 0.28], isSmooth: true).fill(Color(hex: 0xB5452C))
    Ridge(heights: [0.1, 0.26, 0.14, 0.2], isSmooth: true).fill(Color(hex: 0x7F2A21))
  }

  @ViewBuilder private var peaks: some View {
    LinearGradient(sky: 0x89C2D9, 0xCDE7F0, 0xFDF0D5)
    Disc(center: UnitPoint(x: 0.26, y: 0.22), radius: 0.1).fill(.white.opacity(0.9))
    Ridge(heights: [0.45, 0.62, 0.5, 0.72, 0.48, 0.58]).fill(Color(hex: 0x7FA8BF))
    Ridge(heights: [0.3, 0.42, 0.56, 0.36, 0.48, 0.3]).fill(Color(hex: 0x468FAF))
    Ridge(heights: [0.34, 0.2, 0.3, 0.16, 0.28, 0.36]).fill(Color(hex: 0x1F5F7A))
    Ridge(heights: [0.06, 0.14, 0.1, 0.16, 0.08]).fill(Color(hex: 0x0B3B4F))
  }

  @ViewBuilder private var firs: some View {
    LinearGradient(sky: 0xE9F5DB, 0xB5C99A, 0x87986A)
    Disc(center: UnitPoint(x: 0.5, y: 0.3), radius: 0.16).fill(Color(hex: 0xFEFAE0))
    Conifers(heights: [0.3, 0.36, 0.28, 0.4, 0.32, 0.37, 0.3], ground: 0.3)
      .fill(Color(hex: 0x8FA876))
    Conifers(heights: [0.34, 0.27, 0.38, 0.3, 0.35], ground: 0.16).fill(Color(hex: 0x52734D))
    Conifers(heights: [0.36, 0.24, 0.4], ground: 0.02).fill(Color(hex: 0x22402B))
  }
}

// MARK: - Sea and sky

extension Artwork {
  @ViewBuilder private var sunset: some View {
    LinearGradient(sky: 0x3D2C8D, 0xC74B8E, 0xFF8A5B, 0xFFD166)
    Disc(center: UnitPoint(x: 0.5, y: 0.56), radius: 0.26).fill(
      LinearGradient(sky: 0xFFF3B0, 0xFFB35C)
    )
    Waves(level: 0.4, count: 3).fill(Color(hex: 0xB33F77))
    Waves(level: 0.29, count: 3, phase: 0.4).fill(Color(hex: 0x7B2D6E))
    Waves(level: 0.17, count: 2, phase: 0.1).fill(Color(hex: 0x431C53))
  }

  @ViewBuilder private var lighthouse: some View {
    LinearGradient(sky: 0x0B132B, 0x1C3A57, 0x3A7D8C)
    Scatter(count: 40, seed: 7, depth: 0.5).fill(.white.opacity(0.8))
    Polygon((0.46, 0.3), (1, 0.12), (1, 0.42)).fill(Color(hex: 0xFFE8A3).opacity(0.55))
    Polygon((0.46, 0.3), (0, 0.22), (0, 0.4)).fill(Color(hex: 0xFFE8A3).opacity(0.35))
    Polygon((0.4, 0.36), (0.52, 0.36), (0.57, 0.8), (0.35, 0.8)).fill(Color(hex: 0xF4EDE4))
    Polygon((0.388, 0.46), (0.532, 0.46), (0.543, 0.56), (0.377, 0.56)).fill(Color(hex: 0xD1495B))
    Polygon((0.364, 0.67), (0.556, 0.67), (0.57, 0.8), (0.35, 0.8)).fill(Color(hex: 0xD1495B))
    Polygon((0.41, 0.27), (0.51, 0.27), (0.51, 0.36), (0.41, 0.36)).fill(Color(hex: 0xFFE8A3))
    Polygon((0.38, 0.27), (0.46, 0.21), (0.54, 0.27)).fill(Color(hex: 0xD1495B))
    Ridge(heights: [0.1, 0.2, 0.28, 0.22, 0.1, 0.02], isSmooth: true).fill(Color(hex: 0x14213D))
    Waves(level: 0.1, count: 4).fill(Color(hex: 0x0B5563))
  }

  @ViewBuilder private var balloon: some View {
    LinearGradient(sky: 0x4EA8DE, 0x9AD5F0, 0xE8F6F3)
    Disc(center: UnitPoint(x: 0.16, y: 0.66), radius: 0.13).fill(.white.opacity(0.85))
    Disc(center: UnitPoint(x: 0.32, y: 0.68), radius: 0.1).fill(.white.opacity(0.85))
    Disc(center: UnitPoint(x: 0.84, y: 0.24), radius: 0.1).fill(.white.opacity(0.7))
    Disc(center: UnitPoint(x: 0.96, y: 0.25), radius: 0.13).fill(.white.opacity(0.7))
    Polygon((0.4, 0.5), (0.6, 0.5), (0.54, 0.66), (0.46, 0.66)).fill(Color(hex: 0x9C4A2F))
    Disc(center: UnitPoint(x: 0.5, y: 0.4), radius: 0.26).fill(
      LinearGradient(
        stops: [
          .init(color: Color(hex: 0xE63946), location: 0.24),
          .init(color: Color(hex: 0xF7E1B5), location: 0.24),
          .init(color: Color(hex: 0xF7E1B5), location: 0.41),
          .init(color: Color(hex: 0xE63946), location: 0.41),
          .init(color: Color(hex: 0xE63946), location: 0.59),
          .init(color: Color(hex: 0xF7E1B5), location: 0.59),
          .init(color: Color(hex: 0xF7E1B5), location: 0.76),
          .init(color: Color(hex: 0xE63946), location: 0.76),
        ],
        startPoint: .leading,
        endPoint: .trailing
      )
    )
    Polygon((0.455, 0.64), (0.545, 0.64), (0.535, 0.7), (0.465, 0.7)).fill(Color(hex: 0x6B3E26))
    Ridge(heights: [0.14, 0.2, 0.12, 0.18], isSmooth: true).fill(Color(hex: 0x5B9A6F))
    Ridge(heights: [0.06, 0.08, 0.14, 0.05], isSmooth: true).fill(Color(hex: 0x2F6B4F))
  }

  @ViewBuilder private var planet: some View {
    LinearGradient(sky: 0x10002B, 0x240046, 0x5A189A)
    Scatter(count: 70, seed: 3).fill(.white.opacity(0.75))
    Disc(center: UnitPoint(x: 0.5, y: 0.48), radius: 0.3).fill(
      LinearGradient(
        colors: [Color(hex: 0xFFB5A7), Color(hex: 0xE5639B), Color(hex: 0x6A1B9A)],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
    )
    Disc(center: UnitPoint(x: 0.5, y: 0.48), radius: 0.43)
      .trim(from: 0, to: 0.5)
      .stroke(Color(hex: 0xFCD5CE), lineWidth: 3)
      .scaleEffect(x: 1, y: 0.28, anchor: UnitPoint(x: 0.5, y: 0.48))
      .rotationEffect(.degrees(-18), anchor: UnitPoint(x: 0.5, y: 0.48))
    Disc(center: UnitPoint(x: 0.2, y: 0.18), radius: 0.05).fill(Color(hex: 0xC8B6FF))
  }
}

// MARK: - Town

extension Artwork {
  @ViewBuilder private var city: some View {
    LinearGradient(sky: 0x1B1464, 0x6A2C91, 0xF25F8B)
    Disc(center: UnitPoint(x: 0.62, y: 0.36), radius: 0.24).fill(
      LinearGradient(sky: 0xFFE29A, 0xFF9A8B)
    )
    Skyline(heights: [0.34, 0.5, 0.42, 0.6, 0.46, 0.38, 0.55, 0.4]).fill(Color(hex: 0x5B2A86))
    Skyline(heights: [0.26, 0.4, 0.2, 0.34, 0.48, 0.24, 0.3]).fill(Color(hex: 0x2D1654))
    Scatter(count: 46, seed: 21, size: 0.009, depth: 0.3)
      .fill(Color(hex: 0xFFE29A))
      .scaleEffect(x: 1, y: -1)
      .mask(Skyline(heights: [0.26, 0.4, 0.2, 0.34, 0.48, 0.24, 0.3]))
    Skyline(heights: [0.1, 0.06, 0.16, 0.09, 0.12]).fill(Color(hex: 0x150B33))
  }

  @ViewBuilder private var arches: some View {
    Color(hex: 0xF4E9DA)
    Disc(center: UnitPoint(x: 0.78, y: 0.16), radius: 0.1).fill(Color(hex: 0xE9B44C))
    ForEach(Array([0xC8553D, 0xF28F3B, 0xFFD5C2, 0x588B8B, 0x2D3047].enumerated()), id: \.offset) {
      index,
      hex in
      UnevenRoundedRectangle(topLeadingRadius: 400, topTrailingRadius: 400)
        .fill(Color(hex: UInt32(hex)))
        .scaleEffect(
          x: 0.84 - 0.16 * CGFloat(index),
          y: 0.72 - 0.12 * CGFloat(index),
          anchor: .bottom
        )
    }
  }

  @ViewBuilder private var rain: some View {
    LinearGradient(sky: 0x355070, 0x6D597A)
    Color.clear.overlay {
      Rays(count: 48, center: UnitPoint(x: 0.9, y: -1.4)).fill(.white.opacity(0.08))
    }
    Disc(center: UnitPoint(x: 0.5, y: 0.56), radius: 0.33)
      .trim(from: 0.5, to: 1)
      .fill(Color(hex: 0xE56B6F))
    ForEach([0.28, 0.5, 0.72], id: \.self) { x in
      Disc(center: UnitPoint(x: x, y: 0.575), radius: 0.112).fill(Color(hex: 0x5C5676))
    }
    Polygon((0.493, 0.52), (0.507, 0.52), (0.507, 0.82), (0.493, 0.82))
      .fill(Color(hex: 0xEAAC8B))
    Waves(level: 0.1, count: 5).fill(Color(hex: 0x2B3A55))
  }
}

// MARK: - Patterns

extension Artwork {
  @ViewBuilder private var rays: some View {
    Color(hex: 0xF6E7CB)
    Rays(count: 14, center: UnitPoint(x: 0.5, y: 0.42)).fill(Color(hex: 0xE85D4A))
    Disc(center: UnitPoint(x: 0.5, y: 0.42), radius: 0.3).fill(Color(hex: 0x1D3557))
    Disc(center: UnitPoint(x: 0.5, y: 0.42), radius: 0.25)
      .stroke(Color(hex: 0xF6E7CB), lineWidth: 2)
    Polygon((0.42, 0.34), (0.42, 0.5), (0.64, 0.42)).fill(Color(hex: 0xF6E7CB))
    Ridge(heights: [0.12, 0.12]).fill(Color(hex: 0x1D3557))
  }

  @ViewBuilder private var tiles: some View {
    Color(hex: 0xF1FAEE)
    QuarterTiles(corners: [0, 4, 2, 1, 4, 3, 0, 4, 1, 2, 4, 0, 3]).fill(Color(hex: 0x1D3557))
    QuarterTiles(corners: [4, 1, 4, 4, 3, 4, 4, 2, 4, 4, 0]).fill(Color(hex: 0xE63946))
    QuarterTiles(corners: [4, 4, 0, 4, 4, 1, 4, 4, 4, 3, 4, 4, 4, 2]).fill(
      Color(hex: 0xF4B942).opacity(0.95)
    )
  }

  @ViewBuilder private var rings: some View {
    LinearGradient(sky: 0x012A4A, 0x013A63)
    ForEach(Array([0.62, 0.52, 0.42, 0.32, 0.22, 0.12].enumerated()), id: \.offset) {
      index,
      radius in
      Disc(center: UnitPoint(x: 0.5, y: 0.5), radius: radius)
        .fill(
          [0x01497C, 0x2A6F97, 0x2C7DA0, 0x61A5C2, 0xA9D6E5, 0xFFB703].map {
            Color(hex: $0)
          }[index]
        )
    }
  }
}
