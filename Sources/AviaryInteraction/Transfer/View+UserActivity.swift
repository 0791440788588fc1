@_spi(Engine) public import AviaryEngine
import Foundation

extension View {
  /// Calls an action when an activity is to be gone on with that began elsewhere.
  ///
  /// Nothing on this platform hands activities on: the action is kept, and that it is never called
  /// is said once.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinuedActivityModifier(activityType: activityType, action: action))
  }

  /// Offers an activity to be gone on with elsewhere.
  ///
  /// The activity is kept up to date; that nobody is told of it is said once.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is.
  ///   - isActive: Whether it is offered; `true` by default.
  ///   - update: Brings the activity up to date when the view appears.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(activityType: activityType, update: isActive ? update : nil)
    )
  }

  /// Offers an activity with an element to be gone on with elsewhere.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is.
  ///   - element: What it is about; nil where it is not offered.
  ///   - update: Brings the activity up to date when the view appears.
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(
        activityType: activityType,
        update: element.map { element in { update(element, $0) } }
      )
    )
  }
}

/// Keeps what is to be called for an activity from elsewhere.
struct ContinuedActivityModifier {
  let activityType: String
  let action: (NSUserActivity) -> Void

  nonisolated init(activityType: String, action: @escaping (NSUserActivity) -> Void) {
    self.activityType = activityType
    self.action = action
  }
}

extension ContinuedActivityModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear {
      Warnings.once("onContinueUserActivity: nothing here goes on with '\(activityType)'")
    }
  }
}

/// Keeps an activity for as long as its view is shown.
struct UserActivityModifier {
  let activityType: String
  let update: ((NSUserActivity) -> Void)?
  @State private var activity: NSUserActivity?

  nonisolated init(activityType: String, update: ((NSUserActivity) -> Void)?) {
    self.activityType = activityType
    self.update = update
  }
}

extension UserActivityModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onChange(of: update != nil, initial: true) { _, isActive in
        guard isActive, let update else {
          activity = nil
          return
        }
        Warnings.once("userActivity: nobody here is told of '\(activityType)'")
        let made = activity ?? NSUserActivity(activityType: activityType)
        update(made)
        activity = made
      }
  }
}
