/// The formats pictures are written in.
@_spi(Hosting) public enum PictureFormat: String, CaseIterable, Sendable {
  case png
  case svg
  case pdf
}
