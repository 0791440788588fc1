/// The failure of tests.
enum Oops: Error, Equatable, Codable {
  case bad
  case other
}
