import AviaryEngine
import AviaryGraph

/// What a link leads to, as its last update left it.
///
/// A screen that was pushed holds on to it, so that the screen follows its link, and keeps the last value when the link
/// is gone.
final class LinkedScreen {
  private var view: AnyView?
  private let signal = Signal()

  /// What the screen shows now; who runs depends on it.
  var content: AnyView? {
    signal.track()
    return view
  }

  /// The link leads to another value.
  func show(_ new: AnyView) {
    if let view, ValueEquality.isEqual(view, new) { return }
    view = new
    signal.send()
  }
}

/// Shows what a link leads to.
struct LinkedScreenContent: View {
  let screen: LinkedScreen

  var body: some View { screen.content }
}
