extension AppleNames {
  /// The names of modules beside SwiftUI that Aviary has or means to have, with their modules.
  static let planned: [String: String] = {
    var planned: [String: String] = [:]
    for line in plannedTable.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() { planned[word] = words[0] }
    }
    return planned
  }()

  /// The modules beside SwiftUI that Aviary has or means to have.
  static let plannedModules: Set<String> = Set(planned.values).union(["OSLog", "Charts"])

  /// A module a line, then its names, from Apple's public documentation.
  private static let plannedTable = """
    SwiftUI _VariadicView _VariadicView_MultiViewRoot _VariadicView_UnaryViewRoot _VariadicView_ViewRoot \
    _VariadicView_Root _VariadicView_Children _ViewTraitKey _IdentifiedViewTree
    Combine Publisher Publishers Subscriber Subscribers Subscription Subscriptions Subject CurrentValueSubject \
    PassthroughSubject AnyCancellable Cancellable AnyPublisher AnySubscriber Just Empty Fail Future Deferred Record \
    Published ObservableObject ObservableObjectPublisher ConnectablePublisher Scheduler ImmediateScheduler \
    TopLevelEncoder TopLevelDecoder CombineIdentifier CustomCombineIdentifierConvertible
    CoreGraphics CGPath CGMutablePath CGColor CGColorSpace CGImage CGContext CGAffineTransform CGVector CGGradient \
    CGPattern CGFont CGPDFDocument CGDataProvider CGDataConsumer CGBlendMode CGLineCap CGLineJoin CGInterpolationQuality \
    CGImageAlphaInfo CGBitmapInfo CGPathFillRule CGPathElement CGRectEdge CGLayer CGShading CGTextDrawingMode \
    CGPDFPage CGPDFContext CGColorRenderingIntent
    QuartzCore CACurrentMediaTime CATransform3D CATransform3DIdentity CAMediaTimingFunction
    UniformTypeIdentifiers UTType UTTagClass
    os Logger os_log OSLog OSLogType OSSignposter OSSignpostID OSAllocatedUnfairLock OSLogPrivacy OSLogMessage \
    os_signpost os_unfair_lock os_unfair_lock_lock os_unfair_lock_unlock OSSignpostIntervalState OSLogStore \
    OSLogEntryLog
    simd simd_float2 simd_float3 simd_float4 simd_float4x4 simd_float3x3 simd_quatf simd_quatd simd_double2 \
    simd_double3 simd_double4 simd_double4x4 float4x4 float3x3 double4x4 vector_float2 vector_float3 vector_float4 \
    simd_length simd_normalize simd_dot simd_cross simd_distance simd_mix simd_clamp simd_act simd_slerp
    CoreTransferable Transferable TransferRepresentation CodableRepresentation DataRepresentation FileRepresentation \
    ProxyRepresentation TransferRepresentationBuilder SentTransferredFile ReceivedTransferredFile
    UIKit UIColor UIImage UIFont UIFontDescriptor UIFontMetrics UIEdgeInsets UIBezierPath UIRectCorner UIScreen UIDevice \
    UIApplication UIPasteboard UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
    UISelectionFeedbackGenerator UIViewRepresentable UIViewControllerRepresentable UIViewRepresentableContext \
    UIViewControllerRepresentableContext UIHostingController UIHostingConfiguration UIApplicationDelegate \
    UIApplicationDelegateAdaptor UIContentSizeCategory UIUserInterfaceStyle UIUserInterfaceSizeClass UITraitCollection \
    UIView UIViewController UIOffset UIRectEdge UIAccessibility UIGraphicsImageRenderer UIGraphicsImageRendererFormat \
    UIInterfaceOrientation UIDeviceOrientation UIUserInterfaceIdiom UIKeyboardType UITextContentType UIReturnKeyType \
    UITextAutocapitalizationType UIViewContentMode NSDirectionalEdgeInsets NSDirectionalRectEdge UISceneConfiguration \
    UISceneDelegate UIWindowSceneDelegate UIOpenURLContext UIBackgroundTaskIdentifier UIFeedbackGenerator \
    UIImageWriteToSavedPhotosAlbum UIAccessibilityIsReduceMotionEnabled UIWindow UIWindowScene UIScene
    AppKit NSColor NSImage NSFont NSFontDescriptor NSEdgeInsets NSBezierPath NSScreen NSApplication NSApp NSWorkspace \
    NSPasteboard NSOpenPanel NSSavePanel NSViewRepresentable NSViewControllerRepresentable NSHostingView \
    NSHostingController NSHostingMenu NSApplicationDelegate NSApplicationDelegateAdaptor NSView NSViewController \
    NSAppearance NSSize NSWindow NSEvent NSCursor NSSound NSBeep NSColorSpace NSFontManager NSGraphicsContext
    Foundation LocalizedStringResource DateComponentsFormatter RelativeDateTimeFormatter MeasurementFormatter \
    ByteCountFormatter ListFormatter PersonNameComponentsFormatter NSItemProvider NSUserActivity FileWrapper \
    NSDataDetector NSFileCoordinator NSFilePresenter NSMetadataQuery NSExpression AttributeScopes \
    NSLocalizedString LengthFormatter MassFormatter EnergyFormatter DateIntervalFormatter NSUndoManager UndoManager \
    ISO8601DateFormatter OperationQueue InputStream MorphologicalInflection Inflection InflectionRule autoreleasepool \
    CFAbsoluteTimeGetCurrent CFAbsoluteTime NSAttributedString NSMutableAttributedString NSHashTable NSMapTable \
    NSFileVersion NSMutableParagraphStyle NSParagraphStyle NSShadow NSTextAttachment arc4random_uniform arc4random \
    localizedString NSCoder NSKeyedArchiver NSKeyedUnarchiver NSString NSPredicate NSOrthography ProcessInfoThermalState
    UserNotifications UNUserNotificationCenter UNUserNotificationCenterDelegate UNNotification UNNotificationContent \
    UNMutableNotificationContent UNNotificationRequest UNNotificationResponse UNTextInputNotificationResponse \
    UNNotificationTrigger UNTimeIntervalNotificationTrigger UNCalendarNotificationTrigger UNNotificationSettings \
    UNNotificationAction UNTextInputNotificationAction UNNotificationCategory UNNotificationSound \
    UNNotificationSoundName UNNotificationAttachment UNAuthorizationOptions UNAuthorizationStatus \
    UNNotificationPresentationOptions UNNotificationInterruptionLevel
    Symbols SymbolEffect SymbolEffectOptions BounceSymbolEffect PulseSymbolEffect SymbolEffectConfiguration
    """

  /// Names of Foundation that stand for services of Apple's systems.
  static let appleOnlyFoundation: Set<String> = [
    "NSXPCConnection", "NSXPCInterface", "NSAppleScript",
    "NSAppleEventManager",
    "NSAppleEventDescriptor", "NSUserNotification", "NSUserNotificationCenter",
    "NSLinguisticTagger",
    "NSBackgroundActivityScheduler", "NSExtensionContext", "NSExtensionItem",
    "NSExtensionRequestHandling",
    "NSMetadataItem", "NSSelectorFromString", "Selector", "NSInvocation", "NSProxy",
    "NSKeyValueObservation",
    "NSKeyValueObservingOptions", "class_getInstanceMethod", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "method_exchangeImplementations", "Distributed", "NSStoryboard",
  ]
}
