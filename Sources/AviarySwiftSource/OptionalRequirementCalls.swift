/// Calls of methods that a delegate need not have: `delegate?.scrollViewDidScroll?(scrollView)`.
///
/// Objective-C asks whether the method is there. Without it delegates have all methods, those that are not written by
/// an extension, and the compiler refuses the second question mark; in a copy of a source it is blank. Only calls are
/// meant of something that is called a delegate or a data source, of methods that UIKit, AppKit and QuartzCore have.
package struct OptionalRequirementCalls: Sendable {
  /// The source without these question marks, with everything at its place.
  package let rewritten: String

  /// Whether a source may have such a call: what hasn't is not read.
  static func mayBe(in text: String) -> Bool {
    text.contains("?(") && (text.contains("elegate") || text.contains("ataSource"))
  }

  /// Looks through a source.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: String) {
    let source = Source(text)
    var bytes = source.bytes
    for index in source.tokens.indices.dropFirst(3)
    where source.text(at: index) == "?" && source.text(at: index + 1) == "("
      && !source.tokens[index].followsSpace && !source.tokens[index + 1].followsSpace
      && Self.methods.contains(source.text(at: index - 1)) && source.text(at: index - 2) == "."
    {
      var receiver = index - 3
      if ["?", "!"].contains(source.text(at: receiver)) { receiver -= 1 }
      guard receiver >= 0, source.isKind(.word, at: receiver) else { continue }
      let name = source.text(at: receiver).lowercased()
      guard name.hasSuffix("delegate") || name.hasSuffix("datasource") else { continue }
      bytes[source.tokens[index].range.lowerBound] = UInt8(ascii: " ")
    }
    rewritten = String(decoding: bytes, as: UTF8.self)
  }

  /// The names of these methods, without their labels.
  private static let methods = Set(
    """
    adaptivePresentationStyle animationController animationDidStart animationDidStop
    application applicationDidBecomeActive applicationDidEnterBackground
    applicationDidFinishLaunching applicationDidReceiveMemoryWarning
    applicationDidResignActive applicationShouldHandleReopen applicationShouldTerminate
    applicationShouldTerminateAfterLastWindowClosed applicationSignificantTimeChange
    applicationWillEnterForeground applicationWillFinishLaunching applicationWillResignActive
    applicationWillTerminate collectionView collisionBehavior colorPickerViewController
    colorPickerViewControllerDidFinish contextMenuInteraction controlTextDidBeginEditing
    controlTextDidChange controlTextDidEndEditing didDismissSearchController
    didPresentSearchController documentPicker documentPickerWasCancelled dragInteraction
    dropInteraction dynamicAnimatorDidPause dynamicAnimatorWillResume gestureRecognizer
    gestureRecognizerShouldBegin imagePickerController imagePickerControllerDidCancel
    interactionControllerForDismissal interactionControllerForPresentation layerWillDraw
    layoutManager layoutManagerDidInvalidateLayout layoutSublayers menuDidClose
    menuNeedsUpdate menuWillOpen navigationController
    navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations numberOfComponents numberOfRows
    numberOfSections pageViewController panel panelSelectionDidChange pickerView
    popoverDidClose popoverPresentationControllerDidDismissPopover
    popoverPresentationControllerShouldDismissPopover popoverWillClose popoverWillShow
    prepareForPopoverPresentation presentSearchController presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss scene
    sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
    sceneWillResignActive scrollViewDidEndDecelerating scrollViewDidEndDragging
    scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll
    scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging searchBar searchBarBookmarkButtonClicked
    searchBarCancelButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing
    searchBarShouldEndEditing searchBarTextDidBeginEditing searchBarTextDidEndEditing
    sectionIndexTitles selectionDidChange selectionWillChange
    sheetPresentationControllerDidChangeSelectedDetentIdentifier splitView splitViewController
    splitViewControllerDidCollapse splitViewControllerDidExpand splitViewDidResizeSubviews
    splitViewWillResizeSubviews stateRestorationActivity tabBar tabBarController
    tabBarControllerPreferredInterfaceOrientationForPresentation
    tabBarControllerSupportedInterfaceOrientations tabView
    tabViewDidChangeNumberOfTabViewItems tableView tableViewColumnDidMove
    tableViewColumnDidResize tableViewSelectionDidChange tableViewSelectionIsChanging
    textDidBeginEditing textDidChange textDidEndEditing textField textFieldDidBeginEditing
    textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing
    textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textStorage textView
    textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing
    textViewShouldBeginEditing textViewShouldEndEditing textWillChange toolbar
    toolbarAllowedItemIdentifiers toolbarDefaultItemIdentifiers toolbarDidRemoveItem
    toolbarImmovableItemIdentifiers toolbarSelectableItemIdentifiers toolbarWillAddItem
    viewForZooming willDismissSearchController willPresentSearchController windowDidBecomeKey
    windowDidBecomeMain windowDidChangeOcclusionState windowDidEnterFullScreen
    windowDidExitFullScreen windowDidMove windowDidResignKey windowDidResignMain
    windowDidResize windowScene windowShouldClose windowWillClose windowWillResize
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
