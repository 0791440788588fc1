public import Foundation

/// What manages a view of AppKit: a window shows what its view hosts, or the views of its children.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  private var loadedView: NSView?
  /// What shows a controller that this one presents, from the first to the last.
  var presentations: [NSViewControllerPresentation] = []

  /// Its title.
  open var title: String?
  /// The size that it would like, in points.
  open var preferredContentSize = NSSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(for: self) }
    }
  }
  /// What it shows a part of.
  open var representedObject: Any?
  /// The name of its interface file: none is read here.
  open private(set) var nibName: String?
  /// Where its interface file is.
  open private(set) var nibBundle: Bundle?
  /// The controllers in it, in their order.
  open var children: [NSViewController] = [] {
    didSet {
      for child in oldValue where !children.contains(where: { $0 === child }) { child.parent = nil }
      for child in children where child.parent !== self {
        child.removeFromParent()
        child.parent = self
      }
    }
  }
  /// The controller that it is in; nil for none.
  open private(set) weak var parent: NSViewController?
  /// The controller that presents it; nil for none.
  open internal(set) weak var presentingViewController: NSViewController?

  /// A controller; there are no interface files here, so that its view is an empty one unless it
  /// makes another.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
  }

  /// Its view, where it was made; nil before.
  public final var viewIfLoaded: NSView? { loadedView }

  /// Its view, made when it is asked for.
  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let made = loadedView ?? NSView()
      loadedView = made
      viewDidLoad()
      return made
    }
    set { loadedView = newValue }
  }
  /// Whether its view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes its view, unless it was made.
  open func loadViewIfNeeded() { _ = view }

  /// Makes its view.
  open func loadView() { loadedView = NSView() }
  /// Called when its view was made.
  open func viewDidLoad() {}
  /// Called before its view is seen, in a representable or a window that the program opens.
  open func viewWillAppear() {}
  /// Called when its view is seen, in a representable or a window that the program opens.
  open func viewDidAppear() {}
  /// Called before its view is no longer seen, in a representable or a window that the program opens.
  open func viewWillDisappear() {}
  /// Called when its view is no longer seen, in a representable or a window that the program opens.
  open func viewDidDisappear() {}
  /// Called before views are placed in its own: when it is shown, and where its size changes.
  open func viewWillLayout() {}
  /// Called when views were placed in its own.
  open func viewDidLayout() {}
  /// Called when its view's rules are to be made; never here: nobody solves them.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before its view gets another size; never here.
  open func viewWillTransition(to newSize: NSSize) {}
  /// Called when a controller in it would like another size; by default nothing.
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}

  /// Puts a controller behind those in it.
  open func addChild(_ childViewController: NSViewController) {
    guard childViewController.parent !== self else { return }
    insertChild(childViewController, at: children.count)
  }
  /// Puts a controller among those in it.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    children.insert(childViewController, at: min(max(index, 0), children.count))
  }
  /// Takes a controller out of it.
  open func removeChild(at index: Int) { children.remove(at: index) }
  /// Takes it out of the controller that it is in.
  open func removeFromParent() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    parent.removeChild(at: index)
  }

  /// Puts one child's view in place of another one's, at once.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view goes.
  ///   - toViewController: The child whose view comes, in the same place.
  ///   - options: How, `[]` by default; that nothing moves is told once.
  ///   - completion: Called when it is there, before this returns; nil for nobody.
  open func transition(
    from fromViewController: NSViewController,
    to toViewController: NSViewController,
    options: TransitionOptions = [],
    completionHandler completion: (() -> Void)? = nil
  ) {
    if options.isMoving {
      Missing.tell("NSViewController.transition", "views of AppKit change places at once")
    }
    let old = fromViewController.view
    let new = toViewController.view
    if let around = old.superview, new !== old {
      new.frame = old.frame
      around.replaceSubview(old, with: new)
    }
    completion?()
  }

  /// Presents a controller in a window of its own; told once that it isn't at this one's window.
  open func presentAsSheet(_ viewController: NSViewController) {
    Missing.tell("NSViewController.presentAsSheet", "it is a window of its own")
    presentInWindow(viewController)
  }
  /// Presents a controller in a window of its own; other windows can be used meanwhile, which is
  /// told once.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    Missing.tell("NSViewController.presentAsModalWindow", "other windows can be used meanwhile")
    presentInWindow(viewController)
  }
  /// Would present a controller that points from a view; says once that SwiftUI's `popover` is
  /// shown.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - positioningRect: From where in the view, in points.
  ///   - positioningView: The view.
  ///   - preferredEdge: At which edge, if there is room.
  ///   - behavior: When it closes by itself.
  open func present(
    _ viewController: NSViewController,
    asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView,
    preferredEdge: NSRectEdge,
    behavior: NSPopover.Behavior
  ) {
    let popover = NSPopover()
    popover.behavior = behavior
    popover.contentViewController = viewController
    popover.show(relativeTo: positioningRect, of: positioningView, preferredEdge: preferredEdge)
  }
  /// Takes away what this controller presents.
  ///
  /// - Parameter viewController: The controller.
  open func dismiss(_ viewController: NSViewController) {
    presentations.first { $0.controller === viewController }?.window.close()
    forget(viewController)
  }
  /// Takes this controller away, where another one presents it; else its window, as a person does.
  ///
  /// - Parameter sender: Who asks; nil for nobody.
  open func dismiss(_ sender: Any?) {
    if let presentingViewController {
      presentingViewController.dismiss(self)
    } else {
      NSWindow.shown.first { $0.contentViewController === self }?.performClose(sender)
    }
  }
}
