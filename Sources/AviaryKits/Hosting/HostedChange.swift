import Combine

/// Tells the SwiftUI view that shows something of UIKit or AppKit that it is another.
final class HostedChange: ObservableObject {
  /// Has it be made anew.
  func send() { objectWillChange.send() }
}
