/// The formats pictures are written in.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png
  case svg
  case pdf
}
