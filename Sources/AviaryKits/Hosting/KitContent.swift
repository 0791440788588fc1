import AviaryControls
import AviaryEngine
import AviaryGraphics
import AviaryStacks

/// What a window shows of UIKit's and AppKit's views and controllers: the SwiftUI views in them.
///
/// Where there are none a box names what would be there.
@MainActor
enum KitContent {
  static func of(_ controller: UIViewController) -> AnyView {
    AnyView(
      ControllerContent(change: controller.change, controller: controller)
        .modifier(KitLife(kit: controller))
    )
  }

  /// What a controller shows, for a view that tells it by itself when it comes and goes.
  static func untold(_ controller: UIViewController) -> AnyView {
    AnyView(ControllerContent(change: controller.change, controller: controller))
  }

  static func of(_ controller: NSViewController) -> AnyView {
    AnyView(of(controller.view).modifier(KitLife(kit: controller)))
  }

  /// The views that are hosted in a view, one over the other; a box for none.
  static func of(_ view: UIView) -> AnyView {
    let hosted = view.subviews.filter { !$0.isHidden }.compactMap(\.hostedContent)
    if hosted.isEmpty, let content = view.representedContent { return content }
    return over(hosted, type(of: view), "UIKit")
  }

  /// The views that are hosted in a view at any depth, one over the other; a box for none.
  static func of(_ view: NSView) -> AnyView {
    AnyView(
      HostedContent(change: view.change) {
        over(view.hostedContents, type(of: view), "AppKit")
      }
    )
  }

  static func over(_ views: [AnyView], _ type: Any.Type, _ framework: String) -> AnyView {
    switch views.count {
    case 0: AnyView(MissingKitView(type, framework))
    case 1: views[0]
    default: AnyView(ZStack { ForEach(views.indices, id: \.self) { views[$0] } })
    }
  }
}

/// What a hosting view or controller shows, made anew when it is given another view.
struct HostedContent<Content: View>: View {
  @ObservedObject var change: HostedChange
  @ViewBuilder let content: @MainActor () -> Content

  var body: some View { content() }
}

/// A controller of UIKit in a window, and what it presents.
private struct ControllerContent: View {
  @ObservedObject var change: HostedChange
  let controller: UIViewController

  var body: some View {
    let presented = controller.presented
    let covers = presented?.modalPresentationStyle.covers == true
    controller.makeContent()
      .sheet(isPresented: isPresented(presented, !covers)) {
        if let presented {
          presented.content
            .interactiveDismissDisabled(presented.isModalInPresentation)
            .modifier(SheetValues(presented.sheetPresentationController))
        }
      }
      .fullScreenCover(isPresented: isPresented(presented, covers)) {
        if let presented {
          presented.content
            .presentationColor(
              (presented.view as UIView).backgroundColor.map { Color(uiColor: $0) }
            )
        }
      }
  }

  private func isPresented(_ presented: UIViewController?, _ isOfStyle: Bool) -> Binding<Bool> {
    Binding(
      get: { presented != nil && isOfStyle },
      set: { if !$0, controller.presented != nil { controller.didDismissByPerson() } }
    )
  }
}

extension UIModalPresentationStyle {
  /// Whether what is presented has all of the window.
  fileprivate var covers: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }
}
