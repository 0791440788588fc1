public import AviaryEngine
import AviaryInteraction
import AviaryStacks

extension View {
  /// Says what this view is, made of what it would say itself and of other texts.
  ///
  ///     Text("Report").accessibilityLabel { label in
  ///       Text("Urgent")
  ///       label
  ///     }
  ///
  /// It is told as one element that says what all views of the content say, in order, with a comma
  /// between them.
  ///
  /// - Parameter content: Makes the content out of what stands for this view.
  /// - SeeAlso: developer.apple.com/documentation/swiftui/view/accessibilitylabel(content:)
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let content = content(PlaceholderContentView(self))
    return accessibilityRepresentation {
      SaidTogether(content: content)
    }
  }
}

/// Views that are told as one element.
private struct SaidTogether<Content: View> {
  let content: Content
}

extension SaidTogether: View {
  var body: some View {
    VStack { content }.accessibilityElement(children: .combine)
  }
}
