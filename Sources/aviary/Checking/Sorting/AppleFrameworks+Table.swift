extension AppleFrameworks {
  /// A framework a line: its module, `i` and `m` for the systems that have it, how its own types' names begin, and names of
  /// it that do not begin so; parted by `|`.
  ///
  /// From Apple's public documentation. What begins a name of several frameworks is told by the longest beginning.
  static let table = """
    ARKit|i|AR|
    AVFAudio|im||
    AVFoundation|im|AV|
    AVKit|im|AVPlayerView AVPictureInPicture AVRoutePicker|VideoPlayer
    Accelerate|im|vDSP vImage vForce vecLib BNNS cblas|
    Accessibility|im|AX|
    Accounts|im|ACAccount|
    ActivityKit|i|Activity|ActivityAttributes ActivityConfiguration DynamicIsland LiveActivityIntent
    AdSupport|i|ASIdentifierManager|
    AddressBook|im|AB|
    AlarmKit|i|Alarm|
    AppIntents|im|AppIntent AppEntity AppShortcut AppEnum Intent EntityQuery|AppEntity AppIntent AppShortcut AppShortcutsProvider AppShortcuts DisplayRepresentation TypeDisplayRepresentation EntityStringQuery IntentParameter IntentDescription IntentResult ProvidesDialog ReturnsValue OpensIntent ShowsSnippetView WidgetConfigurationIntent ControlConfigurationIntent SetValueIntent OpenIntent ForegroundContinuableIntent ShortcutTile ParameterSummary Summary SiriTipView ShortcutsLink
    AppKit|m|NS|
    AppTrackingTransparency|im|ATTrackingManager|
    ApplicationServices|m|AXUIElement AXIsProcess CGEvent|
    AudioToolbox|im|Audio AU kAudio kSystemSoundID|AudioServicesPlaySystemSound
    AudioUnit|im||
    AuthenticationServices|im|AS SignInWithApple|SignInWithAppleButton WebAuthenticationSession AuthorizationController
    BackgroundAssets|im|BA|
    BackgroundTasks|i|BG|
    CFNetwork|im|CFHTTP CFHost CFNet|
    CallKit|i|CX|
    CarPlay|i|CP|
    Carbon|m|kVK_ EventHotKey kEvent|RegisterEventHotKey
    ClockKit||CLK|
    CloudKit|im|CK|
    Cocoa|m||
    CommonCrypto|im|CC_ CCHmac kCC|
    Contacts|im|CN|
    ContactsUI|im|CNContactPicker CNContactView|ContactAccessButton
    CoreAudio|im|kAudioObject kAudioHardware|
    CoreAudioTypes|im||
    CoreBluetooth|im|CB|
    CoreData|im|NSManagedObject NSPersistent NSFetch NSEntity NSAttributeDescription NSBatch NSMerge NSRelationship NSMigration NSMappingModel|NSManaged FetchRequest FetchedResults SectionedFetchRequest SectionedFetchResults managedObjectContext
    CoreFoundation|im|CF kCF|
    CoreGraphics|im|CG kCG|
    CoreHaptics|im|CH|
    CoreImage|im|CI kCI|
    CoreLocation|im|CL kCL|LocationButton
    CoreLocationUI|i|CLLocationButton|LocationButton
    CoreMIDI|im|MIDI|
    CoreML|im|ML|
    CoreMedia|im|CM kCM|
    CoreMotion|i|CM|CMMotionManager CMPedometer CMAltimeter CMDeviceMotion CMMotionActivity
    CoreNFC|i|NFC|
    CoreServices|im|LS FSEvent kUTType UTTypeCopy|
    CoreSpotlight|im|CS kCS|
    CoreTelephony|i|CT|CTTelephonyNetworkInfo CTCarrier
    CoreText|im|CT kCT|
    CoreTransferable|im||
    CoreVideo|im|CV kCV|
    CoreWLAN|m|CW|
    CreateML|m|ML|
    CryptoKit|im||AES ChaChaPoly Curve25519 HKDF HMAC Insecure P256 P384 P521 SHA256 SHA384 SHA512 SHA256Digest SealedBox SymmetricKey SecureEnclave
    CryptoTokenKit|im|TK|
    DataDetection|i|DD|
    DeveloperToolsSupport|im||DeveloperToolsSupport LibraryItem LibraryContentProvider LibraryContentBuilder
    DeviceActivity|im|DeviceActivity|
    DeviceCheck|im|DC|
    DeviceDiscoveryUI|i|DD|DevicePicker
    DiskArbitration|m|DA|
    EventKit|im|EK|
    EventKitUI|i|EKEventEdit EKEventView EKCalendarChooser|
    ExtensionKit|im|EX|
    ExternalAccessory|im|EA|
    FamilyControls|im|FamilyActivity|AuthorizationCenter
    FileProvider|im|NSFileProvider|
    FinanceKit|i|Finance|
    FinderSync|m|FI|
    FoundationModels|im||LanguageModelSession SystemLanguageModel Generable Guide GenerationOptions GeneratedContent
    GLKit|i|GLK|
    GameController|im|GC|
    GameKit|im|GK|
    GameplayKit|im|GK|
    GroupActivities|im|Group|GroupActivity GroupSession GroupStateObserver SharePlay
    HealthKit|i|HK|
    HealthKitUI|i|HKActivityRing|
    HomeKit|i|HM|
    IOKit|m|IO kIO|
    IOSurface|im|IOSurface|
    IdentityLookup|i|IL|
    ImageIO|im|CGImageSource CGImageDestination kCGImage|
    ImagePlayground|im|ImagePlayground|
    Intents|im|IN|
    IntentsUI|im|INUI|
    JavaScriptCore|im|JS|
    JournalingSuggestions|i|JournalingSuggestion|
    LinkPresentation|im|LP|
    LocalAuthentication|im|LA|
    MLCompute|im|MLC|
    MachO|im|mach_ task_ vm_ host_ kern_return|KERN_SUCCESS
    ManagedSettings|i|ManagedSettings|
    MapKit|im|MK|Map MapAnnotation MapAnnotationProtocol MapCamera MapCameraBounds MapCameraPosition MapCircle MapCompass MapContent MapContentBuilder MapFeature MapInteractionModes MapMarker MapPin MapPitchToggle MapPolygon MapPolyline MapProxy MapReader MapScaleView MapSelection MapStyle MapUserLocationButton MapZoomStepper Marker Annotation UserAnnotation LookAroundPreview MapControlBuilder MapPolylineContent
    MediaPlayer|im|MP|
    MessageUI|i|MF MFMail MFMessage|
    Messages|i|MS|
    Metal|im|MTL|
    MetalKit|im|MTK|
    MetalPerformanceShaders|im|MPS|
    MetricKit|im|MX|
    ModelIO|im|MDL|
    MultipeerConnectivity|im|MC|
    MusicKit|im|Music|ApplicationMusicPlayer SystemMusicPlayer ArtworkImage
    NaturalLanguage|im|NL|
    NearbyInteraction|i|NI|
    Network|im|NW|
    NetworkExtension|im|NE|
    NotificationCenter|im|NC|
    ObjectiveC|im|objc_ class_ method_ sel_ OBJC_|autoreleasepool ObjCBool Selector objc NSSelectorFromString
    OpenGL|m|gl GL_|
    OpenGLES|i|EAGL|
    PDFKit|im|PDF|
    PHASE|im|PHASE|
    PassKit|im|PK|PayWithApplePayButton AddPassToWalletButton
    PencilKit|im|PK|PKCanvasView PKDrawing PKToolPicker PKInkingTool PKStroke
    Photos|im|PH|
    PhotosUI|im|PHPicker PHLivePhotoView|PhotosPicker PhotosPickerItem PhotosPickerStyle PhotosPickerSelectionBehavior
    PlaygroundSupport|im|Playground|PlaygroundPage
    ProximityReader|i|PaymentCardReader|
    PushKit|i|PK|PKPushRegistry PKPushCredentials
    PushToTalk|i|PT|
    QuickLook|i|QL|
    QuickLookThumbnailing|im|QLThumbnail|
    QuickLookUI|m|QL|
    RealityFoundation|im||
    RealityKit|im||AnchorEntity Entity ModelEntity RealityView ARView MeshResource SimpleMaterial AnchorComponent ModelComponent TextureResource Model3D PhysicsBodyComponent CollisionComponent RealityViewContent
    RealityKitContent|||realityKitContentBundle
    ReplayKit|im|RP|
    RoomPlan|i|RoomCapture|CapturedRoom CapturedRoomData
    SafariServices|im|SF|
    SceneKit|im|SCN|SceneView
    ScreenCaptureKit|m|SC|
    ScreenTime|im|ST|
    Security|im|Sec kSec SSL errSec|
    SensitiveContentAnalysis|im|SCSensitivity|
    SensorKit|i|SR|
    ServiceManagement|m|SM|
    ShazamKit|im|SH|
    SoundAnalysis|im|SN|
    Spatial|im|Rotation3D|Point3D Vector3D Size3D Rect3D Pose3D AffineTransform3D Ray3D EulerAngles
    Speech|im|SF|SFSpeechRecognizer SFSpeechAudioBufferRecognitionRequest SpeechAnalyzer SpeechTranscriber
    SpriteKit|im|SK|SpriteView SKScene SKNode SKSpriteNode SKAction SKView SKEmitterNode SKPhysicsBody SKLabelNode SKShapeNode SKTexture
    StoreKit|im|SK SKProduct SKPayment SKStore Product.Subscription|Product AppStore StoreView ProductView SubscriptionStoreView Storefront AppTransaction VerificationResult SKStoreReviewController RequestReviewAction requestReview
    SwiftData|im||Model Query Attribute Relationship Transient ModelContainer ModelContext ModelConfiguration PersistentModel PersistentIdentifier FetchDescriptor VersionedSchema SchemaMigrationPlan MigrationStage ModelActor Schema modelContext modelContainer Unique DefaultHistoryToken PersistentModelID persistentModelID
    SystemConfiguration|im|SC kSC|
    TVMLKit||TV|
    TVUIKit||TV|
    TabletopKit||Tabletop|
    TipKit|im|Tip|Tip Tips TipView TipUIView TipGroup
    Translation|im|Translation|
    UIKit|i|UI|
    UserNotifications|im|UN|
    UserNotificationsUI|im|UNNotificationContent|
    VideoToolbox|im|VT kVT|
    Virtualization|m|VZ|
    Vision|im|VN|DetectBarcodesRequest RecognizeTextRequest ImageRequestHandler
    VisionKit|im|VN|DataScannerViewController ImageAnalyzer ImageAnalysisInteraction ImageAnalysis VNDocumentCameraViewController
    WatchConnectivity|i|WC|
    WatchKit||WK|
    WeatherKit|im|Weather|WeatherService CurrentWeather HourWeather DayWeather
    WebKit|im|WK|WebView WebPage
    WidgetKit|im|Widget|Widget WidgetBundle WidgetConfiguration WidgetBundleBuilder WidgetFamily WidgetCenter TimelineProvider TimelineEntry TimelineReloadPolicy Timeline IntentTimelineProvider AppIntentTimelineProvider StaticConfiguration IntentConfiguration AppIntentConfiguration AccessoryWidgetBackground ControlWidget ControlWidgetButton ControlWidgetToggle StaticControlConfiguration AppIntentControlConfiguration ControlCenter EmptyWidgetConfiguration TimelineProviderContext widgetURL widgetFamily widgetRenderingMode widgetAccentable widgetLabel widgetContentMargins showsWidgetContainerBackground containerBackgroundRemovable supportedFamilies
    WorkoutKit|i|Workout|
    XPC|im|xpc_|
    iAd|i|AD|
    """
}
