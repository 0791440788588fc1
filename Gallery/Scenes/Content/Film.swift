import SwiftUI

/// A film that was never made.
struct Film: Identifiable {
  let title: String
  let year: Int
  let genre: String
  let artwork: Artwork.Subject

  var id: String { title }

  static let tidewater = Film(title: "Tidewater", year: 2016, genre: "Romance", artwork: .sunset)
  static let saltRoad = Film(
    title: "The Salt Road",
    year: 2021,
    genre: "Adventure",
    artwork: .dunes
  )
  static let harbour = Film(
    title: "Harbour Lights",
    year: 2018,
    genre: "Mystery",
    artwork: .lighthouse
  )
  static let arcade = Film(
    title: "Midnight Arcade",
    year: 2023,
    genre: "Thriller",
    artwork: .city
  )
  static let orbit = Film(
    title: "A Slow Orbit",
    year: 2024,
    genre: "Science Fiction",
    artwork: .planet
  )
  static let firs = Film(title: "Under the Firs", year: 2019, genre: "Drama", artwork: .firs)
  static let clouds = Film(
    title: "Above the Weather",
    year: 2022,
    genre: "Family",
    artwork: .balloon
  )
  static let pass = Film(title: "High Pass", year: 2020, genre: "Documentary", artwork: .peaks)
  static let matinee = Film(title: "Last Matinee", year: 2017, genre: "Comedy", artwork: .rays)
  static let quarters = Film(
    title: "Quarter Turns",
    year: 2023,
    genre: "Animation",
    artwork: .tiles
  )
  static let builder = Film(
    title: "The Arch Builder",
    year: 2015,
    genre: "Biography",
    artwork: .arches
  )
  static let waves = Film(title: "Nine Waves", year: 2024, genre: "Animation", artwork: .scales)
  static let overtone = Film(title: "Overtone", year: 2022, genre: "Music", artwork: .rings)
  static let umbrella = Film(
    title: "Umbrella Season",
    year: 2018,
    genre: "Comedy",
    artwork: .rain
  )
}
