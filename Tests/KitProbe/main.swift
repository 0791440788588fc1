import AppKit
import UIKit

// Programs that are written for UIKit or AppKit, as the tests of windows run them: the first argument says which.
switch CommandLine.arguments.dropFirst().first {
case "phone": PhoneDelegate.main()
case "mac": MacDelegate.main()
case "mac-run":
  let delegate = MacDelegate()
  NSApplication.shared.delegate = delegate
  NSApplication.shared.run()
case "nothing": NothingDelegate.main()
default:
  UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(PhoneDelegate.self)
  )
}
