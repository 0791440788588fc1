import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Foundation

/// What is moved in a switch or on a slider: a circle, or a capsule where it is wider than high.
struct Knob: View {
  let size: CGSize

  var body: some View {
    if size.width == size.height {
      Circle().fill(Color.white)
    } else {
      Capsule().fill(Color.white)
    }
  }
}
