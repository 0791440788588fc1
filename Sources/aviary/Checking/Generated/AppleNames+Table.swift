// Written by scripts/generate-apple-names.
extension AppleNames {
  static let table = #"""
    AVKit	View	continuityDevicePicker(isPresented:onDidConnect:) onCameraCaptureEvent(isEnabled:action:) onCameraCaptureEvent(isEnabled:defaultSoundDisabled:action:) onCameraCaptureEvent(isEnabled:defaultSoundDisabled:primaryAction:secondaryAction:) onCameraCaptureEvent(isEnabled:primaryAction:secondaryAction:)
    ActivityKit	EnvironmentValues	activityFamily isActivityFullscreen
    ActivityKit	View	activityBackgroundTint(_:) activitySystemActionForegroundColor(_:)
    AppKit	NSHostingController	identifier preferredContentSize safeAreaRegions sceneBridgingOptions
    AppKit	NSHostingSceneBridgingOptions	ArrayLiteralElement Element RawValue all rawValue title toolbars
    AppKit	NSHostingSceneRepresentation	environment
    AppKit	NSHostingView	acceptsFirstMouse(for:) acceptsFirstResponder accessibilityChildren() accessibilityChildrenInNavigationOrder() accessibilityFocusedUIElement accessibilityHitTest(_:) accessibilityRole() accessibilitySubrole() beginDocument() clipsToBounds cursorUpdate(with:) didAddSubview(_:) didChangeValue(forKey:) doCommand(by:) draggingSession(_:endedAt:operation:) draggingSession(_:sourceOperationMaskFor:) draggingSession(_:willBeginAt:) endDocument() firstBaselineOffsetFromTop firstTextLineCenter forwardingTarget(for:) hitTest(_:) insertText(_:) intrinsicContentSize isAccessibilityElement() isFlipped keyDown(with:) keyUp(with:) lastBaselineOffsetFromBottom layerContentsRedrawPolicy layout() magnify(with:) makeTouchBar() menu(for:) mouseDown(with:) mouseDragged(with:) mouseEntered(with:) mouseExited(with:) mouseMoved(with:) mouseUp(with:) needsPanelToBecomeKey observeValue(forKeyPath:of:change:context:) otherMouseDown(with:) otherMouseDragged(with:) otherMouseUp(with:) performKeyEquivalent(with:) prepareForReuse() requiresConstraintBasedLayout responds(to:) rightMouseDown(with:) rightMouseDragged(with:) rightMouseUp(with:) rotate(with:) safeAreaRegions sceneBridgingOptions scrollWheel(with:) setFrameSize(_:) shouldDelayWindowOrdering(for:) showContextMenuForSelection(_:) touchesBegan(with:) touchesCancelled(with:) touchesEnded(with:) touchesMoved(with:) updateConstraints() userInterfaceLayoutDirection validRequestor(forSendType:returnType:) validateUserInterfaceItem(_:) viewDidChangeBackingProperties() viewDidChangeEffectiveAppearance() viewDidEndLiveResize() viewDidMoveToWindow() viewWillMove(toWindow:) viewWillStartLiveResize() willRemoveSubview(_:)
    AuthenticationServices	EnvironmentValues	authorizationController webAuthenticationSession
    AuthenticationServices	View	signInWithAppleButtonStyle(_:)
    Charts		AnnotationContext AnnotationOverflowResolution AnnotationPosition AnyChartContent AnyChartSymbolShape AreaMark AreaPlot AutomaticScaleDomain AxisContent AxisContentBuilder AxisGridLine AxisMark AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks AxisTick AxisValue AxisValueLabel AxisValueLabelCollisionResolution AxisValueLabelOrientation BarMark BarPlot BasicChartSymbolShape BuilderConditional Chart ChartAxisContent ChartBinRange ChartContent ChartContentBuilder ChartPlotContent ChartProxy ChartScrollTargetBehavior ChartSymbolShape DateBins InterpolationMethod LineMark LinePlot MajorValueAlignment MarkDimension MarkDimensions MarkStackingMethod NumberBins Plot PlotDimensionScaleRange Plottable PlottableProjection PlottableValue PointMark PointPlot PositionScaleRange PrimitivePlottableProtocol RectangleMark RectanglePlot RuleMark RulePlot ScaleDomain ScaleRange ScaleType SectorMark SectorPlot ValueAlignedChartScrollTargetBehavior ValueAlignedLimitBehavior VectorizedChartContent
    Charts	AnnotationContext	targetSize
    Charts	AnnotationOverflowResolution	Boundary Strategy automatic init(x:y:)
    Charts	AnnotationOverflowResolution.Boundary	automatic chart plot
    Charts	AnnotationOverflowResolution.Strategy	automatic disabled fit fit(to:) padScale
    Charts	AnnotationPosition	automatic bottom bottomLeading bottomTrailing leading overlay top topLeading topTrailing trailing
    Charts	AnyChartContent	init(_:)
    Charts	AnyChartSymbolShape	init(_:)
    Charts	AreaMark	init(x:y:series:stacking:) init(x:y:stacking:) init(x:yStart:yEnd:) init(x:yStart:yEnd:series:) init(xStart:xEnd:y:) init(xStart:xEnd:y:series:)
    Charts	AreaPlot	init(_:x:y:stacking:) init(x:y:domain:function:) init(x:yStart:yEnd:domain:function:)
    Charts	AxisGridLine	init(centered:stroke:)
    Charts	AxisMarkPosition	automatic bottom leading top trailing
    Charts	AxisMarkPreset	aligned automatic extended inset
    Charts	AxisMarkValues	automatic automatic(desiredCount:roundLowerBound:roundUpperBound:) automatic(minimumStride:desiredCount:roundLowerBound:roundUpperBound:) stride(by:count:roundLowerBound:roundUpperBound:calendar:) stride(by:roundLowerBound:roundUpperBound:)
    Charts	AxisMarks	init(format:preset:position:values:stroke:) init(preset:position:values:content:) init(preset:position:values:stroke:)
    Charts	AxisTick	Length init(centered:length:stroke:)
    Charts	AxisTick.Length	automatic label label(extendPastBy:) longestLabel longestLabel(extendPastBy:)
    Charts	AxisValue	as(_:) count index
    Charts	AxisValueLabel	init(_:centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:horizontalSpacing:verticalSpacing:) init(centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:horizontalSpacing:verticalSpacing:) init(centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:horizontalSpacing:verticalSpacing:content:) init(format:centered:anchor:multiLabelAlignment:collisionResolution:offsetsMarks:orientation:horizontalSpacing:verticalSpacing:)
    Charts	AxisValueLabelCollisionResolution	automatic disabled greedy greedy(priority:minimumSpacing:) truncate
    Charts	AxisValueLabelOrientation	automatic horizontal vertical verticalReversed
    Charts	BarMark	init(x:y:width:height:stacking:) init(x:yStart:yEnd:width:) init(x:yStart:yEnd:width:stacking:) init(xStart:xEnd:y:height:) init(xStart:xEnd:y:height:stacking:) init(xStart:xEnd:yStart:yEnd:)
    Charts	BarPlot	init(_:x:y:width:height:stacking:)
    Charts	BasicChartSymbolShape	strokeBorder(lineWidth:)
    Charts	Chart	init(_:content:) init(_:id:content:) init(content:)
    Charts	ChartBinRange	lowerBound upperBound
    Charts	ChartContent	accessibilityHidden(_:) accessibilityIdentifier(_:) accessibilityLabel(_:) accessibilityValue(_:) alignsMarkStylesWithPlotArea(_:) annotation(position:alignment:spacing:content:) annotation(position:alignment:spacing:overflowResolution:content:) blur(radius:) body clipShape(_:style:) compositingLayer() compositingLayer(style:) cornerRadius(_:style:) foregroundStyle(_:) foregroundStyle(by:) interpolationMethod(_:) lineStyle(_:) lineStyle(by:) mask(content:) offset(_:) offset(x:y:) offset(x:yStart:yEnd:) offset(xStart:xEnd:y:) offset(xStart:xEnd:yStart:yEnd:) opacity(_:) position(by:axis:span:) shadow(color:radius:x:y:) symbol(_:) symbol(by:) symbol(symbol:) symbolSize(_:) symbolSize(by:) zIndex(_:)
    Charts	ChartContentBuilder	buildBlock() buildBlock(_:) buildEither(first:) buildEither(second:) buildIf(_:) buildLimitedAvailability(_:)
    Charts	ChartProxy	angle(at:) foregroundStyle(for:) lineStyle(for:) plotAreaFrame plotAreaSize plotContainerFrame plotFrame plotSize position(for:) position(forX:) position(forY:) positionRange(for:) positionRange(forX:) positionRange(forY:) selectAngleValue(at:) selectXRange(from:to:) selectXValue(at:) selectYRange(from:to:) selectYValue(at:) symbol(for:) symbolSize(for:) value(at:as:) value(atAngle:as:) value(atX:as:) value(atY:as:) xDomain(dataType:) yDomain(dataType:)
    Charts	ChartScrollTargetBehavior	valueAligned(matching:majorAlignment:limitBehavior:) valueAligned(unit:majorAlignment:limitBehavior:)
    Charts	ChartSymbolShape	asterisk circle cross diamond pentagon perceptualUnitRect plus square strokeBorder(lineWidth:) strokeBorder(style:) triangle
    Charts	DateBins	index(for:) init(data:desiredCount:calendar:) init(range:desiredCount:calendar:) init(thresholds:) init(timeInterval:range:) init(unit:by:range:calendar:) thresholds
    Charts	InterpolationMethod	cardinal cardinal(tension:) catmullRom catmullRom(alpha:) linear monotone stepCenter stepEnd stepStart
    Charts	LineMark	init(x:y:) init(x:y:series:)
    Charts	LinePlot	init(_:x:y:) init(_:x:y:series:) init(x:y:domain:function:) init(x:y:t:domain:function:)
    Charts	MajorValueAlignment	matching(_:) page unit(_:)
    Charts	MarkDimension	automatic fixed(_:) init(floatLiteral:) init(integerLiteral:) inset(_:) ratio(_:)
    Charts	MarkDimensions	automatic fixed(_:) inset(_:) ratio(_:)
    Charts	MarkStackingMethod	center normalized standard unstacked
    Charts	NumberBins	index(for:) init(data:desiredCount:minimumStride:) init(range:count:) init(range:desiredCount:minimumStride:) init(size:range:) init(thresholds:) thresholds
    Charts	Plot	init(content:)
    Charts	Plottable	init(primitivePlottable:) primitivePlottable
    Charts	PlottableProjection	value(_:_:) value(_:_:unit:calendar:)
    Charts	PlottableValue	value(_:_:) value(_:_:unit:calendar:)
    Charts	PointMark	init(x:y:)
    Charts	PointPlot	init(_:x:y:)
    Charts	PositionScaleRange	plotDimension plotDimension(padding:) plotDimension(startPadding:endPadding:)
    Charts	RectangleMark	init(x:y:width:height:) init(x:yStart:yEnd:width:) init(xStart:xEnd:y:height:) init(xStart:xEnd:yStart:yEnd:)
    Charts	RectanglePlot	init(_:x:y:width:height:)
    Charts	RuleMark	init(x:yStart:yEnd:) init(xStart:xEnd:y:)
    Charts	RulePlot	init(_:x:) init(_:y:)
    Charts	ScaleDomain	automatic automatic(includesZero:reversed:) automatic(includesZero:reversed:dataType:modifyInferredDomain:)
    Charts	ScaleType	category date linear log power(exponent:) squareRoot symmetricLog symmetricLog(slopeAtZero:)
    Charts	SectorMark	init(angle:innerRadius:outerRadius:angularInset:)
    Charts	SectorPlot	init(_:angle:innerRadius:outerRadius:angularInset:)
    Charts	ValueAlignedChartScrollTargetBehavior	init(matching:majorAlignment:limitBehavior:) init(unit:majorAlignment:limitBehavior:)
    Charts	ValueAlignedLimitBehavior	always automatic never
    Charts	VectorizedChartContent	foregroundStyle(_:) foregroundStyle(by:) lineStyle(_:) opacity(_:) position(by:axis:span:) symbol(by:) symbolSize(_:) symbolSize(by:)
    Charts	View	chart3DCameraProjection(_:) chart3DPose(_:) chart3DRenderingStyle(_:) chartAngleSelection(value:) chartBackground(alignment:content:) chartForegroundStyleScale(_:) chartForegroundStyleScale(domain:mapping:) chartForegroundStyleScale(domain:range:type:) chartForegroundStyleScale(domain:type:) chartForegroundStyleScale(mapping:) chartForegroundStyleScale(range:type:) chartForegroundStyleScale(type:) chartGesture(_:) chartLegend(_:) chartLegend(position:alignment:spacing:) chartLegend(position:alignment:spacing:content:) chartLineStyleScale(_:) chartLineStyleScale(domain:) chartLineStyleScale(domain:mapping:) chartLineStyleScale(domain:range:) chartLineStyleScale(mapping:) chartLineStyleScale(range:) chartOverlay(alignment:content:) chartPlotStyle(content:) chartScrollPosition(initialX:) chartScrollPosition(initialY:) chartScrollPosition(x:) chartScrollPosition(y:) chartScrollTargetBehavior(_:) chartScrollableAxes(_:) chartSymbolScale(_:) chartSymbolScale(domain:) chartSymbolScale(domain:mapping:) chartSymbolScale(domain:range:) chartSymbolScale(mapping:) chartSymbolScale(range:) chartSymbolSizeScale(_:) chartSymbolSizeScale(domain:mapping:) chartSymbolSizeScale(domain:range:type:) chartSymbolSizeScale(domain:type:) chartSymbolSizeScale(mapping:) chartSymbolSizeScale(range:type:) chartSymbolSizeScale(type:) chartXAxis(_:) chartXAxis(content:) chartXAxisLabel(_:position:alignment:spacing:) chartXAxisLabel(position:alignment:spacing:content:) chartXAxisStyle(content:) chartXScale(domain:range:type:) chartXScale(domain:type:) chartXScale(range:type:) chartXScale(type:) chartXSelection(range:) chartXSelection(value:) chartXVisibleDomain(length:) chartYAxis(_:) chartYAxis(content:) chartYAxisLabel(_:position:alignment:spacing:) chartYAxisLabel(position:alignment:spacing:content:) chartYAxisStyle(content:) chartYScale(domain:range:type:) chartYScale(domain:type:) chartYScale(range:type:) chartYScale(type:) chartYSelection(range:) chartYSelection(value:) chartYVisibleDomain(length:) chartZAxis(_:) chartZAxis(content:) chartZAxisLabel(_:position:alignment:spacing:) chartZScale(domain:range:type:) chartZScale(domain:type:) chartZScale(range:type:) chartZSelection(range:) chartZSelection(value:)
    ContactsUI	View	contactAccessButtonCaption(_:) contactAccessButtonStyle(_:) contactAccessPicker(isPresented:completionHandler:)
    CoreTransferable		CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation ReceivedTransferredFile SentTransferredFile TransferRepresentation TransferRepresentationBuilder TransferRepresentationVisibility Transferable TupleTransferRepresentation
    CoreTransferable	CodableRepresentation	init(for:contentType:) init(for:contentType:encoder:decoder:)
    CoreTransferable	DataRepresentation	init(contentType:exporting:importing:) init(exportedContentType:exporting:) init(importedContentType:importing:)
    CoreTransferable	FileRepresentation	init(contentType:shouldAttemptToOpenInPlace:exporting:importing:) init(exportedContentType:shouldAllowToOpenInPlace:exporting:) init(importedContentType:shouldAttemptToOpenInPlace:importing:)
    CoreTransferable	ProxyRepresentation	init(exporting:) init(exporting:importing:) init(importing:)
    CoreTransferable	ReceivedTransferredFile	file isOriginalFile
    CoreTransferable	SentTransferredFile	allowAccessingOriginalFile file init(_:allowAccessingOriginalFile:)
    CoreTransferable	TransferRepresentation	body exportingCondition(_:) suggestedFileName(_:) visibility(_:)
    CoreTransferable	TransferRepresentationVisibility	all group ownProcess team
    CoreTransferable	Transferable	export(to:contentType:) exported(as:) exportedContentTypes(_:) importedContentTypes() init(importing:contentType:) suggestedFilename transferRepresentation withExportedFile(contentType:fileHandler:)
    DeviceDiscoveryUI	EnvironmentValues	devicePickerSupports
    FamilyControls	View	familyActivityPicker(headerText:footerText:isPresented:selection:) familyActivityPicker(isPresented:selection:) familyActivityPicker(title:headerText:footerText:isPresented:selection:)
    GameController	View	handlesGameControllerEvents(matching:) handlesGameControllerEvents(matching:withOptions:)
    GroupActivities	View	groupActivityAssociation(_:)
    HealthKitUI	View	healthDataAccessRequest(store:objectType:predicate:trigger:completion:) healthDataAccessRequest(store:readTypes:trigger:completion:) healthDataAccessRequest(store:shareTypes:readTypes:trigger:completion:)
    ImagePlayground	EnvironmentValues	imagePlaygroundAllowedGenerationStyles imagePlaygroundPersonalizationPolicy imagePlaygroundSelectedGenerationStyle
    ImagePlayground	View	imagePlaygroundGenerationStyle(_:in:) imagePlaygroundPersonalizationPolicy(_:) imagePlaygroundSheet(isPresented:concept:sourceImage:onCompletion:onCancellation:) imagePlaygroundSheet(isPresented:concept:sourceImageURL:onCompletion:onCancellation:) imagePlaygroundSheet(isPresented:concepts:sourceImage:onCompletion:onCancellation:) imagePlaygroundSheet(isPresented:concepts:sourceImageURL:onCompletion:onCancellation:)
    JournalingSuggestions	View	journalingSuggestionsPicker(isPresented:journalingSuggestionToken:onCompletion:) journalingSuggestionsPicker(isPresented:onCompletion:)
    ManagedAppDistribution	View	automatedDeviceEnrollmentAddition(isPresented:) managedContentStyle(_:)
    MapKit	View	cameraAnchor(isActive:) lookAroundViewer(isPresented:initialScene:allowsNavigation:showsRoadLabels:pointsOfInterest:onDismiss:) lookAroundViewer(isPresented:scene:allowsNavigation:showsRoadLabels:pointsOfInterest:onDismiss:) mapCameraKeyframeAnimator(trigger:keyframes:) mapControlVisibility(_:) mapControls(_:) mapFeatureSelectionAccessory(_:) mapFeatureSelectionContent(content:) mapFeatureSelectionDisabled(_:) mapItemDetailPopover(isPresented:item:displaysMap:attachmentAnchor:) mapItemDetailPopover(isPresented:item:displaysMap:attachmentAnchor:arrowEdge:) mapItemDetailPopover(item:displaysMap:attachmentAnchor:) mapItemDetailPopover(item:displaysMap:attachmentAnchor:arrowEdge:) mapItemDetailSheet(isPresented:item:displaysMap:) mapItemDetailSheet(item:displaysMap:) mapScope(_:) mapStyle(_:) onMapCameraChange(frequency:_:)
    MusicKit	View	musicSubscriptionOffer(isPresented:options:onLoadCompletion:)
    PassKit	View	addOrderToWalletButtonStyle(_:) addPassToWalletButtonStyle(_:) onApplePayCouponCodeChange(perform:) onApplePayPaymentMethodChange(perform:) onApplePayShippingContactChange(perform:) onApplePayShippingMethodChange(perform:) payLaterViewAction(_:) payLaterViewDisplayStyle(_:) payWithApplePayButtonDisableCardArt() payWithApplePayButtonStyle(_:) verifyIdentityWithWalletButtonStyle(_:)
    PhotosUI	View	photosPicker(isPresented:selection:matching:preferredItemEncoding:) photosPicker(isPresented:selection:matching:preferredItemEncoding:photoLibrary:) photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:) photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:photoLibrary:) photosPickerAccessoryVisibility(_:edges:) photosPickerDisabledCapabilities(_:) photosPickerStyle(_:) postToPhotosSharedAlbumSheet(isPresented:items:photoLibrary:defaultAlbumIdentifier:completion:)
    QuickLook	View	quickLookPreview(_:) quickLookPreview(_:in:)
    RealityKit	EnvironmentValues	realityViewCameraControls
    RealityKit	View	onWorldRecenter(action:) realityViewCameraControls(_:) realityViewLayoutBehavior(_:) spatialOverlay(alignment:content:) spatialOverlayPreferenceValue(_:alignment:_:)
    SecurityUI	View	certificateSheet(trust:title:message:help:)
    StoreKit	EnvironmentValues	requestReview
    StoreKit	View	appStoreMerchandising(isPresented:kind:onDismiss:) appStoreOverlay(isPresented:configuration:) currentEntitlementTask(for:priority:action:) inAppPurchaseOptions(_:) manageSubscriptionsSheet(isPresented:) manageSubscriptionsSheet(isPresented:subscriptionGroupID:) offerCodeRedemption(isPresented:onCompletion:) onInAppPurchaseCompletion(perform:) onInAppPurchaseStart(perform:) preferredSubscriptionOffer(_:) productDescription(_:) productIconBorder() productViewStyle(_:) refundRequestSheet(for:isPresented:onDismiss:) storeButton(_:for:) storeProductTask(for:priority:action:) storeProductsTask(for:priority:action:) subscriptionIntroductoryOffer(applyOffer:compactJWS:) subscriptionOfferViewButtonVisibility(_:for:) subscriptionOfferViewDetailAction(_:) subscriptionOfferViewStyle(_:) subscriptionPromotionalOffer(offer:compactJWS:) subscriptionPromotionalOffer(offer:signature:) subscriptionStatusTask(for:priority:action:) subscriptionStoreButtonLabel(_:) subscriptionStoreControlBackground(_:) subscriptionStoreControlIcon(icon:) subscriptionStoreControlStyle(_:) subscriptionStoreControlStyle(_:placement:) subscriptionStoreOptionGroupStyle(_:) subscriptionStorePickerItemBackground(_:) subscriptionStorePickerItemBackground(_:in:) subscriptionStorePolicyDestination(for:destination:) subscriptionStorePolicyDestination(url:for:) subscriptionStorePolicyForegroundStyle(_:) subscriptionStorePolicyForegroundStyle(_:_:) subscriptionStoreSignInAction(_:) transactionPicker(isPresented:selection:) transactionTask(_:action:)
    SwiftUI		AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet AdaptableTabBarPlacement Alert AlertScene Alignment Alignment3D AlignmentID AlignmentKey AlternatingRowBackgroundBehavior Anchor Angle AngularGradient Animatable Animatable() AnimatableIgnored() AnimatableModifier AnimatablePair AnimatableValues Animation AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey AnimationTimelineSchedule AnyCompositorContent AnyGesture AnyGradient AnyLayout AnyLocation AnyLocationBase AnyScrollTargetBehavior AnyShape AnyShapeStyle AnyTabContent AnyTransition AnyView App AppStorage AssistiveAccess AsymmetricTransition AsyncImage AsyncImagePhase AttributedTextFormatting AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticGlassBackgroundEffect AutomaticHoverEffect AutomaticImmersionStyle AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticPresentationSizing AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundProminence BackgroundStyle BackgroundTask BadgeProminence BalancedNavigationSplitViewStyle Bindable Binding BlendMode BlurReplaceTransition BorderedButtonMenuStyle BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle BorderedTableStyle BorderedTextFieldStyle BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle BorderlessPullDownMenuButtonStyle BreakthroughEffect Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CardButtonStyle CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle Chirality Circle CircularGaugeStyle CircularProgressViewStyle Color ColorMatrix ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle CompositorContent CompositorContentBuilder ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues ContentBuilder ContentHoverEffect ContentMarginGuide ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentToolbarPlacement ContentTransition ContentUnavailableView ContextMenu ControlActiveState ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlWidget ControlWidgetConfiguration ControlWidgetConfigurationBuilder ControlWidgetTemplate ControlWidgetTemplateBuilder CoordinateSpace CoordinateSpaceProtocol CrossFadeNavigationTransition CubicKeyframe CustomAnimation CustomHoverEffect CustomPresentationDetent CustomizableToolbarContent DatePicker DatePickerComponents DatePickerStyle DatePickerStyleConfiguration DebugReplaceableView DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle DefaultDateProgressLabel DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle DefaultWindowVisibilityToggleLabel DepthAlignment DepthAlignmentID DialogSeverity DigitalCrownEvent DigitalCrownRotationalSensitivity DisabledTextSelectability DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior DismissImmersiveSpaceAction DismissSearchAction DismissWindowAction DisplayProxy Divider Document DocumentBaseBox DocumentConfiguration DocumentCreationContext DocumentCreationSource DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView DocumentReadConfiguration DocumentReader DocumentWriteConfiguration DocumentWriter DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation DragGesture DragSession DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicProperty DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge Edge3D EdgeInsets EdgeInsets3D EditActions EditButton EditMode EditableCollectionContent Ellipse EllipticalGradient EllipticalListStyle EmptyAnimatableData EmptyCommands EmptyContent EmptyControlWidgetConfiguration EmptyControlWidgetTemplate EmptyHoverEffect EmptyHoverEffectContent EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent EmptyView EmptyVisualEffect EmptyWidgetConfiguration EnabledTextSelectability Entry() Environment EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule FeatheredGlassBackgroundEffect FetchRequest FetchedResults FieldDatePickerStyle FileDialogBrowserOptions FileDocument FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration FileWrapperDocumentReader FileWrapperDocumentWriter FillShapeStyle FillShapeView FillStyle FindContext FittedPresentationSizing FixedTextVariant FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle Form FormPresentationSizing FormStyle FormStyleConfiguration FrameResizeDirection FrameResizePosition FullImmersionStyle Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryProxy3D GeometryProxyCoordinateSpace3D GeometryReader GeometryReader3D Gesture GestureInputKinds GestureMask GestureState GestureStateGesture Glass GlassBackgroundDisplayMode GlassBackgroundEffect GlassBackgroundEffectConfiguration GlassButtonStyle GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupHoverEffect GroupSectionsOfContent GroupedFormStyle GroupedListStyle GroupedTabViewStyle HSplitView HStack HStackLayout HandActivationBehavior HandGestureShortcut HandPointerBehavior HelpLink HiddenTitleBarWindowStyle HierarchicalShapeStyle HierarchicalShapeStyleModifier HighlightHoverEffect HorizontalAlignment HorizontalDirection HorizontalEdge HoverEffect HoverEffectContent HoverEffectGroup HoverEffectPhaseOverride HoverPhase IconOnlyLabelStyle IdentityTransition Image ImagePaint ImageRenderer ImmersionChangeContext ImmersionStyle ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands IndexViewStyle IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle InsetListStyle InsetTableStyle InsettableShape InspectorCommands InterfaceOrientation ItemProviderTableRowModifier KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutRotationUnaryLayout LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LiftHoverEffect LimitedAvailabilityConfiguration LinearCapacityGaugeStyle LinearGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture Manipulable ManipulableModifier ManipulableResponderModifier ManipulableTransformBindingModifier ManipulationGeometryModifier ManipulationGestureModifier ManipulationUsingGestureStateModifier MatchedGeometryProperties MatchedTransitionSourceConfiguration Material MaterialActiveAppearance Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton MenuButtonStyle MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient MixedImmersionStyle ModifiedContent MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker NSApplicationDelegateAdaptor NSGestureRecognizerRepresentable NSGestureRecognizerRepresentableContext NSGestureRecognizerRepresentableCoordinateSpaceConverter NSHostingController NSHostingMenu NSHostingSceneBridgingOptions NSHostingSceneRepresentation NSHostingSizingOptions NSHostingView NSViewControllerRepresentable NSViewControllerRepresentableContext NSViewRepresentable NSViewRepresentableContext NamedCoordinateSpace Namespace NavigationBarItem NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView NavigationViewStyle NewDocumentAction NewDocumentButton ObservedObject OffsetShape OffsetTransition OnInsertTableRowModifier OpacityTransition OpenDocumentAction OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction OpenWindowAction OrnamentAttachmentAnchor OrnamentHoverContentEffect OrnamentHoverEffect OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect PasteButton Path PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue PeriodicTimelineSchedule PhaseAnimator PhysicalMetric PhysicalMetricsConverter Picker PickerStyle PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle PlateGlassBackgroundEffect PointerStyle PopUpButtonPickerStyle PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot PresentedWindowContent Preview(_:body:) Preview(_:immersionStyle:traits:body:) Preview(_:immersionStyle:traits:body:cameras:) Preview(_:traits:_:body:) Preview(_:traits:body:cameras:) Preview(_:windowStyle:traits:body:) Preview(_:windowStyle:traits:body:cameras:) PreviewContext PreviewContextKey PreviewDevice PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider Previewable() PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle ProgressViewStyleConfiguration ProgressiveImmersionAspectRatio ProgressiveImmersionStyle ProjectionTransform Prominence ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownButton PullDownMenuBarExtraStyle PullDownMenuButtonStyle PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle ReadableDocument Rectangle RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument ReferenceFileDocumentConfiguration RefreshAction RemoteDeviceIdentifier RemoteImmersiveSpace RenameAction RenameButton ReorderDifference ReorderableSingleCollectionIdentifier ReservedRegion ResetFocusAction RotateGesture RotateGesture3D RotatedShape RotationGesture RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RoundedRectangularShape RoundedRectangularShapeCorners SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneAccessoryContent SceneBuilder SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section SectionCollection SectionConfiguration SectionedFetchRequest SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader ShaderFunction ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize SimultaneousGesture SizeDependentTextVariant SlideTransition Slider SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach SnapshotData SnapshotResponse Spacer SpacerSizing SpatialContainer SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior SquareAzimuth SquareBorderTextFieldStyle StackNavigationViewStyle State State() State(initialValue:) State(wrappedValue:) StateObject Stepper StepperFieldDatePickerStyle StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers SubscriptionView Subview SubviewsCollection SubviewsCollectionSlice SurfaceSnappingInfo SurroundingsEffect SwitchToggleStyle SymbolColorRenderingMode SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach TableForEachContent TableHeaderRowContent TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableStyle TableStyleConfiguration TabsPickerStyle TapGesture Text TextAlignment TextAttribute TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldLink TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextInputBorderShape TextInputDictationActivation TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy TextRenderer TextSelectability TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemAxisBehavior ToolbarItemGroup ToolbarItemPlacement ToolbarItemVisibilityPriority ToolbarLabelStyle ToolbarMinimizationBehavior ToolbarMinimizationRestoration ToolbarMinimizationSafeAreaAdjustment ToolbarOverflowMenu ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu ToolbarVerticalBehavior ToolbarVerticalCompressionBehavior TouchBar TouchBarItemPresence Transaction TransactionKey TransformedShape Transition TransitionPhase TransitionProperties TupleContent TupleSliderTickContent TupleTableColumnContent TupleTableRowContent TupleView TypesettingLanguage UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext UIGestureRecognizerRepresentableCoordinateSpaceConverter UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions UIHostingOrnament UIHostingSceneDelegate UIOrnament UITraitBridgedEnvironmentKey UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext URLDocumentConfiguration UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitCurve UnitPoint UnitPoint3D UserInterfaceSizeClass UtilityWindow VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment VerticalDirection VerticalEdge VerticalPageTabViewStyle View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewDimensions3D ViewModifier ViewSpacing ViewThatFits Viewpoint3D Visibility VisualEffect VolumeViewpointUpdateStrategy VolumetricWindowStyle WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor WKHostingController WKInterfaceObjectRepresentable WKInterfaceObjectRepresentableContext WKNotificationScene WKUserNotificationHostingController WheelDatePickerStyle WheelPickerStyle Widget WidgetBundle WidgetBundleBuilder WidgetConfiguration Window WindowBackgroundShapeStyle WindowDragGesture WindowGroup WindowIdealSize WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle WindowPlacement WindowPlacementContext WindowProxy WindowResizability WindowStyle WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibilityToggle WorldAlignmentBehavior WorldRecenterPhase WorldScalingBehavior WorldScalingCompensation WorldTrackingLimitation WritableDocument WritingToolsBehavior ZStack ZStackContent3D ZStackLayout ZoomNavigationTransition withAnimation(_:_:) withAnimation(_:completionCriteria:_:completion:) withTransaction(_:_:) withTransaction(_:_:_:)
    SwiftUI	AXChartDescriptorRepresentable	makeChartDescriptor() updateChartDescriptor(_:)
    SwiftUI	AccessibilityActionCategory	default edit init(_:)
    SwiftUI	AccessibilityActionKind	default delete escape init(named:) magicTap showMenu
    SwiftUI	AccessibilityAdjustmentDirection	decrement increment
    SwiftUI	AccessibilityChildBehavior	combine contain ignore
    SwiftUI	AccessibilityCustomContentKey	init(_:) init(_:id:)
    SwiftUI	AccessibilityDirectTouchOptions	init(rawValue:) rawValue requiresActivation silentOnTouch
    SwiftUI	AccessibilityFocusState	Binding init() init(for:) projectedValue wrappedValue
    SwiftUI	AccessibilityFocusState.Binding	projectedValue wrappedValue
    SwiftUI	AccessibilityHeadingLevel	h1 h2 h3 h4 h5 h6 init(rawValue:) rawValue unspecified
    SwiftUI	AccessibilityLabeledPairRole	content label
    SwiftUI	AccessibilityQuickActionStyle	outline prompt
    SwiftUI	AccessibilityRotorContentBuilder	buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildExpression(_:) buildIf(_:)
    SwiftUI	AccessibilityRotorEntry	init(_:_:in:textRange:prepare:) init(_:id:in:textRange:prepare:) init(_:id:textRange:prepare:) init(_:textRange:prepare:)
    SwiftUI	AccessibilitySystemRotor	boldText headings headings(level:) images italicText landmarks links links(visited:) lists misspelledWords tables textFields underlineText
    SwiftUI	AccessibilityTechnologies	contains(_:) formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) init() insert(_:) intersection(_:) remove(_:) switchControl symmetricDifference(_:) union(_:) update(with:) voiceOver
    SwiftUI	AccessibilityTextContentType	console fileSystem messaging narrative plain sourceCode spreadsheet wordProcessing
    SwiftUI	AccessibilityTraits	allowsDirectInteraction causesPageTurn contains(_:) formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) init() insert(_:) intersection(_:) isButton isHeader isImage isKeyboardKey isLink isModal isSearchField isSelected isStaticText isSummaryElement isTabBar isToggle playsSound remove(_:) startsMediaSession symmetricDifference(_:) union(_:) update(with:) updatesFrequently
    SwiftUI	AccessibilityZoomGestureAction	Direction direction location point
    SwiftUI	AccessibilityZoomGestureAction.Direction	zoomIn zoomOut
    SwiftUI	AccessoryBarActionButtonStyle	init() makeBody(configuration:)
    SwiftUI	AccessoryBarButtonStyle	init() makeBody(configuration:)
    SwiftUI	AccessoryCircularCapacityGaugeStyle	init() makeBody(configuration:)
    SwiftUI	AccessoryCircularGaugeStyle	init() makeBody(configuration:)
    SwiftUI	AccessoryLinearCapacityGaugeStyle	init() makeBody(configuration:)
    SwiftUI	AccessoryLinearGaugeStyle	init() makeBody(configuration:)
    SwiftUI	ActionSheet	Button init(title:message:buttons:)
    SwiftUI	AdaptableTabBarPlacement	automatic sidebar tabBar
    SwiftUI	Alert	Button init(title:message:dismissButton:) init(title:message:primaryButton:secondaryButton:) sideBySideButtons(title:message:primaryButton:secondaryButton:)
    SwiftUI	Alert.Button	cancel(_:) cancel(_:action:) default(_:action:) destructive(_:action:)
    SwiftUI	AlertScene	init(_:isPresented:actions:) init(_:isPresented:actions:message:) init(_:isPresented:presenting:actions:) init(_:isPresented:presenting:actions:message:)
    SwiftUI	Alignment	bottom bottomLeading bottomTrailing center centerFirstTextBaseline centerLastTextBaseline horizontal init(horizontal:vertical:) leading leadingFirstTextBaseline leadingLastTextBaseline top topLeading topTrailing trailing trailingFirstTextBaseline trailingLastTextBaseline vertical
    SwiftUI	Alignment3D	back bottom bottomBack bottomFront bottomLeading bottomLeadingBack bottomLeadingFront bottomTrailing bottomTrailingBack bottomTrailingFront center depth front horizontal init(horizontal:vertical:depth:) leading leadingBack leadingFront top topBack topFront topLeading topLeadingBack topLeadingFront topTrailing topTrailingBack topTrailingFront trailing trailingBack trailingFront vertical
    SwiftUI	AlignmentID	defaultValue(in:)
    SwiftUI	AlternatingRowBackgroundBehavior	automatic disabled enabled
    SwiftUI	Anchor	Source
    SwiftUI	Anchor.Source	bottom bottomLeading bottomTrailing bounds bounds3D center center3D init(_:) leading point(_:) point3D(_:) rect(_:) rect3D(_:) top topLeading topTrailing trailing unitPoint(_:) unitPoint3D(_:)
    SwiftUI	Angle	animatableData degrees degrees(_:) init() init(_:) init(degrees:) init(radians:) radians radians(_:) zero
    SwiftUI	AngularGradient	init(colors:center:angle:) init(colors:center:startAngle:endAngle:) init(gradient:center:angle:) init(gradient:center:startAngle:endAngle:) init(stops:center:angle:) init(stops:center:startAngle:endAngle:)
    SwiftUI	Animatable	animatableData
    SwiftUI	AnimatablePair	first init(_:_:) magnitudeSquared scale(by:) second zero
    SwiftUI	AnimatableValues	init(_:) magnitudeSquared scale(by:) value zero
    SwiftUI	Animation	animate(value:time:context:) base bouncy bouncy(duration:extraBounce:) default delay(_:) description easeIn easeIn(duration:) easeInOut easeInOut(duration:) easeOut easeOut(duration:) init(_:) interactiveSpring interactiveSpring(duration:extraBounce:blendDuration:) interactiveSpring(response:dampingFraction:blendDuration:) interpolatingSpring interpolatingSpring(_:initialVelocity:) interpolatingSpring(duration:bounce:initialVelocity:) interpolatingSpring(mass:stiffness:damping:initialVelocity:) linear linear(duration:) logicallyComplete(after:) repeatCount(_:autoreverses:) repeatForever(autoreverses:) shouldMerge(previous:value:time:context:) smooth smooth(duration:extraBounce:) snappy snappy(duration:extraBounce:) speed(_:) spring spring(_:blendDuration:) spring(duration:bounce:blendDuration:) spring(response:dampingFraction:blendDuration:) systemOverlayAppearance systemOverlayDelayedDisappearance systemOverlayDisappearance systemOverlayDisappearanceDelay timingCurve(_:_:_:_:duration:) timingCurve(_:duration:) velocity(value:time:context:)
    SwiftUI	AnimationCompletionCriteria	logicallyComplete removed
    SwiftUI	AnimationContext	environment isLogicallyComplete state withState(_:)
    SwiftUI	AnimationState	init() subscript(_:)
    SwiftUI	AnimationStateKey	defaultValue
    SwiftUI	AnimationTimelineSchedule	Entries entries(from:mode:) init(minimumInterval:paused:)
    SwiftUI	AnimationTimelineSchedule.Entries	next()
    SwiftUI	AnyCompositorContent	init(_:) init(erasing:)
    SwiftUI	AnyGesture	init(_:)
    SwiftUI	AnyGradient	colorSpace(_:) init(_:)
    SwiftUI	AnyLayout	Cache animatableData explicitAlignment(of:in:proposal:subviews:cache:) init(_:) makeCache(subviews:) placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:) spacing(subviews:cache:) updateCache(_:subviews:)
    SwiftUI	AnyScrollTargetBehavior	base init(_:) properties(context:) updateTarget(_:context:)
    SwiftUI	AnyShape	animatableData init(_:) path(in:) sizeThatFits(_:)
    SwiftUI	AnyShapeStyle	init(_:)
    SwiftUI	AnyTabContent	TabValue init(_:)
    SwiftUI	AnyTransition	animation(_:) asymmetric(insertion:removal:) combined(with:) identity init(_:) modifier(active:identity:) move(edge:) offset(_:) offset(x:y:) opacity push(from:) scale scale(scale:anchor:) slide
    SwiftUI	AnyView	init(_:) init(erasing:)
    SwiftUI	App	body init() main()
    SwiftUI	AppStorage	init(_:store:) init(wrappedValue:_:store:) projectedValue wrappedValue
    SwiftUI	AssistiveAccess	init(content:)
    SwiftUI	AsymmetricTransition	body(content:phase:) init(insertion:removal:) insertion properties removal
    SwiftUI	AsyncImage	init(request:scale:) init(request:scale:content:placeholder:) init(request:scale:transaction:content:) init(url:scale:) init(url:scale:content:placeholder:) init(url:scale:transaction:content:)
    SwiftUI	AsyncImagePhase	empty error failure(_:) image success(_:)
    SwiftUI	AttributeDynamicLookup	subscript(dynamicMember:)
    SwiftUI	AttributeScopes	SwiftUIAttributes swiftUI
    SwiftUI	AttributeScopes.SwiftUIAttributes	DecodingConfiguration EncodingConfiguration accessibility adaptiveImageGlyph alignment backgroundColor baselineOffset font foregroundColor foundation kern lineHeight strikethroughStyle tracking underlineStyle
    SwiftUI	AttributedString	init(transferable:in:) replaceSelection(_:with:) replaceSelection(_:withCharacters:) subscript(_:) transform(updating:body:) transformAttributes(in:body:)
    SwiftUI	AttributedTextFormatting	AnyDefinition AttributeContainerProxy DefinitionBuilder EmptyDefinition Transferable TupleDefinition ValueConstraint
    SwiftUI	AttributedTextFormatting.AnyDefinition	init(_:)
    SwiftUI	AttributedTextFormatting.AttributeContainerProxy	Scoped subscript(_:) subscript(dynamicMember:)
    SwiftUI	AttributedTextFormatting.AttributeContainerProxy.Scoped	subscript(dynamicMember:)
    SwiftUI	AttributedTextFormatting.DefinitionBuilder	buildBlock() buildBlock(_:) buildBlock(_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI	AttributedTextFormatting.EmptyDefinition	init()
    SwiftUI	AttributedTextFormatting.Transferable	Representation init(text:in:) transferRepresentation
    SwiftUI	AttributedTextFormatting.TupleDefinition	init(definition:)
    SwiftUI	AttributedTextFormatting.ValueConstraint	constrain(_:) init(for:values:default:)
    SwiftUI	AttributedTextFormattingDefinition	ValueConstraint constrain(_:)
    SwiftUI	AttributedTextSelection	Attributes Indices affinity(in:) attributes(in:) indices(in:) init() init(insertionPoint:typingAttributes:) init(range:) init(ranges:) typingAttributes(in:)
    SwiftUI	AttributedTextSelection.Attributes	makeIterator() subscript(_:)
    SwiftUI	AttributedTextSelection.Indices	insertionPoint(_:) ranges(_:)
    SwiftUI	AttributedTextValueConstraint	Attributes constrain(_:)
    SwiftUI	AutomaticControlGroupStyle	makeBody(configuration:)
    SwiftUI	AutomaticDisclosureGroupStyle	init() makeBody(configuration:)
    SwiftUI	AutomaticFormStyle	init() makeBody(configuration:)
    SwiftUI	AutomaticGlassBackgroundEffect	init()
    SwiftUI	AutomaticHoverEffect	body(content:) init()
    SwiftUI	AutomaticImmersionStyle	init()
    SwiftUI	AutomaticLabeledContentStyle	init() makeBody(configuration:)
    SwiftUI	AutomaticMenuBarExtraStyle	init()
    SwiftUI	AutomaticNavigationSplitViewStyle	init() makeBody(configuration:)
    SwiftUI	AutomaticPresentationSizing	proposedSize(for:context:)
    SwiftUI	AutomaticTableStyle	makeBody(configuration:)
    SwiftUI	AutomaticTextEditorStyle	Body init() makeBody(configuration:)
    SwiftUI	Axis	Set description horizontal init(rawValue:) rawValue vertical
    SwiftUI	Axis.Set	horizontal init(rawValue:) rawValue vertical
    SwiftUI	BackgroundProminence	increased standard
    SwiftUI	BackgroundStyle	init()
    SwiftUI	BackgroundTask	appRefresh appRefresh(_:) bluetoothAlert intentDidRun relevantShortcut snapshot urlSession urlSession(_:) urlSession(matching:) watchConnectivity
    SwiftUI	BadgeProminence	decreased increased standard
    SwiftUI	BalancedNavigationSplitViewStyle	init() makeBody(configuration:)
    SwiftUI	Bindable	id init(_:) init(projectedValue:) init(wrappedValue:) projectedValue subscript(dynamicMember:) wrappedValue
    SwiftUI	Binding	animation(_:) constant(_:) endIndex formIndex(after:) formIndex(before:) id index(after:) index(before:) indices init(_:) init(get:set:) init(projectedValue:) projectedValue startIndex subscript(_:) subscript(dynamicMember:) transaction transaction(_:) wrappedValue
    SwiftUI	BlendMode	color colorBurn colorDodge darken destinationOut destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop
    SwiftUI	BlurReplaceTransition	Configuration body(content:phase:) configuration init(configuration:)
    SwiftUI	BlurReplaceTransition.Configuration	downUp upUp
    SwiftUI	BorderedButtonMenuStyle	init() makeBody(configuration:)
    SwiftUI	BorderedButtonStyle	init() init(tint:) makeBody(configuration:)
    SwiftUI	BorderedListStyle	init() init(alternatesRowBackgrounds:)
    SwiftUI	BorderedProminentButtonStyle	init() makeBody(configuration:)
    SwiftUI	BorderedTableStyle	init() init(alternatesRowBackgrounds:) makeBody(configuration:)
    SwiftUI	BorderedTextFieldStyle	init()
    SwiftUI	BorderlessButtonMenuButtonStyle	init()
    SwiftUI	BorderlessButtonMenuStyle	init() init(showsMenuIndicator:) makeBody(configuration:)
    SwiftUI	BorderlessButtonStyle	init() makeBody(configuration:)
    SwiftUI	BorderlessPullDownMenuButtonStyle	init()
    SwiftUI	BreakthroughEffect	automatic none prominent subtle
    SwiftUI	Button	init(_:) init(_:action:) init(_:image:action:) init(_:image:role:action:) init(_:image:role:intent:) init(_:intent:) init(_:role:action:) init(_:role:intent:) init(_:systemImage:action:) init(_:systemImage:role:action:) init(_:systemImage:role:intent:) init(action:label:) init(intent:label:) init(role:action:) init(role:action:label:) init(role:intent:label:)
    SwiftUI	ButtonBorderShape	automatic capsule circle inset(by:) path(in:) roundedRectangle roundedRectangle(radius:)
    SwiftUI	ButtonMenuStyle	init() makeBody(configuration:)
    SwiftUI	ButtonRepeatBehavior	automatic disabled enabled
    SwiftUI	ButtonRole	cancel close confirm destructive
    SwiftUI	ButtonSizing	automatic fitted flexible
    SwiftUI	ButtonStyle	Configuration makeBody(configuration:)
    SwiftUI	ButtonStyleConfiguration	Label isPressed label role
    SwiftUI	ButtonToggleStyle	init() makeBody(configuration:)
    SwiftUI	CGFloat	magnitudeSquared scale(by:)
    SwiftUI	CGPoint	animatableData applying(_:)
    SwiftUI	CGRect	animatableData
    SwiftUI	CGSize	animatableData
    SwiftUI	Canvas	colorMode init(opaque:colorMode:rendersAsynchronously:renderer:) init(opaque:colorMode:rendersAsynchronously:renderer:symbols:) isOpaque renderer rendersAsynchronously symbols
    SwiftUI	Capsule	init(style:) inset(by:) layoutDirectionBehavior path(in:) style
    SwiftUI	CardButtonStyle	init() makeBody(configuration:)
    SwiftUI	CarouselListStyle	init()
    SwiftUI	CarouselTabViewStyle	init()
    SwiftUI	CheckboxToggleStyle	init() makeBody(configuration:)
    SwiftUI	Chirality	left right
    SwiftUI	Circle	init() inset(by:) layoutDirectionBehavior path(in:) sizeThatFits(_:)
    SwiftUI	CircularGaugeStyle	init() init(tint:)
    SwiftUI	CircularProgressViewStyle	init() init(tint:) makeBody(configuration:)
    SwiftUI	Color	RGBColorSpace Representation Resolved ResolvedHDR accentColor black blue brown cgColor clear cyan description exposureAdjust(_:) gradient gray green headroom(_:) indigo init(_:) init(_:bundle:) init(_:red:green:blue:opacity:) init(_:white:opacity:) init(cgColor:) init(hue:saturation:brightness:opacity:) init(nsColor:) init(uiColor:) mint mix(with:by:in:) opacity(_:) orange pink primary purple red resolve(in:) resolveHDR(in:) secondary teal transferRepresentation white yellow
    SwiftUI	Color.RGBColorSpace	displayP3 sRGB sRGBLinear
    SwiftUI	Color.Resolved	animatableData blue cgColor description green init(colorSpace:red:green:blue:opacity:) linearBlue linearGreen linearRed opacity red
    SwiftUI	Color.ResolvedHDR	animatableData blue description green headroom init(_:headroom:) linearBlue linearGreen linearRed opacity red
    SwiftUI	ColorMatrix	a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5 init() r1 r2 r3 r4 r5
    SwiftUI	ColorPicker	init(_:selection:supportsOpacity:) init(selection:supportsOpacity:label:)
    SwiftUI	ColorRenderingMode	extendedLinear linear nonLinear
    SwiftUI	ColorScheme	dark init(_:) light
    SwiftUI	ColorSchemeContrast	increased init(_:) standard
    SwiftUI	ColumnsFormStyle	init() makeBody(configuration:)
    SwiftUI	CommandGroup	init(after:addition:) init(before:addition:) init(replacing:addition:)
    SwiftUI	CommandGroupPlacement	appInfo appSettings appTermination appVisibility help importExport newItem pasteboard printItem saveItem sidebar singleWindowList systemServices textEditing textFormatting toolbar undoRedo windowArrangement windowList windowSize
    SwiftUI	CommandMenu	init(_:content:)
    SwiftUI	Commands	body
    SwiftUI	CommandsBuilder	buildBlock() buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI	CompactDatePickerStyle	init() makeBody(configuration:)
    SwiftUI	CompactMenuControlGroupStyle	init() makeBody(configuration:)
    SwiftUI	CompositorContent	body contentCaptureProtected(_:) onAppear(perform:) onChange(of:initial:_:) onDisappear(perform:) onImmersionChange(initial:_:) onWorldRecenter(action:) persistentSystemOverlays(_:) preferredSurroundingsEffect(_:) upperLimbVisibility(_:)
    SwiftUI	CompositorContentBuilder	Content buildBlock(_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildLimitedAvailability(_:)
    SwiftUI	ConcentricRectangle	init() init(corners:isUniform:) init(topLeadingCorner:topTrailingCorner:bottomLeadingCorner:bottomTrailingCorner:) init(uniformBottomCorners:topLeadingCorner:topTrailingCorner:) init(uniformLeadingCorners:topTrailingCorner:bottomTrailingCorner:) init(uniformLeadingCorners:uniformTrailingCorners:) init(uniformTopCorners:bottomLeadingCorner:bottomTrailingCorner:) init(uniformTopCorners:uniformBottomCorners:) init(uniformTrailingCorners:topLeadingCorner:bottomLeadingCorner:)
    SwiftUI	ContainerBackgroundPlacement	navigation navigationSplitView subscriptionStore subscriptionStoreFullHeight subscriptionStoreHeader tabView widget window
    SwiftUI	ContainerRelativeShape	init() inset(by:) path(in:)
    SwiftUI	ContainerValueKey	defaultValue
    SwiftUI	ContainerValues	hasTag(_:) subscript(_:) tag(for:)
    SwiftUI	ContentMarginGuide	container
    SwiftUI	ContentMarginPlacement	automatic scrollContent scrollIndicators
    SwiftUI	ContentMode	fill fit
    SwiftUI	ContentShapeKinds	accessibility contextMenuPreview dragPreview focusEffect hoverEffect init(rawValue:) interaction rawValue
    SwiftUI	ContentSizeCategory	accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium extraExtraExtraLarge extraExtraLarge extraLarge extraSmall init(_:) isAccessibilityCategory large medium small
    SwiftUI	ContentToolbarPlacement	tabViewSidebar
    SwiftUI	ContentTransition	identity interpolate numericText(countsDown:) numericText(value:) opacity symbolEffect symbolEffect(_:options:)
    SwiftUI	ContentUnavailableView	init(_:image:description:) init(_:systemImage:description:) init(label:description:actions:) search search(text:)
    SwiftUI	ContextMenu	init(menuItems:)
    SwiftUI	ControlActiveState	active inactive key
    SwiftUI	ControlGroup	init(_:) init(_:content:) init(_:image:content:) init(_:systemImage:content:) init(content:) init(content:label:)
    SwiftUI	ControlGroupStyle	Configuration automatic compactMenu makeBody(configuration:) menu navigation palette
    SwiftUI	ControlGroupStyleConfiguration	Content Label content label
    SwiftUI	ControlSize	extraLarge init(_:) large mini regular small
    SwiftUI	ControlWidget	init() main()
    SwiftUI	ControlWidgetConfiguration	description(_:) displayName(_:) promptsForUserConfiguration() pushHandler(_:)
    SwiftUI	ControlWidgetConfigurationBuilder	buildBlock(_:) buildExpression(_:)
    SwiftUI	ControlWidgetTemplate	disabled(_:) privacySensitive(_:) tint(_:)
    SwiftUI	ControlWidgetTemplateBuilder	buildBlock(_:) buildExpression(_:)
    SwiftUI	CoordinateSpace	global isGlobal isLocal local named(_:)
    SwiftUI	CoordinateSpaceProtocol	coordinateSpace global immersiveSpace local named(_:) scrollView scrollView(axis:)
    SwiftUI	CubicKeyframe	init(_:duration:startVelocity:endVelocity:)
    SwiftUI	CustomAnimation	animate(value:time:context:) shouldMerge(previous:value:time:context:) velocity(value:time:context:)
    SwiftUI	CustomHoverEffect	Content automatic body(content:) empty highlight hoverEffect(_:in:isEnabled:) hoverEffect(in:isEnabled:body:) hoverEffectDisabled(_:) hoverEffectGroup(_:) hoverEffectGroup(id:in:behavior:) hoverEffectPhaseOverride(_:) lift ornament(attachmentAnchor:contentAlignment:ornament:) ornament(attachmentAnchor:contentAlignment:ornament:effect:)
    SwiftUI	CustomPresentationDetent	Context height(in:)
    SwiftUI	CustomizableToolbarContent	customizationBehavior(_:) defaultCustomization() defaultCustomization(_:options:) hidden(_:) matchedTransitionSource(id:in:) sharedBackgroundVisibility(_:) visibilityPriority(_:)
    SwiftUI	DatePicker	Components init(_:selection:displayedComponents:) init(_:selection:in:displayedComponents:) init(selection:displayedComponents:label:) init(selection:in:displayedComponents:label:)
    SwiftUI	DatePickerComponents	date hourAndMinute hourMinuteAndSecond init(rawValue:) rawValue
    SwiftUI	DatePickerStyle	Configuration automatic compact field graphical makeBody(configuration:) stepperField wheel
    SwiftUI	DatePickerStyleConfiguration	$selection Label displayedComponents label maximumDate minimumDate selection
    SwiftUI	DebugReplaceableView	init(erasing:)
    SwiftUI	DefaultButtonStyle	init() makeBody(configuration:)
    SwiftUI	DefaultDatePickerStyle	init() makeBody(configuration:)
    SwiftUI	DefaultDocumentGroupLaunchActions	init()
    SwiftUI	DefaultFocusEvaluationPriority	automatic userInitiated
    SwiftUI	DefaultGaugeStyle	init() makeBody(configuration:)
    SwiftUI	DefaultGlassEffectShape	init()
    SwiftUI	DefaultGroupBoxStyle	init() makeBody(configuration:)
    SwiftUI	DefaultLabelStyle	init() makeBody(configuration:)
    SwiftUI	DefaultListStyle	init()
    SwiftUI	DefaultMenuButtonStyle	init()
    SwiftUI	DefaultMenuStyle	init() makeBody(configuration:)
    SwiftUI	DefaultNavigationViewStyle	init()
    SwiftUI	DefaultPickerStyle	init()
    SwiftUI	DefaultProgressViewStyle	init() makeBody(configuration:)
    SwiftUI	DefaultTabViewStyle	init()
    SwiftUI	DefaultTextFieldStyle	init()
    SwiftUI	DefaultToggleStyle	init() makeBody(configuration:)
    SwiftUI	DefaultToolbarItem	init(kind:placement:)
    SwiftUI	DefaultWindowStyle	init()
    SwiftUI	DefaultWindowToolbarStyle	init()
    SwiftUI	DepthAlignment	back center combineExplicit(_:) front init(_:)
    SwiftUI	DepthAlignmentID	defaultValue(in:)
    SwiftUI	DialogSeverity	automatic critical standard
    SwiftUI	DigitalCrownEvent	offset velocity
    SwiftUI	DigitalCrownRotationalSensitivity	high low medium
    SwiftUI	DisabledTextSelectability	allowsSelection
    SwiftUI	DisclosureGroup	init(_:content:) init(_:isExpanded:content:) init(content:label:) init(isExpanded:content:label:)
    SwiftUI	DisclosureGroupStyle	Configuration automatic makeBody(configuration:)
    SwiftUI	DisclosureGroupStyleConfiguration	$isExpanded Content Label content isExpanded label
    SwiftUI	DisclosureTableRow	init(_:isExpanded:content:) tableRowBody
    SwiftUI	DismissAction	callAsFunction()
    SwiftUI	DismissBehavior	destructive interactive
    SwiftUI	DismissImmersiveSpaceAction	callAsFunction()
    SwiftUI	DismissSearchAction	callAsFunction()
    SwiftUI	DismissWindowAction	callAsFunction() callAsFunction(id:) callAsFunction(id:value:) callAsFunction(value:)
    SwiftUI	DisplayProxy	bounds safeAreaInsets visibleRect
    SwiftUI	Divider	init()
    SwiftUI	DocumentBaseBox	base
    SwiftUI	DocumentConfiguration	fileURL isEditable
    SwiftUI	DocumentCreationContext	creationSource
    SwiftUI	DocumentCreationSource	init(id:)
    SwiftUI	DocumentGroup	init(allowCreating:editor:makeDocument:) init(editing:contentType:editor:prepareDocument:) init(editing:migrationPlan:editor:prepareDocument:) init(newDocument:editor:) init(viewer:makeReadableDocument:) init(viewing:contentType:viewer:) init(viewing:migrationPlan:viewer:) init(viewing:viewer:)
    SwiftUI	DocumentGroupLaunchScene	init(_:_:background:) init(_:_:background:backgroundAccessoryView:) init(_:_:background:backgroundAccessoryView:overlayAccessoryView:) init(_:_:background:overlayAccessoryView:) init(_:backgroundStyle:_:) init(_:backgroundStyle:_:backgroundAccessoryView:) init(_:backgroundStyle:_:backgroundAccessoryView:overlayAccessoryView:) init(_:backgroundStyle:_:overlayAccessoryView:)
    SwiftUI	DocumentLaunchGeometryProxy	frame titleViewFrame
    SwiftUI	DocumentLaunchView	init(_:for:_:onDocumentOpen:) init(_:for:_:onDocumentOpen:background:) init(_:for:_:onDocumentOpen:background:backgroundAccessoryView:) init(_:for:_:onDocumentOpen:background:backgroundAccessoryView:overlayAccessoryView:) init(_:for:_:onDocumentOpen:background:overlayAccessoryView:) init(_:for:_:onDocumentOpen:backgroundAccessoryView:) init(_:for:_:onDocumentOpen:backgroundAccessoryView:overlayAccessoryView:) init(_:for:_:onDocumentOpen:overlayAccessoryView:) init(_:for:backgroundStyle:_:onDocumentOpen:) init(_:for:backgroundStyle:_:onDocumentOpen:backgroundAccessoryView:) init(_:for:backgroundStyle:_:onDocumentOpen:backgroundAccessoryView:overlayAccessoryView:) init(_:for:backgroundStyle:_:onDocumentOpen:overlayAccessoryView:)
    SwiftUI	DocumentReadConfiguration	contentType
    SwiftUI	DocumentReader	read(from:progress:)
    SwiftUI	DocumentWriteConfiguration	contentType
    SwiftUI	DocumentWriter	write(snapshot:to:previous:progress:)
    SwiftUI	Double	magnitudeSquared scale(by:)
    SwiftUI	DoubleColumnNavigationViewStyle	init()
    SwiftUI	DragConfiguration	OperationsOutsideApp OperationsWithinApp init(allowMove:) init(allowMove:allowDelete:) init(operationsWithinApp:operationsOutsideApp:) operationsOutsideApp operationsWithinApp
    SwiftUI	DragConfiguration.OperationsOutsideApp	allowAlias init(allowCopy:) init(allowCopy:allowMove:allowDelete:)
    SwiftUI	DragConfiguration.OperationsWithinApp	allowAlias init(allowCopy:allowMove:allowDelete:) init(allowMove:)
    SwiftUI	DragDropPreviewsFormation	default list none pile stack
    SwiftUI	DragGesture	Value coordinateSpace init(minimumDistance:coordinateSpace3D:) init(minimumDistance:coordinateSpace:) init(minimumDistance:coordinateSpace:inputKinds:) minimumDistance
    SwiftUI	DragGesture.Value	inputDevicePose3D location location3D predictedEndLocation predictedEndLocation3D predictedEndTranslation predictedEndTranslation3D startInputDevicePose3D startLocation startLocation3D time translation translation3D velocity
    SwiftUI	DragSession	ID Phase draggedItemIDs(for:) draggedItemIndex id location phase
    SwiftUI	DragSession.ID	matches(_:)
    SwiftUI	DragSession.Phase	active dataTransferCompleted description ended(_:) ending(_:) initial
    SwiftUI	DropConfiguration	acceptedItemCount init(operation:) operation
    SwiftUI	DropDelegate	dropEntered(info:) dropExited(info:) dropUpdated(info:) performDrop(info:) validateDrop(info:)
    SwiftUI	DropInfo	hasItemsConforming(to:) itemProviders(for:) location
    SwiftUI	DropOperation	Set alias cancel copy delete forbidden move
    SwiftUI	DropOperation.Set	alias cancel copy delete description forbidden init(rawValue:) move rawValue
    SwiftUI	DropProposal	init(operation:) init(withinApplication:outsideApplication:) operation operationOutsideApplication
    SwiftUI	DropSession	ID LocalSession Phase id itemsCount localSession location phase reorderDestination(for:in:) reorderDestination(for:itemID:in:) size suggestedOperations
    SwiftUI	DropSession.ID	description matches(_:)
    SwiftUI	DropSession.LocalSession	draggedItemIDs(for:)
    SwiftUI	DropSession.Phase	active dataTransferCompleted description ended(_:) entering exiting
    SwiftUI	DynamicProperty	update()
    SwiftUI	DynamicTableRowContent	data dropDestination(for:action:) onInsert(of:perform:)
    SwiftUI	DynamicTypeSize	accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 init(_:) isAccessibilitySize large medium small xLarge xSmall xxLarge xxxLarge
    SwiftUI	DynamicViewContent	data dropDestination(for:action:) onDelete(perform:) onInsert(of:perform:) onMove(perform:) reorderable() reorderable(collectionID:)
    SwiftUI	Edge	Corner Set bottom init(_:) init(rawValue:) leading rawValue top trailing
    SwiftUI	Edge.Corner	Set Style bottomLeading bottomTrailing topLeading topTrailing
    SwiftUI	Edge.Corner.Set	all bottom bottomLeading bottomTrailing contains(_:) init(_:) init(rawValue:) leading none top topLeading topTrailing trailing
    SwiftUI	Edge.Corner.Style	concentric concentric(minimum:) fixed(_:) init(floatLiteral:) init(integerLiteral:)
    SwiftUI	Edge.Set	all bottom horizontal init(_:) init(rawValue:) leading rawValue top trailing vertical
    SwiftUI	Edge3D	Set back bottom front init(_:) leading top trailing
    SwiftUI	Edge3D.Set	all back bottom depth front horizontal init(_:) leading top trailing vertical
    SwiftUI	EdgeInsets	animatableData bottom init() init(_:) init(top:leading:bottom:trailing:) inset(by:edges:) leading top trailing
    SwiftUI	EdgeInsets3D	back bottom front init(horizontal:vertical:depth:) init(top:leading:bottom:trailing:front:back:) leading top trailing
    SwiftUI	EditActions	all delete init(rawValue:) move rawValue
    SwiftUI	EditButton	init()
    SwiftUI	EditMode	active inactive isEditing transient
    SwiftUI	Ellipse	init() inset(by:) layoutDirectionBehavior path(in:)
    SwiftUI	EllipticalGradient	init(colors:center:startRadiusFraction:endRadiusFraction:) init(gradient:center:startRadiusFraction:endRadiusFraction:) init(stops:center:startRadiusFraction:endRadiusFraction:)
    SwiftUI	EllipticalListStyle	init()
    SwiftUI	EmptyAnimatableData	init() magnitudeSquared scale(by:) zero
    SwiftUI	EmptyCommands	init()
    SwiftUI	EmptyControlWidgetConfiguration	init()
    SwiftUI	EmptyControlWidgetTemplate	init()
    SwiftUI	EmptyModifier	body(content:) identity init()
    SwiftUI	EmptyView	init()
    SwiftUI	EmptyVisualEffect	init()
    SwiftUI	EmptyWidgetConfiguration	init()
    SwiftUI	EnabledTextSelectability	allowsSelection
    SwiftUI	Environment	init(_:) wrappedValue
    SwiftUI	EnvironmentKey	defaultValue
    SwiftUI	EnvironmentObject	Wrapper init() projectedValue wrappedValue
    SwiftUI	EnvironmentObject.Wrapper	subscript(dynamicMember:)
    SwiftUI	EnvironmentValues	accessibilityAssistiveAccessEnabled accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights accessibilityEnabled accessibilityInvertColors accessibilityLargeContentViewerEnabled accessibilityPlayAnimatedImages accessibilityPrefersHeadAnchorAlternative accessibilityQuickActionsEnabled accessibilityReduceMotion accessibilityReduceTransparency accessibilityShowBorders accessibilityShowButtonShapes accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled allowedDynamicRange allowsTightening appearsActive autocorrectionDisabled backgroundMaterial backgroundProminence backgroundStyle badgeProminence buttonRepeatBehavior buttonSizing calendar colorScheme colorSchemeContrast complicationRenderingMode contentTransition contentTransitionAddsDrawingGroup controlActiveState controlSize credentialDataManager credentialExportManager credentialImportManager defaultMinListHeaderHeight defaultMinListRowHeight defaultWheelPickerItemHeight description disableAutocorrection dismiss dismissImmersiveSpace dismissSearch dismissWindow displayScale displayStoreKitMessage documentConfiguration dynamicTypeSize editMode findContext font fontResolutionContext headerProminence horizontalScrollBounceBehavior horizontalScrollIndicatorVisibility horizontalSizeClass imageScale immersiveSpaceDisplacement init() isActivityUpdateReduced isEnabled isFocusEffectEnabled isFocused isHoverEffectEnabled isLuminanceReduced isPresented isSceneCaptured isScrollEnabled isSearching isTabBarShowingSections isUserAuthenticationEnabled keyboardShortcut labelIconToTitleSpacing labelReservedIconWidth labelsVisibility layoutDirection legibilityWeight levelOfDetail lineHeight lineLimit lineSpacing locale managedObjectContext materialActiveAppearance menuIndicatorVisibility menuOrder minimumScaleFactor modelContext multilineTextAlignment navigationLinkIndicatorVisibility newDocument openDocument openImmersiveSpace openSettings openURL openWindow physicalMetrics pixelLength preferredPencilDoubleTapAction preferredPencilSqueezeAction presentationMode purchase pushWindow realityKitScene redactionReasons refresh remoteDeviceIdentifier rename requestAgeRange resetFocus scenePhase scrollDismissesKeyboardMode searchSuggestionsPlacement showsWidgetContainerBackground showsWidgetLabel sidebarRowSize sizeCategory springLoadingBehavior subscript(_:) supportedActivityFamilies supportsImagePlayground supportsMultipleWindows supportsRemoteScenes surfaceSnappingInfo symbolColorRenderingMode symbolRenderingMode symbolVariableValueMode symbolVariants tabBarPlacement tabViewBottomAccessoryPlacement textCase textSelectionAffinity timeZone toolbarLabelStyle toolbarVerticalEdge truncationMode undoManager verticalScrollBounceBehavior verticalScrollIndicatorVisibility verticalSizeClass widgetContentMargins widgetFamily widgetRenderingMode windowClippingMargins worldTrackingLimitations writingToolsBehavior
    SwiftUI	EnvironmentalModifier	resolve(in:)
    SwiftUI	EquatableView	content init(content:)
    SwiftUI	EventModifiers	all capsLock command control function init(rawValue:) numericPad option rawValue shift
    SwiftUI	EveryMinuteTimelineSchedule	Entries entries(from:mode:) init()
    SwiftUI	EveryMinuteTimelineSchedule.Entries	next()
    SwiftUI	ExclusiveGesture	Value first init(_:_:) second
    SwiftUI	ExclusiveGesture.Value	first(_:) second(_:)
    SwiftUI	ExpandedWindowToolbarStyle	init()
    SwiftUI	ExplicitTimelineSchedule	entries(from:mode:) init(_:)
    SwiftUI	FeatheredGlassBackgroundEffect	init() init(padding:softEdgeRadius:)
    SwiftUI	FetchRequest	Configuration init(entity:sortDescriptors:predicate:animation:) init(fetchRequest:animation:) init(fetchRequest:transaction:) init(sortDescriptors:predicate:animation:) projectedValue update() wrappedValue
    SwiftUI	FetchRequest.Configuration	nsPredicate nsSortDescriptors sortDescriptors
    SwiftUI	FetchedResults	endIndex nsPredicate nsSortDescriptors sortDescriptors startIndex subscript(_:)
    SwiftUI	FieldDatePickerStyle	init() makeBody(configuration:)
    SwiftUI	FileDialogBrowserOptions	displayFileExtensions enumeratePackages includeHiddenFiles init(rawValue:) rawValue
    SwiftUI	FileDocument	ReadConfiguration WriteConfiguration fileWrapper(configuration:) init(configuration:) readableContentTypes writableContentTypes
    SwiftUI	FileDocumentConfiguration	$document document fileURL isEditable
    SwiftUI	FileDocumentReadConfiguration	contentType file
    SwiftUI	FileDocumentWriteConfiguration	contentType existingFile
    SwiftUI	FileWrapperDocumentReader	init(_:_:)
    SwiftUI	FileWrapperDocumentWriter	WriteConfiguration init(_:makeFileWrapper:)
    SwiftUI	FillShapeStyle	init()
    SwiftUI	FillShapeView	background fillStyle init(shape:style:fillStyle:background:) shape style
    SwiftUI	FillStyle	init(eoFill:antialiased:) isAntialiased isEOFilled
    SwiftUI	FindContext	isPresented supportsReplace
    SwiftUI	FittedPresentationSizing	proposedSize(for:context:)
    SwiftUI	Float	magnitudeSquared scale(by:)
    SwiftUI	FocusInteractions	activate automatic edit init(rawValue:) rawValue
    SwiftUI	FocusState	Binding init() projectedValue wrappedValue
    SwiftUI	FocusState.Binding	projectedValue wrappedValue
    SwiftUI	FocusedBinding	init(_:) projectedValue wrappedValue
    SwiftUI	FocusedObject	Wrapper init() projectedValue wrappedValue
    SwiftUI	FocusedObject.Wrapper	subscript(dynamicMember:)
    SwiftUI	FocusedValue	init(_:) wrappedValue
    SwiftUI	FocusedValues	subscript(_:)
    SwiftUI	Font	Context Design Leading Resolved TextStyle Weight Width body bold() bold(_:) callout caption caption2 custom(_:fixedSize:) custom(_:size:) custom(_:size:relativeTo:) default extraLargeTitle extraLargeTitle2 footnote headline init(_:) italic() italic(_:) largeTitle leading(_:) lowercaseSmallCaps() lowercaseSmallCaps(_:) monospaced() monospaced(_:) monospacedDigit() pointSize(_:) resolve(in:) scaled(by:) smallCaps() smallCaps(_:) subheadline system(_:design:) system(_:design:weight:) system(size:weight:design:) title title2 title3 uppercaseSmallCaps() uppercaseSmallCaps(_:) weight(_:) width(_:)
    SwiftUI	Font.Design	default monospaced rounded serif
    SwiftUI	Font.Leading	loose standard tight
    SwiftUI	Font.Resolved	ctFont isBold isItalic isLowercaseSmallCaps isMonospaced isSmallCaps isUppercaseSmallCaps leading pointSize weight width
    SwiftUI	Font.TextStyle	body callout caption caption2 extraLargeTitle extraLargeTitle2 footnote headline largeTitle subheadline title title2 title3
    SwiftUI	Font.Weight	black bold heavy light medium regular semibold thin ultraLight
    SwiftUI	Font.Width	compressed condensed expanded init(_:) standard value
    SwiftUI	ForEach	TabValue content data init(_:) init(_:content:) init(_:editActions:content:) init(_:id:content:) init(_:id:editActions:content:) init(sections:content:) init(subviews:content:)
    SwiftUI	ForEachSectionCollection	endIndex startIndex subscript(_:)
    SwiftUI	ForEachSubviewCollection	endIndex startIndex subscript(_:)
    SwiftUI	ForegroundStyle	init()
    SwiftUI	Form	init(_:) init(content:)
    SwiftUI	FormPresentationSizing	proposedSize(for:context:)
    SwiftUI	FormStyle	Configuration automatic columns grouped makeBody(configuration:)
    SwiftUI	FormStyleConfiguration	Content content
    SwiftUI	FormatStyle	offset(to:allowedFields:maxFieldCount:sign:) reference(to:allowedFields:maxFieldCount:thresholdField:) stopwatch(startingAt:showsHours:maxFieldCount:maxPrecision:) timer(countingDownIn:showsHours:maxFieldCount:maxPrecision:) timer(countingUpIn:showsHours:maxFieldCount:maxPrecision:)
    SwiftUI	FrameResizeDirection	Set init(rawValue:) inward outward rawValue
    SwiftUI	FrameResizeDirection.Set	all init(_:) init(rawValue:) inward outward rawValue
    SwiftUI	FrameResizePosition	bottom bottomLeading bottomTrailing init(rawValue:) leading rawValue top topLeading topTrailing trailing
    SwiftUI	FullImmersionStyle	init()
    SwiftUI	Gauge	init(value:in:label:) init(value:in:label:currentValueLabel:) init(value:in:label:currentValueLabel:markedValueLabels:) init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:) init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:markedValueLabels:)
    SwiftUI	GaugeStyle	Configuration accessoryCircular accessoryCircularCapacity accessoryLinear accessoryLinearCapacity automatic circular linear linearCapacity makeBody(configuration:)
    SwiftUI	GaugeStyleConfiguration	CurrentValueLabel Label MarkedValueLabel MaximumValueLabel MinimumValueLabel currentValueLabel label maximumValueLabel minimumValueLabel value
    SwiftUI	GeometryEffect	effectValue(size:) ignoredByLayout()
    SwiftUI	GeometryProxy	bounds(of:) concentricCornerRadii concentricCornerRadii(in:) containerCornerInsets contentMargins(for:edges:) frame(in:) reservedRegions(kind:options:layoutDirectionBehavior:) safeAreaInsets size subscript(_:) transform(in:)
    SwiftUI	GeometryProxy3D	coordinateSpace3D(for:) frame(in:) safeAreaInsets size subscript(_:) transform(in:)
    SwiftUI	GeometryProxyCoordinateSpace3D	anchored(in:)
    SwiftUI	GeometryReader	content init(content:)
    SwiftUI	GeometryReader3D	content init(content:)
    SwiftUI	Gesture	body exclusively(before:) handActivationBehavior(_:) map(_:) modifiers(_:) onChanged(_:) onEnded(_:) sequenced(before:) simultaneously(with:) targetedToAnyEntity() targetedToEntity(_:) targetedToEntity(where:) updating(_:body:)
    SwiftUI	GestureInputKinds	all directTouch indirectTouch pencil pointer
    SwiftUI	GestureMask	all gesture init(rawValue:) none rawValue subviews
    SwiftUI	GestureState	init(initialValue:) init(initialValue:reset:) init(initialValue:resetTransaction:) init(reset:) init(resetTransaction:) init(wrappedValue:) init(wrappedValue:reset:) init(wrappedValue:resetTransaction:) projectedValue wrappedValue
    SwiftUI	GestureStateGesture	base init(base:state:body:) state
    SwiftUI	Glass	clear identity interactive(_:) regular tint(_:)
    SwiftUI	GlassBackgroundDisplayMode	always implicit never
    SwiftUI	GlassBackgroundEffect	Configuration automatic feathered feathered(padding:softEdgeRadius:) makeBody(configuration:) plate
    SwiftUI	GlassBackgroundEffectConfiguration	content
    SwiftUI	GlassButtonStyle	init() init(_:) makeBody(configuration:)
    SwiftUI	GlassEffectContainer	init(spacing:content:)
    SwiftUI	GlassEffectTransition	identity matchedGeometry matchedGeometry(properties:anchor:) materialize
    SwiftUI	GlassProminentButtonStyle	init() makeBody(configuration:)
    SwiftUI	GlobalCoordinateSpace	coordinateSpace init()
    SwiftUI	Gradient	ColorSpace Stop colorSpace(_:) init(colors:) init(stops:) stops
    SwiftUI	Gradient.ColorSpace	device perceptual
    SwiftUI	Gradient.Stop	color init(color:location:) location
    SwiftUI	GraphicalDatePickerStyle	init() makeBody(configuration:)
    SwiftUI	GraphicsContext	BlendMode BlurOptions ClipOptions Filter FilterOptions GradientOptions ResolvedImage ResolvedSymbol ResolvedText Shading ShadowOptions addFilter(_:options:) blendMode clip(to:style:options:) clipBoundingRect clipToLayer(opacity:options:content:) concatenate(_:) draw(_:at:anchor:) draw(_:in:) draw(_:in:style:) draw(_:options:) drawLayer(content:) environment fill(_:with:style:) opacity resolve(_:) resolveSymbol(id:) rotate(by:) scaleBy(x:y:) stroke(_:with:lineWidth:) stroke(_:with:style:) transform translateBy(x:y:) withCGContext(content:)
    SwiftUI	GraphicsContext.BlendMode	clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver difference exclusion hardLight hue init(rawValue:) lighten luminosity multiply normal overlay plusDarker plusLighter rawValue saturation screen softLight sourceAtop sourceIn sourceOut xor
    SwiftUI	GraphicsContext.BlurOptions	dithersResult init(rawValue:) opaque rawValue
    SwiftUI	GraphicsContext.ClipOptions	init(rawValue:) inverse rawValue
    SwiftUI	GraphicsContext.Filter	alphaThreshold(min:max:color:) blur(radius:options:) brightness(_:) colorInvert(_:) colorMatrix(_:) colorMultiply(_:) colorShader(_:) contrast(_:) distortionShader(_:maxSampleOffset:) grayscale(_:) hueRotation(_:) layerShader(_:maxSampleOffset:) luminanceToAlpha projectionTransform(_:) saturation(_:) shadow(color:radius:x:y:blendMode:options:)
    SwiftUI	GraphicsContext.FilterOptions	init(rawValue:) linearColor rawValue
    SwiftUI	GraphicsContext.GradientOptions	init(rawValue:) linearColor mirror rawValue repeat
    SwiftUI	GraphicsContext.ResolvedImage	baseline shading size
    SwiftUI	GraphicsContext.ResolvedSymbol	size
    SwiftUI	GraphicsContext.ResolvedText	firstBaseline(in:) lastBaseline(in:) measure(in:) shading
    SwiftUI	GraphicsContext.Shading	backdrop color(_:) color(_:red:green:blue:opacity:) color(_:white:opacity:) conicGradient(_:center:angle:options:) foreground linearGradient(_:startPoint:endPoint:options:) meshGradient(_:) palette(_:) radialGradient(_:center:startRadius:endRadius:options:) shader(_:bounds:) style(_:) tiledImage(_:origin:sourceRect:scale:)
    SwiftUI	GraphicsContext.ShadowOptions	disablesGroup init(rawValue:) invertsAlpha rawValue shadowAbove shadowOnly
    SwiftUI	Grid	init(alignment:horizontalSpacing:verticalSpacing:content:)
    SwiftUI	GridItem	Size alignment init(_:spacing:alignment:) size spacing
    SwiftUI	GridItem.Size	adaptive(minimum:maximum:) fixed(_:) flexible(minimum:maximum:)
    SwiftUI	GridLayout	Cache alignment explicitAlignment(of:in:proposal:subviews:cache:) horizontalSpacing init(alignment:horizontalSpacing:verticalSpacing:) makeCache(subviews:) placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:) spacing(subviews:cache:) updateCache(_:subviews:) verticalSpacing
    SwiftUI	GridRow	init(alignment:content:)
    SwiftUI	Group	TabValue init(content:) init(sections:transform:) init(subviews:transform:)
    SwiftUI	GroupBox	init(_:) init(_:content:) init(content:) init(content:label:) init(label:content:)
    SwiftUI	GroupBoxStyle	Configuration automatic makeBody(configuration:)
    SwiftUI	GroupBoxStyleConfiguration	Content Label content label
    SwiftUI	GroupedFormStyle	init() makeBody(configuration:)
    SwiftUI	GroupedListStyle	init()
    SwiftUI	GroupedTabViewStyle	init()
    SwiftUI	HSplitView	init(content:)
    SwiftUI	HStack	init(alignment:spacing:content:)
    SwiftUI	HStackLayout	alignment init(alignment:spacing:) spacing
    SwiftUI	HandActivationBehavior	automatic pinch
    SwiftUI	HandGestureShortcut	primaryAction
    SwiftUI	HandPointerBehavior	drawing inactive
    SwiftUI	HelpLink	init(action:) init(anchor:) init(anchor:book:) init(destination:)
    SwiftUI	HiddenTitleBarWindowStyle	init()
    SwiftUI	HierarchicalShapeStyle	primary quaternary quinary secondary tertiary
    SwiftUI	HighlightHoverEffect	body(content:) init()
    SwiftUI	HorizontalAlignment	center combineExplicit(_:) init(_:) key leading listRowSeparatorLeading listRowSeparatorTrailing trailing
    SwiftUI	HorizontalDirection	Set init(rawValue:) leading rawValue trailing
    SwiftUI	HorizontalDirection.Set	all init(_:) init(rawValue:) leading rawValue trailing
    SwiftUI	HorizontalEdge	Set init(rawValue:) leading rawValue trailing
    SwiftUI	HorizontalEdge.Set	all init(_:) init(rawValue:) leading rawValue trailing
    SwiftUI	HoverEffect	automatic highlight init(_:) lift
    SwiftUI	HoverEffectContent	animation(_:body:) clipShape(_:style:) offset(_:) offset(x:y:) opacity(_:) rotationEffect(_:anchor:) scaleEffect(_:anchor:) scaleEffect(x:y:anchor:) transformEffect(_:)
    SwiftUI	HoverEffectGroup	Behavior behavior(_:) init(_:behavior:) init(id:in:behavior:) systemOverlays
    SwiftUI	HoverEffectGroup.Behavior	activatesGroup followsGroup ignoresGroup preservesGroup
    SwiftUI	HoverEffectPhaseOverride	active activeTemporarily(trigger:) inactive inactiveTemporarily(trigger:) toggled(trigger:) toggledTemporarily(trigger:)
    SwiftUI	HoverPhase	active(_:) ended
    SwiftUI	IconOnlyLabelStyle	init() makeBody(configuration:)
    SwiftUI	IdentityTransition	body(content:phase:) init() properties
    SwiftUI	Image	DynamicRange Interpolation JournalingSuggestionContent Orientation Representation ResizingMode Scale TemplateRenderingMode allowedDynamicRange(_:) antialiased(_:) init(_:) init(_:bundle:) init(_:bundle:label:) init(_:scale:orientation:label:) init(_:variableValue:bundle:) init(_:variableValue:bundle:label:) init(decorative:bundle:) init(decorative:scale:orientation:) init(decorative:variableValue:bundle:) init(nsImage:) init(size:label:opaque:colorMode:renderer:) init(systemName:) init(systemName:variableValue:) init(uiImage:) interpolation(_:) renderingMode(_:) resizable(capInsets:resizingMode:) symbolColorRenderingMode(_:) symbolRenderingMode(_:) symbolVariableValueMode(_:) transferRepresentation widgetAccentedRenderingMode(_:)
    SwiftUI	Image.DynamicRange	constrainedHigh high standard
    SwiftUI	Image.Interpolation	high low medium none
    SwiftUI	Image.Orientation	down downMirrored init(rawValue:) left leftMirrored rawValue right rightMirrored up upMirrored
    SwiftUI	Image.ResizingMode	stretch tile
    SwiftUI	Image.Scale	large medium small
    SwiftUI	Image.TemplateRenderingMode	original template
    SwiftUI	ImagePaint	image init(image:sourceRect:scale:) scale sourceRect
    SwiftUI	ImageRenderer	ObjectWillChangePublisher allowedDynamicRange cgImage colorMode content init(content:) isObservationEnabled isOpaque nsImage objectWillChange proposedSize render(rasterizationScale:renderer:) scale uiImage
    SwiftUI	ImmersionChangeContext	amount
    SwiftUI	ImmersionStyle	automatic full mixed progressive progressive(_:initialAmount:) progressive(_:initialAmount:aspectRatio:) progressive(aspectRatio:)
    SwiftUI	ImmersiveContentBrightness	automatic bright custom(_:) dark dim
    SwiftUI	ImmersiveEnvironmentBehavior	automatic coexist replace
    SwiftUI	ImmersiveSpace	init(content:) init(for:content:) init(for:content:defaultValue:) init(for:makeContent:) init(for:makeContent:defaultValue:) init(id:content:) init(id:for:content:) init(id:for:content:defaultValue:) init(id:for:makeContent:) init(id:for:makeContent:defaultValue:) init(id:makeContent:) init(makeContent:)
    SwiftUI	ImmersiveSpaceContent	body
    SwiftUI	ImmersiveSpaceContentBuilder	buildBlock(_:)
    SwiftUI	ImportFromDevicesCommands	init()
    SwiftUI	IndexViewStyle	page page(backgroundDisplayMode:)
    SwiftUI	IndexedIdentifierCollection	Element endIndex index(after:) index(before:) startIndex subscript(_:)
    SwiftUI	InlinePickerStyle	init()
    SwiftUI	InsetGroupedListStyle	init()
    SwiftUI	InsetListStyle	init() init(alternatesRowBackgrounds:)
    SwiftUI	InsetTableStyle	init() init(alternatesRowBackgrounds:) makeBody(configuration:)
    SwiftUI	InsettableShape	inset(by:) strokeBorder(_:lineWidth:antialiased:) strokeBorder(_:style:antialiased:) strokeBorder(lineWidth:antialiased:) strokeBorder(style:antialiased:)
    SwiftUI	InspectorCommands	init()
    SwiftUI	InterfaceOrientation	id landscapeLeft landscapeRight portrait portraitUpsideDown
    SwiftUI	KeyEquivalent	ExtendedGraphemeClusterLiteralType UnicodeScalarLiteralType character clear delete deleteForward downArrow end escape home init(_:) init(extendedGraphemeClusterLiteral:) leftArrow pageDown pageUp return rightArrow space tab upArrow
    SwiftUI	KeyPress	Phases Result characters key modifiers phase
    SwiftUI	KeyPress.Phases	all down init(rawValue:) rawValue repeat up
    SwiftUI	KeyPress.Result	handled ignored
    SwiftUI	KeyboardShortcut	Localization cancelAction defaultAction init(_:modifiers:) init(_:modifiers:localization:) key localization modifiers
    SwiftUI	KeyboardShortcut.Localization	automatic custom withoutMirroring
    SwiftUI	KeyframeAnimator	init(initialValue:repeating:content:keyframes:) init(initialValue:trigger:content:keyframes:)
    SwiftUI	KeyframeTimeline	duration init(initialValue:content:) value(progress:) value(time:)
    SwiftUI	KeyframeTrack	init(_:content:) init(content:)
    SwiftUI	KeyframeTrackContentBuilder	Conditional buildArray(_:) buildBlock() buildEither(first:) buildEither(second:) buildExpression(_:) buildPartialBlock(accumulated:next:) buildPartialBlock(first:)
    SwiftUI	KeyframesBuilder	buildArray(_:) buildBlock() buildEither(first:) buildEither(second:) buildExpression(_:) buildFinalResult(_:) buildPartialBlock(accumulated:next:) buildPartialBlock(first:)
    SwiftUI	Label	init(_:) init(_:image:) init(_:systemImage:) init(title:icon:)
    SwiftUI	LabelStyle	Configuration automatic iconOnly makeBody(configuration:) titleAndIcon titleOnly
    SwiftUI	LabelStyleConfiguration	Icon Title icon title
    SwiftUI	LabeledContent	init(_:) init(_:content:) init(_:value:) init(_:value:format:) init(content:label:)
    SwiftUI	LabeledContentStyle	Configuration automatic makeBody(configuration:)
    SwiftUI	LabeledContentStyleConfiguration	Content Label content label
    SwiftUI	Layout	callAsFunction(_:) depthAlignment(_:) depthAlignment(_:content:) explicitAlignment(of:in:proposal:subviews:cache:) layoutProperties makeCache(subviews:) placeSubviews(in:proposal:subviews:cache:) sizeThatFits(proposal:subviews:cache:) spacing(subviews:cache:) updateCache(_:subviews:)
    SwiftUI	LayoutDirection	init(_:) leftToRight rightToLeft
    SwiftUI	LayoutDirectionBehavior	fixed mirrors mirrors(in:)
    SwiftUI	LayoutProperties	init() stackOrientation
    SwiftUI	LayoutSubview	containerValues dimensions(in:) place(at:anchor:proposal:) priority sizeThatFits(_:) spacing subscript(_:)
    SwiftUI	LayoutSubviews	endIndex layoutDirection startIndex subscript(_:)
    SwiftUI	LayoutValueKey	defaultValue
    SwiftUI	LazyHGrid	init(rows:alignment:spacing:pinnedViews:content:)
    SwiftUI	LazyHStack	init(alignment:spacing:pinnedViews:content:)
    SwiftUI	LazyVGrid	init(columns:alignment:spacing:pinnedViews:content:)
    SwiftUI	LazyVStack	init(alignment:spacing:pinnedViews:content:)
    SwiftUI	LegibilityWeight	bold init(_:) regular
    SwiftUI	LiftHoverEffect	body(content:) init()
    SwiftUI	LinearCapacityGaugeStyle	init() makeBody(configuration:)
    SwiftUI	LinearGaugeStyle	init() init(tint:)
    SwiftUI	LinearGradient	init(colors:startPoint:endPoint:) init(gradient:startPoint:endPoint:) init(stops:startPoint:endPoint:)
    SwiftUI	LinearKeyframe	init(_:duration:timingCurve:)
    SwiftUI	LinearProgressViewStyle	init() init(tint:) makeBody(configuration:)
    SwiftUI	Link	init(_:destination:) init(destination:label:)
    SwiftUI	LinkButtonStyle	init() makeBody(configuration:)
    SwiftUI	LinkShapeStyle	init()
    SwiftUI	List	init(_:children:rowContent:) init(_:children:selection:rowContent:) init(_:editActions:rowContent:) init(_:editActions:selection:rowContent:) init(_:id:children:rowContent:) init(_:id:children:selection:rowContent:) init(_:id:editActions:rowContent:) init(_:id:editActions:selection:rowContent:) init(_:id:rowContent:) init(_:id:selection:rowContent:) init(_:rowContent:) init(_:selection:rowContent:) init(content:) init(selection:content:)
    SwiftUI	ListItemTint	fixed(_:) monochrome preferred(_:)
    SwiftUI	ListSectionSpacing	compact custom(_:) default
    SwiftUI	ListStyle	automatic bordered bordered(alternatesRowBackgrounds:) carousel elliptical grouped inset inset(alternatesRowBackgrounds:) insetGrouped plain sidebar
    SwiftUI	LocalCoordinateSpace	coordinateSpace init()
    SwiftUI	LocalizedStringKey	ExtendedGraphemeClusterLiteralType StringInterpolation StringLiteralType UnicodeScalarLiteralType init(_:) init(stringInterpolation:) init(stringLiteral:)
    SwiftUI	LocalizedStringKey.StringInterpolation	StringLiteralType appendInterpolation(_:) appendInterpolation(_:format:) appendInterpolation(_:formatter:) appendInterpolation(_:specifier:) appendInterpolation(_:style:) appendInterpolation(accessibilityName:) appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:) appendLiteral(_:) init(literalCapacity:interpolationCount:)
    SwiftUI	LongPressGesture	init(minimumDuration:) init(minimumDuration:maximumDistance:) init(minimumDuration:maximumDistance:inputKinds:) maximumDistance minimumDuration
    SwiftUI	MagnificationGesture	init(minimumScaleDelta:) minimumScaleDelta
    SwiftUI	MagnifyGesture	Value init(minimumScaleDelta:) init(minimumScaleDelta:inputKinds:) minimumScaleDelta
    SwiftUI	MagnifyGesture.Value	magnification startAnchor startLocation time velocity
    SwiftUI	Manipulable	Event GestureState Inertia InputDevice Operation
    SwiftUI	Manipulable.Event	Value phase
    SwiftUI	Manipulable.Event.Value	frame inputDevices interactionPoint timestamp transform
    SwiftUI	Manipulable.GestureState	init(transform:) isActive transform
    SwiftUI	Manipulable.Inertia	high low medium none
    SwiftUI	Manipulable.InputDevice	Chirality kind pose
    SwiftUI	Manipulable.InputDevice.Chirality	left right
    SwiftUI	Manipulable.Operation	Set primaryRotation scale secondaryRotation translate
    SwiftUI	Manipulable.Operation.Set	all init(_:) primaryRotation scale secondaryRotation translate
    SwiftUI	MatchedGeometryProperties	frame init(rawValue:) position rawValue size
    SwiftUI	MatchedTransitionSourceConfiguration	background(_:) clipShape(_:) shadow(color:radius:x:y:)
    SwiftUI	Material	bar materialActiveAppearance(_:) regular thick thin ultraThick ultraThin
    SwiftUI	MaterialActiveAppearance	active automatic inactive matchWindow
    SwiftUI	Menu	init(_:) init(_:content:) init(_:content:primaryAction:) init(_:image:content:) init(_:image:content:primaryAction:) init(_:systemImage:content:) init(_:systemImage:content:primaryAction:) init(content:label:) init(content:label:primaryAction:)
    SwiftUI	MenuActionDismissBehavior	automatic disabled enabled
    SwiftUI	MenuBarExtra	init(_:content:) init(_:image:content:) init(_:image:isInserted:content:) init(_:isInserted:content:) init(_:systemImage:content:) init(_:systemImage:isInserted:content:) init(content:label:) init(isInserted:content:label:)
    SwiftUI	MenuBarExtraStyle	automatic menu window
    SwiftUI	MenuButton	init(_:content:) init(label:content:)
    SwiftUI	MenuControlGroupStyle	init() makeBody(configuration:)
    SwiftUI	MenuOrder	automatic fixed priority
    SwiftUI	MenuPickerStyle	init()
    SwiftUI	MenuStyle	Configuration automatic borderedButton borderlessButton button makeBody(configuration:)
    SwiftUI	MenuStyleConfiguration	Content Label
    SwiftUI	MeshGradient	BezierPoint Colors Locations background colorSpace colors height init(width:height:bezierPoints:colors:background:smoothsColors:colorSpace:) init(width:height:bezierPoints:resolvedColors:background:smoothsColors:colorSpace:) init(width:height:locations:colors:background:smoothsColors:colorSpace:) init(width:height:points:colors:background:smoothsColors:colorSpace:) init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:) locations smoothsColors width
    SwiftUI	MeshGradient.BezierPoint	bottomControlPoint init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:) leadingControlPoint position topControlPoint trailingControlPoint
    SwiftUI	MeshGradient.Colors	colors(_:) resolvedColors(_:)
    SwiftUI	MeshGradient.Locations	bezierPoints(_:) points(_:)
    SwiftUI	MixedImmersionStyle	init()
    SwiftUI	ModifiedContent	accessibility(activationPoint:) accessibility(addTraits:) accessibility(hidden:) accessibility(hint:) accessibility(identifier:) accessibility(inputLabels:) accessibility(label:) accessibility(removeTraits:) accessibility(selectionIdentifier:) accessibility(sortPriority:) accessibility(value:) accessibilityAction(_:_:) accessibilityAction(_:intent:) accessibilityAction(named:_:) accessibilityAction(named:intent:) accessibilityActivationPoint(_:) accessibilityActivationPoint(_:isEnabled:) accessibilityAddTraits(_:) accessibilityAdjustableAction(_:) accessibilityCustomContent(_:_:importance:) accessibilityDirectTouch(_:options:) accessibilityDragPoint(_:description:) accessibilityDragPoint(_:description:isEnabled:) accessibilityDropPoint(_:description:) accessibilityDropPoint(_:description:isEnabled:) accessibilityHeading(_:) accessibilityHidden(_:) accessibilityHidden(_:isEnabled:) accessibilityHint(_:) accessibilityHint(_:isEnabled:) accessibilityIdentifier(_:) accessibilityIdentifier(_:isEnabled:) accessibilityInputLabels(_:) accessibilityInputLabels(_:isEnabled:) accessibilityLabel(_:) accessibilityLabel(_:isEnabled:) accessibilityRemoveTraits(_:) accessibilityRespondsToUserInteraction(_:) accessibilityRespondsToUserInteraction(_:isEnabled:) accessibilityScrollAction(_:) accessibilityScrollStatus(_:isEnabled:) accessibilitySortPriority(_:) accessibilityTextContentType(_:) accessibilityValue(_:) accessibilityValue(_:isEnabled:) accessibilityZoomAction(_:) animatableData content data init(content:modifier:) modifier tableRowBody
    SwiftUI	MoveCommandDirection	down left right up
    SwiftUI	MoveKeyframe	init(_:)
    SwiftUI	MoveTransition	body(content:phase:) edge init(edge:)
    SwiftUI	MultiDatePicker	init(_:selection:) init(_:selection:in:) init(selection:in:label:) init(selection:label:)
    SwiftUI	MutableCollection	move(fromOffsets:toOffset:)
    SwiftUI	NSAnimationContext	animate(_:changes:completion:) animate(with:changes:completion:)
    SwiftUI	NSApplicationDelegateAdaptor	init(_:) projectedValue wrappedValue
    SwiftUI	NSColor	init(_:)
    SwiftUI	NSDirectionalEdgeInsets	init(_:)
    SwiftUI	NSGestureRecognizerRepresentable	Context CoordinateSpaceConverter handleNSGestureRecognizerAction(_:context:) makeCoordinator(converter:) makeNSGestureRecognizer(context:) updateNSGestureRecognizer(_:context:)
    SwiftUI	NSGestureRecognizerRepresentableContext	converter coordinator
    SwiftUI	NSGestureRecognizerRepresentableCoordinateSpaceConverter	convert(globalPoint:to:) localLocation localTranslation localVelocity location(in:) translation(in:) velocity(in:)
    SwiftUI	NSHostingController	init(coder:) init(coder:rootView:) init(rootView:) rootView sizeThatFits(in:) sizingOptions
    SwiftUI	NSHostingMenu	init(rootView:) rootView
    SwiftUI	NSHostingSceneBridgingOptions	init(rawValue:)
    SwiftUI	NSHostingSceneRepresentation	init(rootScene:)
    SwiftUI	NSHostingSizingOptions	init(rawValue:) intrinsicContentSize maxSize minSize preferredContentSize rawValue standardBounds
    SwiftUI	NSHostingView	init(coder:) init(coder:rootView:) init(rootView:) rootView sizingOptions
    SwiftUI	NSUnderlineStyle	init(_:)
    SwiftUI	NSUserActivity	TypedPayloadError setTypedPayload(_:) typedPayload(_:)
    SwiftUI	NSUserActivity.TypedPayloadError	encodingError invalidContent
    SwiftUI	NSViewControllerRepresentable	Context LayoutOptions dismantleNSViewController(_:coordinator:) makeCoordinator() makeNSViewController(context:) sizeThatFits(_:nsViewController:context:) updateNSViewController(_:context:)
    SwiftUI	NSViewControllerRepresentableContext	animate(changes:completion:) coordinator environment transaction
    SwiftUI	NSViewRepresentable	Context LayoutOptions dismantleNSView(_:coordinator:) makeCoordinator() makeNSView(context:) sizeThatFits(_:nsView:context:) updateNSView(_:context:)
    SwiftUI	NSViewRepresentableContext	animate(changes:completion:) coordinator environment transaction
    SwiftUI	NamedCoordinateSpace	coordinateSpace
    SwiftUI	Namespace	ID init() wrappedValue
    SwiftUI	NavigationBarItem	TitleDisplayMode
    SwiftUI	NavigationBarItem.TitleDisplayMode	automatic inline large
    SwiftUI	NavigationControlGroupStyle	init() makeBody(configuration:)
    SwiftUI	NavigationLink	init(_:destination:) init(_:destination:isActive:) init(_:destination:tag:selection:) init(_:isActive:destination:) init(_:tag:selection:destination:) init(_:value:) init(destination:isActive:label:) init(destination:label:) init(destination:tag:selection:label:) init(destinationName:isActive:label:) init(destinationName:label:) init(destinationName:tag:selection:label:) init(isActive:destination:label:) init(tag:selection:destination:label:) init(value:label:) isDetailLink(_:)
    SwiftUI	NavigationLinkPickerStyle	init()
    SwiftUI	NavigationPath	CodableRepresentation append(_:) codable count init() init(_:) isEmpty removeLast(_:)
    SwiftUI	NavigationSplitView	init(columnVisibility:preferredCompactColumn:sidebar:content:detail:) init(columnVisibility:preferredCompactColumn:sidebar:detail:) init(columnVisibility:sidebar:content:detail:) init(columnVisibility:sidebar:detail:) init(preferredCompactColumn:sidebar:content:detail:) init(preferredCompactColumn:sidebar:detail:) init(sidebar:content:detail:) init(sidebar:detail:)
    SwiftUI	NavigationSplitViewColumn	content detail sidebar
    SwiftUI	NavigationSplitViewStyle	Configuration automatic balanced makeBody(configuration:) prominentDetail
    SwiftUI	NavigationSplitViewVisibility	all automatic detailOnly doubleColumn
    SwiftUI	NavigationStack	init(path:root:) init(root:)
    SwiftUI	NavigationTransition	automatic crossFade zoom(sourceID:in:)
    SwiftUI	NavigationView	init(content:)
    SwiftUI	NavigationViewStyle	automatic columns stack
    SwiftUI	Never	tableColumnBody tableRowBody
    SwiftUI	NewDocumentAction	callAsFunction(_:) callAsFunction(contentType:) callAsFunction(contentType:prepareDocument:)
    SwiftUI	NewDocumentButton	init(_:contentType:) init(_:contentType:prepareDocumentURL:) init(_:contentType:source:prepareDocumentURL:) init(_:for:contentType:prepareDocument:)
    SwiftUI	ObservedObject	Wrapper init(initialValue:) init(wrappedValue:) projectedValue wrappedValue
    SwiftUI	ObservedObject.Wrapper	subscript(dynamicMember:)
    SwiftUI	OffsetShape	animatableData init(shape:offset:) inset(by:) layoutDirectionBehavior offset path(in:) role shape
    SwiftUI	OffsetTransition	body(content:phase:) init(_:) offset
    SwiftUI	OpacityTransition	body(content:phase:) init() properties
    SwiftUI	OpenDocumentAction	callAsFunction(at:)
    SwiftUI	OpenImmersiveSpaceAction	Result callAsFunction(id:) callAsFunction(id:value:) callAsFunction(value:)
    SwiftUI	OpenImmersiveSpaceAction.Result	error opened userCancelled
    SwiftUI	OpenSettingsAction	callAsFunction()
    SwiftUI	OpenURLAction	Result callAsFunction(_:) callAsFunction(_:completion:) callAsFunction(_:prefersInApp:) init(handler:)
    SwiftUI	OpenURLAction.Result	discarded handled systemAction systemAction(_:) systemAction(_:prefersInApp:)
    SwiftUI	OpenWindowAction	SharingBehavior callAsFunction(id:) callAsFunction(id:sharingBehavior:) callAsFunction(id:value:) callAsFunction(id:value:sharingBehavior:) callAsFunction(value:) callAsFunction(value:sharingBehavior:)
    SwiftUI	OpenWindowAction.SharingBehavior	requested required
    SwiftUI	Optional	Scope TabValue
    SwiftUI	OrnamentAttachmentAnchor	parent(_:) scene(_:)
    SwiftUI	OutlineGroup	init(_:children:) init(_:children:content:) init(_:id:children:content:) tableRowBody
    SwiftUI	PageIndexViewStyle	BackgroundDisplayMode init(backgroundDisplayMode:)
    SwiftUI	PageIndexViewStyle.BackgroundDisplayMode	always automatic interactive never
    SwiftUI	PagePresentationSizing	proposedSize(for:context:)
    SwiftUI	PageTabViewStyle	IndexDisplayMode init(indexDisplayMode:)
    SwiftUI	PageTabViewStyle.IndexDisplayMode	always automatic never
    SwiftUI	PagingScrollTargetBehavior	init() properties(context:) updateTarget(_:context:)
    SwiftUI	PaletteControlGroupStyle	init() makeBody(configuration:)
    SwiftUI	PalettePickerStyle	init()
    SwiftUI	PaletteSelectionEffect	automatic custom symbolVariant(_:)
    SwiftUI	PasteButton	init(payloadType:onPaste:) init(supportedContentTypes:payloadAction:) init(supportedContentTypes:validator:payloadAction:) init(supportedTypes:payloadAction:) init(supportedTypes:validator:payloadAction:)
    SwiftUI	Path	Element addArc(center:radius:startAngle:endAngle:clockwise:transform:) addArc(tangent1End:tangent2End:radius:transform:) addCurve(to:control1:control2:) addEllipse(in:transform:) addLine(to:) addLines(_:) addPath(_:transform:) addQuadCurve(to:control:) addRect(_:transform:) addRects(_:transform:) addRelativeArc(center:radius:startAngle:delta:transform:) addRoundedRect(in:cornerRadii:style:transform:) addRoundedRect(in:cornerSize:style:transform:) applying(_:) boundingRect cgPath closeSubpath() contains(_:eoFill:) currentPoint description forEach(_:) init() init(_:) init(ellipseIn:) init(roundedRect:cornerRadii:style:) init(roundedRect:cornerRadius:style:) init(roundedRect:cornerSize:style:) intersection(_:eoFill:) isEmpty lineIntersection(_:eoFill:) lineSubtraction(_:eoFill:) move(to:) normalized(eoFill:) offsetBy(dx:dy:) path(in:) strokedPath(_:) subtracting(_:eoFill:) symmetricDifference(_:eoFill:) trimmedPath(from:to:) union(_:eoFill:)
    SwiftUI	Path.Element	closeSubpath curve(to:control1:control2:) line(to:) move(to:) quadCurve(to:control:)
    SwiftUI	PencilDoubleTapGestureValue	hoverPose
    SwiftUI	PencilHoverPose	altitude anchor azimuth location roll zDistance
    SwiftUI	PencilPreferredAction	ignore runSystemShortcut showColorPalette showContextualPalette showInkAttributes switchEraser switchPrevious
    SwiftUI	PencilSqueezeGesturePhase	active(_:) ended(_:) failed
    SwiftUI	PencilSqueezeGestureValue	hoverPose
    SwiftUI	PeriodicTimelineSchedule	Entries entries(from:mode:) init(from:by:)
    SwiftUI	PeriodicTimelineSchedule.Entries	next()
    SwiftUI	PhaseAnimator	init(_:content:animation:) init(_:trigger:content:animation:)
    SwiftUI	PhysicalMetric	init(wrappedValue:from:) wrappedValue
    SwiftUI	PhysicalMetricsConverter	convert(_:from:) convert(_:to:) worldScalingCompensation worldScalingCompensation(_:)
    SwiftUI	Picker	init(_:image:selection:content:) init(_:image:selection:content:currentValueLabel:) init(_:image:sources:selection:content:) init(_:image:sources:selection:content:currentValueLabel:) init(_:selection:content:) init(_:selection:content:currentValueLabel:) init(_:sources:selection:content:) init(_:sources:selection:content:currentValueLabel:) init(_:systemImage:selection:content:) init(_:systemImage:selection:content:currentValueLabel:) init(_:systemImage:sources:selection:content:) init(_:systemImage:sources:selection:content:currentValueLabel:) init(selection:content:label:) init(selection:content:label:currentValueLabel:) init(selection:label:content:) init(sources:selection:content:label:) init(sources:selection:content:label:currentValueLabel:)
    SwiftUI	PickerStyle	automatic inline menu navigationLink palette radioGroup segmented tabs wheel
    SwiftUI	PinnedScrollableViews	init(rawValue:) rawValue sectionFooters sectionHeaders
    SwiftUI	PlaceholderTextShapeStyle	init()
    SwiftUI	PlainButtonStyle	init() makeBody(configuration:)
    SwiftUI	PlainListStyle	init()
    SwiftUI	PlainTextEditorStyle	init() makeBody(configuration:)
    SwiftUI	PlainTextFieldStyle	init()
    SwiftUI	PlainWindowStyle	init()
    SwiftUI	PlateGlassBackgroundEffect	init()
    SwiftUI	PointerStyle	columnResize columnResize(directions:) default frameResize(position:directions:) grabActive grabIdle horizontalText image(_:hotSpot:) link rectSelection rowResize rowResize(directions:) shape(_:eoFill:size:) verticalText zoomIn zoomOut
    SwiftUI	PopUpButtonPickerStyle	init()
    SwiftUI	PopoverAttachmentAnchor	point(_:) rect(_:)
    SwiftUI	PreferenceKey	defaultValue reduce(value:nextValue:)
    SwiftUI	PreferredColorSchemeKey	reduce(value:nextValue:)
    SwiftUI	PresentationAdaptation	automatic fullScreenCover none popover sheet
    SwiftUI	PresentationBackgroundInteraction	automatic disabled enabled enabled(upThrough:)
    SwiftUI	PresentationContentInteraction	automatic resizes scrolls
    SwiftUI	PresentationDetent	Context custom(_:) fraction(_:) height(_:) large medium
    SwiftUI	PresentationDetent.Context	maxDetentValue subscript(dynamicMember:)
    SwiftUI	PresentationMode	dismiss() isPresented
    SwiftUI	PresentationSizing	automatic fitted fitted(horizontal:vertical:) form page proposedSize(for:context:) sticky(horizontal:vertical:)
    SwiftUI	PresentationSizingRoot	sizeThatFits(_:)
    SwiftUI	Preview	init(_:traits:body:)
    SwiftUI	PreviewContext	subscript(_:)
    SwiftUI	PreviewContextKey	defaultValue
    SwiftUI	PreviewDevice	ExtendedGraphemeClusterLiteralType StringLiteralType UnicodeScalarLiteralType init(rawValue:) init(stringLiteral:) rawValue
    SwiftUI	PreviewModifier	Content body(content:context:) makeSharedContext()
    SwiftUI	PreviewPlatform	iOS macOS tvOS watchOS
    SwiftUI	PreviewProvider	platform previews
    SwiftUI	PreviewTrait	modifier(_:)
    SwiftUI	PrimitiveButtonStyle	Configuration accessoryBar accessoryBarAction automatic bordered borderedProminent borderless card glass glass(_:) glassProminent link makeBody(configuration:) plain
    SwiftUI	PrimitiveButtonStyleConfiguration	Label label role trigger()
    SwiftUI	ProgressView	init() init(_:) init(_:value:total:) init(label:) init(timerInterval:countsDown:) init(timerInterval:countsDown:label:) init(timerInterval:countsDown:label:currentValueLabel:) init(value:total:) init(value:total:label:) init(value:total:label:currentValueLabel:)
    SwiftUI	ProgressViewStyle	Configuration automatic circular linear makeBody(configuration:)
    SwiftUI	ProgressViewStyleConfiguration	CurrentValueLabel Label currentValueLabel fractionCompleted label
    SwiftUI	ProgressiveImmersionAspectRatio	automatic landscape portrait
    SwiftUI	ProgressiveImmersionStyle	aspectRatio init() init(immersion:initialAmount:) initialImmersionAmount maximumImmersionAmount minimumImmersionAmount
    SwiftUI	ProjectionTransform	concatenating(_:) init() init(_:) invert() inverted() isAffine isIdentity m11 m12 m13 m21 m22 m23 m31 m32 m33
    SwiftUI	Prominence	increased standard
    SwiftUI	ProminentDetailNavigationSplitViewStyle	init() makeBody(configuration:)
    SwiftUI	ProposedViewSize	height infinity init(_:) init(width:height:) replacingUnspecifiedDimensions(by:) unspecified width zero
    SwiftUI	PullDownMenuBarExtraStyle	init()
    SwiftUI	PullDownMenuButtonStyle	init()
    SwiftUI	PushTransition	body(content:phase:) edge init(edge:)
    SwiftUI	PushWindowAction	callAsFunction(id:) callAsFunction(id:value:) callAsFunction(value:)
    SwiftUI	RadialGradient	init(colors:center:startRadius:endRadius:) init(gradient:center:startRadius:endRadius:) init(stops:center:startRadius:endRadius:)
    SwiftUI	RadioGroupPickerStyle	init()
    SwiftUI	RangeReplaceableCollection	remove(atOffsets:)
    SwiftUI	ReadableDocument	ReadConfiguration Snapshot apply(snapshot:previous:) readableContentTypes reader(configuration:)
    SwiftUI	Rectangle	init() inset(by:) layoutDirectionBehavior path(in:)
    SwiftUI	RectangleCornerInsets	bottomLeading bottomTrailing init() init(topLeading:topTrailing:bottomLeading:bottomTrailing:) topLeading topTrailing
    SwiftUI	RectangleCornerRadii	animatableData bottomLeading bottomTrailing init(topLeading:bottomLeading:bottomTrailing:topTrailing:) subscript(_:) topLeading topTrailing
    SwiftUI	RedactionReasons	init(rawValue:) invalidated placeholder privacy rawValue
    SwiftUI	ReferenceFileDocument	ReadConfiguration WriteConfiguration fileWrapper(snapshot:configuration:) init(configuration:) readableContentTypes snapshot(contentType:) writableContentTypes
    SwiftUI	ReferenceFileDocumentConfiguration	$document document fileURL isEditable
    SwiftUI	RefreshAction	callAsFunction()
    SwiftUI	RemoteDeviceIdentifier	cDevice
    SwiftUI	RemoteImmersiveSpace	init(content:) init(for:content:) init(for:content:defaultValue:) init(id:content:) init(id:for:content:) init(id:for:content:defaultValue:)
    SwiftUI	RenameAction	callAsFunction()
    SwiftUI	RenameButton	init()
    SwiftUI	ReorderDifference	Destination destination sources
    SwiftUI	ReorderDifference.Destination	Position collectionID init(position:) init(position:collectionID:) position
    SwiftUI	ReorderDifference.Destination.Position	before(_:) end
    SwiftUI	ReservedRegion	margins
    SwiftUI	ResetFocusAction	callAsFunction(in:)
    SwiftUI	RotateGesture	Value init(minimumAngleDelta:) init(minimumAngleDelta:inputKinds:) minimumAngleDelta
    SwiftUI	RotateGesture.Value	rotation startAnchor startLocation time velocity
    SwiftUI	RotateGesture3D	constrainedAxis init(constrainedToAxis:minimumAngleDelta:) minimumAngleDelta
    SwiftUI	RotatedShape	anchor angle animatableData init(shape:angle:anchor:) inset(by:) layoutDirectionBehavior path(in:) role shape
    SwiftUI	RotationGesture	init(minimumAngleDelta:) minimumAngleDelta
    SwiftUI	RoundedBorderTextEditorStyle	init()
    SwiftUI	RoundedBorderTextFieldStyle	init()
    SwiftUI	RoundedCornerStyle	circular continuous
    SwiftUI	RoundedRectangle	animatableData cornerSize init(cornerRadius:style:) init(cornerSize:style:) inset(by:) layoutDirectionBehavior path(in:) style
    SwiftUI	RoundedRectangularShape	Corners corners(in:)
    SwiftUI	RoundedRectangularShapeCorners	bottomLeading bottomTrailing concentric concentric(minimum:) fixed(_:) init(all:) init(topLeading:topTrailing:bottomLeading:bottomTrailing:) subscript(_:) topLeading topTrailing
    SwiftUI	SafeAreaRegions	all container init(rawValue:) keyboard rawValue
    SwiftUI	ScaleTransition	anchor body(content:phase:) init(_:anchor:) scale
    SwiftUI	ScaledMetric	init(wrappedValue:) init(wrappedValue:relativeTo:) wrappedValue
    SwiftUI	ScaledShape	anchor animatableData init(shape:scale:anchor:) layoutDirectionBehavior path(in:) role scale shape
    SwiftUI	Scene	backgroundTask(_:action:) body commands(content:) commandsRemoved() commandsReplaced(content:) defaultAppStorage(_:) defaultLaunchBehavior(_:) defaultPosition(_:) defaultSize(_:) defaultSize(_:in:) defaultSize(width:height:) defaultSize(width:height:depth:) defaultSize(width:height:depth:in:) defaultWindowPlacement(_:) defaultWorldScaling(_:) dialogIcon(_:) dialogSeverity(_:) dialogSuppressionToggle(_:isSuppressed:) dialogSuppressionToggle(isSuppressed:) documentBrowserContextMenu(_:) environment(_:) environment(_:_:) environmentObject(_:) handlesExternalEvents(matching:) immersionStyle(selection:in:) immersiveContentBrightness(_:) immersiveEnvironmentBehavior(_:) keyboardShortcut(_:) keyboardShortcut(_:modifiers:localization:) menuBarExtraStyle(_:) modelContainer(_:) modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:) modelContext(_:) onChange(of:initial:_:) onChange(of:perform:) persistentSystemOverlays(_:) restorationBehavior(_:) transformEnvironment(_:transform:) upperLimbVisibility(_:) volumeWorldAlignment(_:) windowBackgroundDragBehavior(_:) windowIdealPlacement(_:) windowIdealSize(_:) windowLevel(_:) windowManagerRole(_:) windowResizability(_:) windowStyle(_:) windowToolbarLabelStyle(_:) windowToolbarLabelStyle(fixed:) windowToolbarStyle(_:)
    SwiftUI	SceneAccessoryContent	body onAvailabilityChange(perform:)
    SwiftUI	SceneBuilder	buildBlock(_:) buildExpression(_:) buildLimitedAvailability(_:) buildOptional(_:)
    SwiftUI	SceneLaunchBehavior	automatic presented suppressed
    SwiftUI	ScenePadding	minimum navigationBar
    SwiftUI	ScenePhase	active background inactive
    SwiftUI	SceneRestorationBehavior	automatic disabled
    SwiftUI	SceneStorage	init(_:) init(wrappedValue:_:) init(wrappedValue:_:store:) projectedValue wrappedValue
    SwiftUI	ScrollAnchorRole	alignment initialOffset sizeChanges
    SwiftUI	ScrollBounceBehavior	always automatic basedOnSize
    SwiftUI	ScrollContentOffsetAdjustmentBehavior	automatic disabled
    SwiftUI	ScrollDismissesKeyboardMode	automatic immediately interactively never
    SwiftUI	ScrollEdgeEffectStyle	automatic hard soft
    SwiftUI	ScrollGeometry	bounds containerSize contentInsets contentOffset contentSize init(contentOffset:contentSize:contentInsets:containerSize:) visibleRect
    SwiftUI	ScrollIndicatorVisibility	automatic hidden never visible
    SwiftUI	ScrollInputBehavior	automatic disabled enabled
    SwiftUI	ScrollInputKind	handGestureShortcut look look(axes:)
    SwiftUI	ScrollPhase	animating decelerating idle interacting isScrolling tracking
    SwiftUI	ScrollPhaseChangeContext	geometry velocity
    SwiftUI	ScrollPosition	edge init(id:anchor:) init(idType:) init(idType:edge:) init(idType:point:) init(idType:x:) init(idType:x:y:) init(idType:y:) isPositionedByUser point scrollTo(edge:) scrollTo(id:anchor:) scrollTo(point:) scrollTo(x:) scrollTo(x:y:) scrollTo(y:) viewID viewID(type:) x y
    SwiftUI	ScrollTarget	anchor rect
    SwiftUI	ScrollTargetBehavior	Properties PropertiesContext TargetContext paging properties(context:) updateTarget(_:context:) viewAligned viewAligned(anchor:) viewAligned(limitBehavior:) viewAligned(limitBehavior:anchor:)
    SwiftUI	ScrollTargetBehaviorContext	axes containerSize contentSize originalTarget subscript(dynamicMember:) velocity
    SwiftUI	ScrollTargetBehaviorProperties	init() limitsScrolls
    SwiftUI	ScrollTargetBehaviorPropertiesContext	axes environment
    SwiftUI	ScrollTransitionConfiguration	Threshold animated animated(_:) animation(_:) identity interactive interactive(timingCurve:) threshold(_:)
    SwiftUI	ScrollTransitionConfiguration.Threshold	centered hidden inset(by:) interpolated(towards:amount:) visible visible(_:)
    SwiftUI	ScrollTransitionPhase	bottomTrailing identity isIdentity topLeading value
    SwiftUI	ScrollView	axes content init(_:content:) init(_:showsIndicators:content:) showsIndicators
    SwiftUI	ScrollViewProxy	scrollTo(_:anchor:)
    SwiftUI	ScrollViewReader	content init(content:)
    SwiftUI	SearchFieldPlacement	NavigationBarDrawerDisplayMode automatic navigationBarDrawer navigationBarDrawer(displayMode:) sidebar toolbar toolbarPrincipal
    SwiftUI	SearchFieldPlacement.NavigationBarDrawerDisplayMode	always automatic
    SwiftUI	SearchPresentationToolbarBehavior	automatic avoidHidingContent
    SwiftUI	SearchScopeActivation	automatic onSearchPresentation onTextEntry
    SwiftUI	SearchSuggestionsPlacement	Set automatic content menu
    SwiftUI	SearchSuggestionsPlacement.Set	content init(rawValue:) menu rawValue
    SwiftUI	SearchToolbarBehavior	automatic minimize
    SwiftUI	SearchUnavailableContent	Actions Description Label
    SwiftUI	Section	collapsible(_:) init(_:content:) init(_:isExpanded:content:) init(content:) init(content:footer:) init(content:header:) init(content:header:footer:) init(footer:content:) init(header:content:) init(header:footer:content:) init(isExpanded:content:header:)
    SwiftUI	SectionCollection	endIndex startIndex subscript(_:)
    SwiftUI	SectionConfiguration	Actions ID actions containerValues content footer header id
    SwiftUI	SectionedFetchRequest	Configuration init(entity:sectionIdentifier:sortDescriptors:predicate:animation:) init(fetchRequest:sectionIdentifier:animation:) init(fetchRequest:sectionIdentifier:transaction:) init(sectionIdentifier:sortDescriptors:predicate:animation:) projectedValue update() wrappedValue
    SwiftUI	SectionedFetchRequest.Configuration	nsPredicate nsSortDescriptors sectionIdentifier sortDescriptors
    SwiftUI	SectionedFetchResults	Section endIndex nsPredicate nsSortDescriptors sectionIdentifier sortDescriptors startIndex subscript(_:)
    SwiftUI	SectionedFetchResults.Section	endIndex id startIndex subscript(_:)
    SwiftUI	SecureField	init(_:text:) init(_:text:onCommit:) init(_:text:prompt:) init(text:prompt:label:)
    SwiftUI	SegmentedPickerStyle	init()
    SwiftUI	SelectionShapeStyle	init()
    SwiftUI	SensoryFeedback	Flexibility PressFeedback ReleaseFeedback SelectionFeedback Weight alignment decrease error impact impact(flexibility:intensity:) impact(weight:intensity:) increase levelChange pathComplete press(_:) release(_:) selection selection(_:) start stop success warning
    SwiftUI	SensoryFeedback.Flexibility	rigid soft solid
    SwiftUI	SensoryFeedback.PressFeedback	button buttonIconOnly slider tab toggle
    SwiftUI	SensoryFeedback.ReleaseFeedback	slider
    SwiftUI	SensoryFeedback.SelectionFeedback	maximum minimum off on
    SwiftUI	SensoryFeedback.Weight	heavy light medium
    SwiftUI	SeparatorShapeStyle	init()
    SwiftUI	SequenceGesture	Value first init(_:_:) second
    SwiftUI	SequenceGesture.Value	first(_:) second(_:_:)
    SwiftUI	Settings	init(content:)
    SwiftUI	SettingsLink	init() init(label:)
    SwiftUI	Shader	Argument UsageType arguments compile(as:) dithersColor function init(function:arguments:)
    SwiftUI	Shader.Argument	boundingRect color(_:) colorArray(_:) data(_:) float(_:) float2(_:) float2(_:_:) float3(_:_:_:) float4(_:_:_:_:) floatArray(_:) image(_:)
    SwiftUI	Shader.UsageType	colorEffect distortionEffect layerEffect shapeStyle
    SwiftUI	ShaderFunction	dynamicallyCall(withArguments:) init(library:name:) library name
    SwiftUI	ShaderLibrary	bundle(_:) default init(data:) init(url:) subscript(dynamicMember:)
    SwiftUI	ShadowStyle	drop(color:radius:x:y:) inner(color:radius:x:y:)
    SwiftUI	Shape	buttonBorder capsule capsule(style:) circle containerRelative ellipse fill(_:style:) fill(style:) intersection(_:eoFill:) layoutDirectionBehavior lineIntersection(_:eoFill:) lineSubtraction(_:eoFill:) offset(_:) offset(x:y:) path(in:) rect rect(cornerRadii:style:) rect(cornerRadius:style:) rect(cornerSize:style:) rect(corners:isUniform:) rect(topLeadingCorner:topTrailingCorner:bottomLeadingCorner:bottomTrailingCorner:) rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) rect(uniformBottomCorners:topLeadingCorner:topTrailingCorner:) rect(uniformLeadingCorners:topTrailingCorner:bottomTrailingCorner:) rect(uniformLeadingCorners:uniformTrailingCorners:) rect(uniformTopCorners:bottomLeadingCorner:bottomTrailingCorner:) rect(uniformTopCorners:uniformBottomCorners:) rect(uniformTrailingCorners:topLeadingCorner:bottomLeadingCorner:) role rotation(_:anchor:) scale(_:anchor:) scale(x:y:anchor:) size(_:) size(_:anchor:) size(width:height:) size(width:height:anchor:) sizeThatFits(_:) stroke(_:lineWidth:) stroke(_:lineWidth:antialiased:) stroke(_:style:) stroke(_:style:antialiased:) stroke(lineWidth:) stroke(style:) subtracting(_:eoFill:) symmetricDifference(_:eoFill:) textInputBorder transform(_:) trim(from:to:) union(_:eoFill:)
    SwiftUI	ShapeRole	fill separator stroke
    SwiftUI	ShapeStyle	angularGradient(_:center:startAngle:endAngle:) angularGradient(colors:center:startAngle:endAngle:) angularGradient(stops:center:startAngle:endAngle:) background bar black blendMode(_:) blue brown clear conicGradient(_:center:angle:) conicGradient(colors:center:angle:) conicGradient(stops:center:angle:) cyan ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:) ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:) ellipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:) fill foreground gray green image(_:sourceRect:scale:) in(_:) indigo linearGradient(_:startPoint:endPoint:) linearGradient(colors:startPoint:endPoint:) linearGradient(stops:startPoint:endPoint:) link materialActiveAppearance(_:) mint opacity(_:) orange pink placeholder primary purple quaternary quinary radialGradient(_:center:startRadius:endRadius:) radialGradient(colors:center:startRadius:endRadius:) radialGradient(stops:center:startRadius:endRadius:) red regularMaterial resolve(in:) secondary selection separator shadow(_:) teal tertiary thickMaterial thinMaterial tint ultraThickMaterial ultraThinMaterial white windowBackground yellow
    SwiftUI	ShapeView	fill(_:style:) shape stroke(_:lineWidth:antialiased:) stroke(_:style:antialiased:) strokeBorder(_:lineWidth:antialiased:) strokeBorder(_:style:antialiased:)
    SwiftUI	ShareLink	init(_:item:subject:message:) init(_:item:subject:message:preview:) init(_:items:subject:message:) init(_:items:subject:message:preview:) init(item:subject:message:) init(item:subject:message:label:) init(item:subject:message:preview:) init(item:subject:message:preview:label:) init(items:subject:message:) init(items:subject:message:label:) init(items:subject:message:preview:) init(items:subject:message:preview:label:)
    SwiftUI	SharePreview	init(_:) init(_:icon:) init(_:image:) init(_:image:icon:)
    SwiftUI	SidebarAdaptableTabViewStyle	init()
    SwiftUI	SidebarCommands	init()
    SwiftUI	SidebarListStyle	init()
    SwiftUI	SidebarRowSize	large medium small
    SwiftUI	SimultaneousGesture	Value first init(_:_:) second
    SwiftUI	SimultaneousGesture.Value	first second
    SwiftUI	SlideTransition	body(content:phase:) init()
    SwiftUI	Slider	init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) init(value:in:label:onEditingChanged:) init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:) init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:) init(value:in:onEditingChanged:) init(value:in:onEditingChanged:label:) init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) init(value:in:step:label:onEditingChanged:) init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:) init(value:in:step:onEditingChanged:) init(value:in:step:onEditingChanged:label:) init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
    SwiftUI	SliderTick	ID init(_:) init(_:_:) init(_:label:)
    SwiftUI	SliderTickBuilder	buildBlock() buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:)
    SwiftUI	SliderTickContent	body
    SwiftUI	SliderTickContentForEach	init(_:content:) init(_:id:content:)
    SwiftUI	SnapshotData	SnapshotReason identifier reason
    SwiftUI	SnapshotData.SnapshotReason	appBackgrounded appScheduled complicationUpdate prelaunch returnToDefaultState
    SwiftUI	SnapshotResponse	init(restoredDefaultState:estimatedSnapshotExpiration:identifier:)
    SwiftUI	Spacer	init(minLength:) minLength
    SwiftUI	SpacerSizing	fixed flexible
    SwiftUI	SpatialContainer	init(alignment:)
    SwiftUI	SpatialEventCollection	Event Index Iterator endIndex index(after:) makeIterator() startIndex subscript(_:)
    SwiftUI	SpatialEventCollection.Event	ID InputDevicePose Kind Phase chirality id inputDevicePose kind location location3D modifierKeys phase selectionRay targetedEntity timestamp trackingAreaIdentifier
    SwiftUI	SpatialEventCollection.Event.InputDevicePose	altitude azimuth pose3D
    SwiftUI	SpatialEventCollection.Event.Kind	directPinch indirectPinch pencil pointer touch
    SwiftUI	SpatialEventCollection.Event.Phase	active cancelled ended
    SwiftUI	SpatialEventCollection.Iterator	next()
    SwiftUI	SpatialEventGesture	coordinateSpace init(coordinateSpace3D:) init(coordinateSpace:)
    SwiftUI	SpatialTapGesture	Value coordinateSpace count init(count:coordinateSpace3D:) init(count:coordinateSpace:) init(count:coordinateSpace:inputKinds:)
    SwiftUI	SpatialTapGesture.Value	location location3D
    SwiftUI	Spring	bounce bouncy bouncy(duration:extraBounce:) damping dampingRatio duration force(fromValue:toValue:position:velocity:) force(target:position:velocity:) init(duration:bounce:) init(mass:stiffness:damping:allowOverDamping:) init(response:dampingRatio:) init(settlingDuration:dampingRatio:epsilon:) mass response settlingDuration settlingDuration(fromValue:toValue:initialVelocity:epsilon:) settlingDuration(target:initialVelocity:epsilon:) smooth smooth(duration:extraBounce:) snappy snappy(duration:extraBounce:) stiffness update(value:velocity:target:deltaTime:) value(fromValue:toValue:initialVelocity:time:) value(target:initialVelocity:time:) velocity(fromValue:toValue:initialVelocity:time:) velocity(target:initialVelocity:time:)
    SwiftUI	SpringKeyframe	init(_:duration:spring:startVelocity:)
    SwiftUI	SpringLoadingBehavior	automatic disabled enabled
    SwiftUI	SquareAzimuth	Set back front init(closestToAzimuth:) left orientation right
    SwiftUI	SquareAzimuth.Set	all back contains(_:) front init(_:) left right
    SwiftUI	SquareBorderTextFieldStyle	init()
    SwiftUI	StackNavigationViewStyle	init()
    SwiftUI	State	init() init(initialValue:) init(wrappedValue:) projectedValue wrappedValue
    SwiftUI	StateObject	init(wrappedValue:) projectedValue wrappedValue
    SwiftUI	Stepper	init(_:onIncrement:onDecrement:onEditingChanged:) init(_:value:in:step:format:onEditingChanged:) init(_:value:in:step:onEditingChanged:) init(_:value:step:format:onEditingChanged:) init(_:value:step:onEditingChanged:) init(label:onIncrement:onDecrement:onEditingChanged:) init(onIncrement:onDecrement:onEditingChanged:label:) init(value:in:step:format:label:onEditingChanged:) init(value:in:step:label:onEditingChanged:) init(value:in:step:onEditingChanged:label:) init(value:step:format:label:onEditingChanged:) init(value:step:label:onEditingChanged:) init(value:step:onEditingChanged:label:)
    SwiftUI	StepperFieldDatePickerStyle	init() makeBody(configuration:)
    SwiftUI	StrokeBorderShapeView	background init(shape:style:strokeStyle:isAntialiased:background:) isAntialiased shape strokeStyle style
    SwiftUI	StrokeShapeView	background init(shape:style:strokeStyle:isAntialiased:background:) isAntialiased shape strokeStyle style
    SwiftUI	StrokeStyle	animatableData dash dashPhase init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:) lineCap lineJoin lineWidth miterLimit
    SwiftUI	SubmitLabel	continue done go join next return route search send
    SwiftUI	SubmitTriggers	init(rawValue:) rawValue search text
    SwiftUI	SubscriptionView	action content init(content:publisher:action:) publisher
    SwiftUI	Subview	ContainerSizingOptions ID containerValues id
    SwiftUI	Subview.ContainerSizingOptions	uniform(axis:) variable
    SwiftUI	SubviewsCollection	endIndex index(after:) index(before:) startIndex subscript(_:)
    SwiftUI	SubviewsCollectionSlice	endIndex startIndex subscript(_:)
    SwiftUI	SurfaceSnappingInfo	AuthorizationStatus classification isSnapped
    SwiftUI	SurfaceSnappingInfo.AuthorizationStatus	authorized denied notDetermined restricted
    SwiftUI	SurroundingsEffect	colorMultiply(_:) dark dim(intensity:) semiDark systemDark ultraDark
    SwiftUI	SwitchToggleStyle	init() init(tint:) makeBody(configuration:)
    SwiftUI	SymbolColorRenderingMode	flat gradient
    SwiftUI	SymbolEffectTransition	body(content:phase:) init(effect:options:) properties
    SwiftUI	SymbolRenderingMode	hierarchical monochrome multicolor palette
    SwiftUI	SymbolVariableValueMode	color draw
    SwiftUI	SymbolVariants	circle contains(_:) fill none rectangle slash square
    SwiftUI	SystemFormatStyle	DateOffset DateReference Stopwatch Timer
    SwiftUI	SystemFormatStyle.DateOffset	FormatInput FormatOutput calendar(_:) discreteInput(after:) discreteInput(before:) format(_:) init(to:allowedFields:maxFieldCount:sign:) input(after:) input(before:) locale(_:)
    SwiftUI	SystemFormatStyle.DateReference	FormatInput FormatOutput calendar(_:) discreteInput(after:) discreteInput(before:) format(_:) init(to:allowedFields:maxFieldCount:thresholdField:) input(after:) input(before:) locale(_:)
    SwiftUI	SystemFormatStyle.Stopwatch	FormatInput FormatOutput discreteInput(after:) discreteInput(before:) format(_:) init(startingAt:showsHours:maxFieldCount:maxPrecision:) locale(_:)
    SwiftUI	SystemFormatStyle.Timer	FormatInput FormatOutput discreteInput(after:) discreteInput(before:) format(_:) init(countingDownIn:showsHours:maxFieldCount:maxPrecision:) init(countingUpIn:showsHours:maxFieldCount:maxPrecision:) locale(_:)
    SwiftUI	Tab	TabValue init(_:image:content:) init(_:image:role:content:) init(_:image:value:content:) init(_:image:value:role:content:) init(_:systemImage:content:) init(_:systemImage:role:content:) init(_:systemImage:value:content:) init(_:systemImage:value:role:content:) init(content:) init(content:label:) init(role:content:) init(role:content:label:) init(value:content:) init(value:content:label:) init(value:role:content:) init(value:role:content:label:)
    SwiftUI	TabBarMinimizeBehavior	automatic never onScrollDown onScrollUp
    SwiftUI	TabBarOnlyTabViewStyle	init()
    SwiftUI	TabBarPlacement	bottomBar ornament pageIndicator sidebar topBar
    SwiftUI	TabContent	accessibilityHint(_:isEnabled:) accessibilityIdentifier(_:isEnabled:) accessibilityInputLabels(_:isEnabled:) accessibilityLabel(_:isEnabled:) accessibilityValue(_:isEnabled:) badge(_:) body contextMenu(menuItems:) customizationBehavior(_:for:) customizationID(_:) defaultVisibility(_:for:) disabled(_:) draggable(_:) dropDestination(for:action:) hidden(_:) popover(isPresented:attachmentAnchor:arrowEdge:content:) popover(item:attachmentAnchor:arrowEdge:content:) sectionActions(content:) springLoadingBehavior(_:) swipeActions(edge:allowsFullSwipe:content:) tabPlacement(_:)
    SwiftUI	TabContentBuilder	Content buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI	TabCustomizationBehavior	automatic disabled reorderable
    SwiftUI	TabPlacement	automatic pinned sidebarOnly
    SwiftUI	TabRole	prominent search
    SwiftUI	TabSearchActivation	automatic searchTabSelection
    SwiftUI	TabSection	TabValue init(_:content:) init(content:) init(content:header:)
    SwiftUI	TabView	init(content:) init(selection:content:)
    SwiftUI	TabViewBottomAccessoryPlacement	expanded inline
    SwiftUI	TabViewCustomization	SectionCustomization TabCustomization init() resetSectionOrder() resetSectionOrder(for:) resetVisibility() subscript(section:) subscript(sectionID:) subscript(sidebarVisibility:) subscript(tab:)
    SwiftUI	TabViewCustomization.SectionCustomization	resetTabOrder() tabOrder
    SwiftUI	TabViewCustomization.TabCustomization	sidebarVisibility tabBarVisibility
    SwiftUI	TabViewStyle	automatic carousel grouped page page(indexDisplayMode:) sidebarAdaptable tabBarOnly verticalPage verticalPage(transitionStyle:)
    SwiftUI	Table	init(_:children:columnCustomization:columns:) init(_:children:selection:columnCustomization:columns:) init(_:children:selection:sortOrder:columnCustomization:columns:) init(_:children:sortOrder:columnCustomization:columns:) init(_:columnCustomization:columns:) init(_:columns:) init(_:selection:columnCustomization:columns:) init(_:selection:columns:) init(_:selection:sortOrder:columnCustomization:columns:) init(_:selection:sortOrder:columns:) init(_:sortOrder:columnCustomization:columns:) init(_:sortOrder:columns:) init(of:columnCustomization:columns:rows:) init(of:columns:rows:) init(of:selection:columnCustomization:columns:rows:) init(of:selection:columns:rows:) init(of:selection:sortOrder:columnCustomization:columns:rows:) init(of:selection:sortOrder:columns:rows:) init(of:sortOrder:columnCustomization:columns:rows:) init(of:sortOrder:columns:rows:) init(selection:sortOrder:columns:rows:) init(sortOrder:columns:rows:)
    SwiftUI	TableColumn	init(_:content:) init(_:sortUsing:content:) init(_:value:) init(_:value:comparator:) init(_:value:comparator:content:) init(_:value:content:) width() width(_:) width(min:ideal:max:)
    SwiftUI	TableColumnAlignment	automatic center leading numeric numeric(_:) trailing
    SwiftUI	TableColumnBuilder	buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI	TableColumnContent	alignment(_:) customizationID(_:) defaultVisibility(_:) disabledCustomizationBehavior(_:) tableColumnBody
    SwiftUI	TableColumnCustomization	init() resetOrder() subscript(visibility:)
    SwiftUI	TableColumnCustomizationBehavior	all contains(_:) formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) init() insert(_:) intersection(_:) remove(_:) reorder resize symmetricDifference(_:) union(_:) update(with:) visibility
    SwiftUI	TableColumnForEach	content data init(_:content:) init(_:id:content:)
    SwiftUI	TableForEachContent	tableRowBody
    SwiftUI	TableHeaderRowContent	tableRowBody
    SwiftUI	TableOutlineGroupContent	tableRowBody
    SwiftUI	TableRow	init(_:)
    SwiftUI	TableRowBuilder	buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:)
    SwiftUI	TableRowContent	contextMenu(menuItems:) contextMenu(menuItems:preview:) draggable(_:) dropDestination(for:action:) itemProvider(_:) onHover(perform:) selectionDisabled(_:) tableRowBody
    SwiftUI	TableStyle	Configuration automatic bordered bordered(alternatesRowBackgrounds:) inset inset(alternatesRowBackgrounds:) makeBody(configuration:)
    SwiftUI	TapGesture	count init(count:) init(count:inputKinds:)
    SwiftUI	Text	AlignmentStrategy Case DateStyle Layout LayoutKey LineStyle Scale TruncationMode WritingDirectionStrategy accessibilityHeading(_:) accessibilityLabel(_:) accessibilityTextContentType(_:) baselineOffset(_:) bold() bold(_:) customAttribute(_:) font(_:) fontDesign(_:) fontWeight(_:) fontWidth(_:) foregroundColor(_:) foregroundStyle(_:) init(_:) init(_:format:) init(_:formatter:) init(_:style:) init(_:tableName:bundle:comment:) init(timerInterval:pauseTime:countsDown:showsHours:) init(verbatim:) italic() italic(_:) kerning(_:) monospaced(_:) monospacedDigit() speechAdjustedPitch(_:) speechAlwaysIncludesPunctuation(_:) speechAnnouncementsQueued(_:) speechSpellsOutCharacters(_:) strikethrough(_:color:) strikethrough(_:pattern:color:) textScale(_:isEnabled:) textVariant(_:) tracking(_:) typesettingLanguage(_:isEnabled:) underline(_:color:) underline(_:pattern:color:)
    SwiftUI	Text.AlignmentStrategy	default layoutBased writingDirectionBased
    SwiftUI	Text.Case	lowercase uppercase
    SwiftUI	Text.DateStyle	date offset relative time timer
    SwiftUI	Text.Layout	CharacterIndex DrawingOptions Line Run RunSlice TypographicBounds endIndex isTruncated startIndex subscript(_:)
    SwiftUI	Text.Layout.CharacterIndex	Stride advanced(by:) distance(to:)
    SwiftUI	Text.Layout.DrawingOptions	disablesSubpixelQuantization init(rawValue:) rawValue
    SwiftUI	Text.Layout.Line	endIndex origin startIndex subscript(_:) typographicBounds
    SwiftUI	Text.Layout.Run	characterIndices endIndex layoutDirection startIndex subscript(_:) typographicBounds
    SwiftUI	Text.Layout.RunSlice	characterIndices endIndex indices init(run:indices:) run startIndex subscript(_:) typographicBounds
    SwiftUI	Text.Layout.TypographicBounds	ascent descent init() leading origin rect width
    SwiftUI	Text.LayoutKey	AnchoredLayout defaultValue reduce(value:nextValue:)
    SwiftUI	Text.LayoutKey.AnchoredLayout	layout origin
    SwiftUI	Text.LineStyle	Pattern init(nsUnderlineStyle:) init(pattern:color:) single
    SwiftUI	Text.LineStyle.Pattern	dash dashDot dashDotDot dot solid
    SwiftUI	Text.Scale	default secondary
    SwiftUI	Text.TruncationMode	head middle tail
    SwiftUI	Text.WritingDirectionStrategy	contentBased default layoutBased
    SwiftUI	TextAlignment	center leading trailing
    SwiftUI	TextEditingCommands	init()
    SwiftUI	TextEditor	init(text:) init(text:selection:)
    SwiftUI	TextEditorStyle	Configuration automatic makeBody(configuration:) plain roundedBorder
    SwiftUI	TextField	init(_:text:) init(_:text:axis:) init(_:text:onCommit:) init(_:text:onEditingChanged:) init(_:text:onEditingChanged:onCommit:) init(_:text:prompt:) init(_:text:prompt:axis:) init(_:text:selection:prompt:axis:) init(_:value:format:prompt:) init(_:value:formatter:) init(_:value:formatter:onCommit:) init(_:value:formatter:onEditingChanged:) init(_:value:formatter:onEditingChanged:onCommit:) init(_:value:formatter:prompt:) init(text:prompt:axis:label:) init(text:prompt:label:) init(text:selection:prompt:axis:label:) init(value:format:prompt:label:) init(value:formatter:prompt:label:)
    SwiftUI	TextFieldLink	init(_:prompt:onSubmit:) init(prompt:label:onSubmit:)
    SwiftUI	TextFieldStyle	automatic bordered plain roundedBorder squareBorder
    SwiftUI	TextFormattingCommands	init()
    SwiftUI	TextInputAutocapitalization	characters init(_:) never sentences words
    SwiftUI	TextInputBorderShape	automatic capsule roundedRectangle
    SwiftUI	TextInputDictationActivation	onLook onSelect
    SwiftUI	TextInputDictationBehavior	automatic inline(activation:) preventDictation
    SwiftUI	TextInputFormattingControlPlacement	Set
    SwiftUI	TextInputFormattingControlPlacement.Set	accessoryBar all contextMenu default fontPanel init(rawValue:) inputAssistant rawValue
    SwiftUI	TextProxy	sizeThatFits(_:)
    SwiftUI	TextRenderer	displayPadding draw(layout:in:) sizeThatFits(proposal:text:)
    SwiftUI	TextSelectability	allowsSelection disabled enabled
    SwiftUI	TextSelection	Indices affinity indices init(insertionPoint:) init(range:) init(ranges:) isInsertion
    SwiftUI	TextSelection.Indices	multiSelection(_:) selection(_:)
    SwiftUI	TextSelectionAffinity	automatic downstream upstream
    SwiftUI	TextVariantPreference	fixed sizeDependent
    SwiftUI	TimeDataSource	currentDate dateRange(endingAt:) dateRange(startingAt:) durationOffset(to:)
    SwiftUI	TimelineSchedule	Mode animation animation(minimumInterval:paused:) entries(from:mode:) everyMinute explicit(_:) periodic(from:by:)
    SwiftUI	TimelineScheduleMode	lowFrequency normal
    SwiftUI	TimelineView	Context init(_:content:)
    SwiftUI	TimelineView.Context	Cadence cadence date invalidateTimelineContent()
    SwiftUI	TimelineView.Context.Cadence	live minutes seconds
    SwiftUI	TintShapeStyle	init()
    SwiftUI	TitleAndIconLabelStyle	init() makeBody(configuration:)
    SwiftUI	TitleBarWindowStyle	init()
    SwiftUI	TitleOnlyLabelStyle	init() makeBody(configuration:)
    SwiftUI	Toggle	init(_:) init(_:image:isOn:) init(_:image:sources:isOn:) init(_:isOn:) init(_:isOn:intent:) init(_:sources:isOn:) init(_:systemImage:isOn:) init(_:systemImage:sources:isOn:) init(isOn:intent:label:) init(isOn:label:) init(sources:isOn:label:)
    SwiftUI	ToggleStyle	Configuration automatic button checkbox makeBody(configuration:) switch
    SwiftUI	ToggleStyleConfiguration	$isOn Label isMixed isOn label
    SwiftUI	ToolbarCommands	init()
    SwiftUI	ToolbarContent	axisBehavior(_:) body contentMarginsRemoved(_:) hidden(_:) matchedTransitionSource(id:in:) sharedBackgroundVisibility(_:) visibilityPriority(_:)
    SwiftUI	ToolbarContentBuilder	buildBlock(_:) buildBlock(_:_:) buildBlock(_:_:_:) buildBlock(_:_:_:_:) buildBlock(_:_:_:_:_:) buildBlock(_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:) buildBlock(_:_:_:_:_:_:_:_:_:_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI	ToolbarCustomizationBehavior	default disabled reorderable
    SwiftUI	ToolbarCustomizationOptions	alwaysAvailable init(rawValue:) rawValue
    SwiftUI	ToolbarDefaultItemKind	search sidebarToggle title
    SwiftUI	ToolbarItem	id init(id:placement:content:) init(id:placement:showsByDefault:content:) init(placement:content:)
    SwiftUI	ToolbarItemAxisBehavior	automatic horizontalOnly verticalPreferred
    SwiftUI	ToolbarItemGroup	init(placement:content:) init(placement:content:label:)
    SwiftUI	ToolbarItemPlacement	accessoryBar(id:) automatic bottomBar bottomOrnament cancellationAction confirmationAction destructiveAction init(id:) keyboard largeSubtitle largeTitle navigation navigationBarLeading navigationBarTrailing primaryAction principal secondaryAction status subtitle title topBarLeading topBarPinnedTrailing topBarTrailing
    SwiftUI	ToolbarItemVisibilityPriority	automatic high init(higherThan:) init(lowerThan:) low
    SwiftUI	ToolbarLabelStyle	automatic iconOnly titleAndIcon titleOnly
    SwiftUI	ToolbarMinimizationBehavior	automatic never onScrollDown onScrollUp
    SwiftUI	ToolbarMinimizationRestoration	atScrollEdge automatic
    SwiftUI	ToolbarMinimizationSafeAreaAdjustment	automatic disabled enabled
    SwiftUI	ToolbarOverflowMenu	init(content:)
    SwiftUI	ToolbarPlacement	accessoryBar(id:) automatic bottomBar bottomOrnament init(id:) navigationBar statusBar tabBar windowToolbar
    SwiftUI	ToolbarRole	automatic browser editor navigationStack
    SwiftUI	ToolbarSpacer	init(_:placement:)
    SwiftUI	ToolbarTitleDisplayMode	automatic inline inlineLarge large
    SwiftUI	ToolbarTitleMenu	init() init(content:)
    SwiftUI	ToolbarVerticalBehavior	automatic disabled
    SwiftUI	ToolbarVerticalCompressionBehavior	automatic prefersTabBar prefersToolbarItems
    SwiftUI	TouchBar	init(content:) init(id:content:)
    SwiftUI	TouchBarItemPresence	default(_:) optional(_:) required(_:)
    SwiftUI	Transaction	addAnimationCompletion(criteria:_:) animation disablesAnimations dismissBehavior init() init(animation:) isContinuous scrollContentOffsetAdjustmentBehavior scrollPositionUpdatePreservesVelocity scrollTargetAnchor subscript(_:) tracksVelocity
    SwiftUI	TransactionKey	defaultValue
    SwiftUI	TransformedShape	animatableData init(shape:transform:) layoutDirectionBehavior path(in:) role shape transform
    SwiftUI	Transition	Content animation(_:) apply(content:phase:) blurReplace blurReplace(_:) body(content:phase:) combined(with:) identity move(edge:) offset(_:) offset(x:y:) opacity properties push(from:) scale scale(_:anchor:) slide symbolEffect symbolEffect(_:options:)
    SwiftUI	TransitionPhase	didDisappear identity isIdentity value willAppear
    SwiftUI	TransitionProperties	hasMotion init(hasMotion:)
    SwiftUI	TupleContent	body content init(_:)
    SwiftUI	TupleSliderTickContent	TicksCollection value
    SwiftUI	TupleTableColumnContent	value
    SwiftUI	TupleTableRowContent	value
    SwiftUI	TupleView	init(_:) value
    SwiftUI	TypesettingLanguage	automatic explicit(_:)
    SwiftUI	UIAccessibilityContrast	init(_:)
    SwiftUI	UIApplicationDelegateAdaptor	init(_:) projectedValue wrappedValue
    SwiftUI	UIColor	init(_:)
    SwiftUI	UIContentSizeCategory	init(_:)
    SwiftUI	UIGestureRecognizerRepresentable	Context CoordinateSpaceConverter handleUIGestureRecognizerAction(_:context:) makeCoordinator(converter:) makeUIGestureRecognizer(context:) updateUIGestureRecognizer(_:context:)
    SwiftUI	UIGestureRecognizerRepresentableContext	converter coordinator
    SwiftUI	UIGestureRecognizerRepresentableCoordinateSpaceConverter	convert(globalPoint:to:) localLocation localTranslation localVelocity location(in:) translation(in:) velocity(in:)
    SwiftUI	UIHostingConfiguration	init(content:)
    SwiftUI	UIHostingController	init(coder:) init(coder:rootView:) init(rootView:) rootView sizeThatFits(in:) sizingOptions
    SwiftUI	UIHostingControllerSizingOptions	init(rawValue:)
    SwiftUI	UIHostingOrnament	contentAlignment contentAlignment3D init(sceneAnchor:contentAlignment:content:) rootView sceneAnchor
    SwiftUI	UIHostingSceneDelegate	rootScene
    SwiftUI	UILegibilityWeight	init(_:)
    SwiftUI	UISceneSessionActivationRequest	init(hostingDelegateClass:) init(hostingDelegateClass:id:) init(hostingDelegateClass:id:value:) init(hostingDelegateClass:value:)
    SwiftUI	UITraitBridgedEnvironmentKey	read(from:) write(to:value:)
    SwiftUI	UITraitEnvironmentLayoutDirection	init(_:)
    SwiftUI	UIUserInterfaceSizeClass	init(_:)
    SwiftUI	UIUserInterfaceStyle	init(_:)
    SwiftUI	UIView	animate(_:changes:completion:)
    SwiftUI	UIViewControllerRepresentable	Context LayoutOptions dismantleUIViewController(_:coordinator:) makeCoordinator() makeUIViewController(context:) sizeThatFits(_:uiViewController:context:) updateUIViewController(_:context:)
    SwiftUI	UIViewControllerRepresentableContext	animate(changes:completion:) coordinator environment transaction
    SwiftUI	UIViewRepresentable	Context LayoutOptions dismantleUIView(_:coordinator:) makeCoordinator() makeUIView(context:) sizeThatFits(_:uiView:context:) updateUIView(_:context:)
    SwiftUI	UIViewRepresentableContext	animate(changes:completion:) coordinator environment transaction
    SwiftUI	URLDocumentConfiguration	creationSource fileURL lastContentModificationDate makeFileCoordinator()
    SwiftUI	UnevenRoundedRectangle	animatableData cornerRadii init(cornerRadii:style:) init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) inset(by:) path(in:) style
    SwiftUI	UnifiedCompactWindowToolbarStyle	init() init(showsTitle:)
    SwiftUI	UnifiedWindowToolbarStyle	init() init(showsTitle:)
    SwiftUI	UnitCurve	bezier(startControlPoint:endControlPoint:) circularEaseIn circularEaseInOut circularEaseOut easeIn easeInEaseOut easeInOut easeOut inverse linear value(at:) velocity(at:)
    SwiftUI	UnitPoint	animatableData bottom bottomLeading bottomTrailing center init() init(x:y:) leading top topLeading topTrailing trailing x y zero
    SwiftUI	UnitPoint3D	back bottom bottomBack bottomFront bottomLeading bottomLeadingBack bottomLeadingFront bottomTrailing bottomTrailingBack bottomTrailingFront center front init() init(x:y:z:) leading leadingBack leadingFront origin top topBack topFront topLeading topLeadingBack topLeadingFront topTrailing topTrailingBack topTrailingFront trailing trailingBack trailingFront x y z zero
    SwiftUI	UserInterfaceSizeClass	compact init(_:) regular
    SwiftUI	UtilityWindow	init(_:id:content:)
    SwiftUI	VSplitView	init(content:)
    SwiftUI	VStack	init(alignment:spacing:content:)
    SwiftUI	VStackLayout	alignment init(alignment:spacing:) spacing
    SwiftUI	VectorArithmetic	interpolate(towards:amount:) interpolated(towards:amount:) magnitudeSquared scale(by:) scaled(by:)
    SwiftUI	VerticalAlignment	bottom center combineExplicit(_:) firstTextBaseline init(_:) key lastTextBaseline top
    SwiftUI	VerticalDirection	Set down init(rawValue:) rawValue up
    SwiftUI	VerticalDirection.Set	all down init(_:) init(rawValue:) rawValue up
    SwiftUI	VerticalEdge	Set bottom init(rawValue:) rawValue top
    SwiftUI	VerticalEdge.Set	all bottom init(_:) init(rawValue:) rawValue top
    SwiftUI	VerticalPageTabViewStyle	TransitionStyle init() init(transitionStyle:)
    SwiftUI	VerticalPageTabViewStyle.TransitionStyle	automatic blur identity
    SwiftUI	View	accentColor(_:) accessibility(activationPoint:) accessibility(addTraits:) accessibility(hidden:) accessibility(hint:) accessibility(identifier:) accessibility(inputLabels:) accessibility(label:) accessibility(removeTraits:) accessibility(selectionIdentifier:) accessibility(sortPriority:) accessibility(value:) accessibilityAction(_:_:) accessibilityAction(_:intent:) accessibilityAction(action:label:) accessibilityAction(intent:label:) accessibilityAction(named:_:) accessibilityAction(named:intent:) accessibilityActions(_:) accessibilityActions(category:_:) accessibilityActivationPoint(_:) accessibilityActivationPoint(_:isEnabled:) accessibilityAddTraits(_:) accessibilityAdjustableAction(_:) accessibilityChartDescriptor(_:) accessibilityChildren(children:) accessibilityCustomContent(_:_:importance:) accessibilityDefaultFocus(_:_:) accessibilityDirectTouch(_:options:) accessibilityDragPoint(_:description:) accessibilityDragPoint(_:description:isEnabled:) accessibilityDropPoint(_:description:) accessibilityDropPoint(_:description:isEnabled:) accessibilityElement(children:) accessibilityFocused(_:) accessibilityFocused(_:equals:) accessibilityHeading(_:) accessibilityHidden(_:) accessibilityHidden(_:isEnabled:) accessibilityHint(_:) accessibilityHint(_:isEnabled:) accessibilityIdentifier(_:) accessibilityIdentifier(_:isEnabled:) accessibilityIgnoresInvertColors(_:) accessibilityInputLabels(_:) accessibilityInputLabels(_:isEnabled:) accessibilityLabel(_:) accessibilityLabel(_:isEnabled:) accessibilityLabel(content:) accessibilityLabeledPair(role:id:in:) accessibilityLinkedGroup(id:in:) accessibilityQuickAction(style:content:) accessibilityQuickAction(style:isActive:content:) accessibilityRemoveTraits(_:) accessibilityRepresentation(representation:) accessibilityRespondsToUserInteraction(_:) accessibilityRespondsToUserInteraction(_:isEnabled:) accessibilityRotor(_:entries:) accessibilityRotor(_:entries:entryID:entryLabel:) accessibilityRotor(_:entries:entryLabel:) accessibilityRotor(_:textRanges:) accessibilityRotorEntry(id:in:) accessibilityScrollAction(_:) accessibilityScrollStatus(_:isEnabled:) accessibilityShowsLargeContentViewer() accessibilityShowsLargeContentViewer(_:) accessibilitySortPriority(_:) accessibilityTextContentType(_:) accessibilityValue(_:) accessibilityValue(_:isEnabled:) accessibilityZoomAction(_:) accessoryWidgetGroupStyle(_:) actionSheet(isPresented:content:) actionSheet(item:content:) alert(_:isPresented:actions:) alert(_:isPresented:actions:message:) alert(_:isPresented:presenting:actions:) alert(_:isPresented:presenting:actions:message:) alert(_:item:actions:) alert(_:item:actions:message:) alert(error:actions:) alert(error:actions:message:) alert(isPresented:content:) alert(isPresented:error:actions:) alert(isPresented:error:actions:message:) alert(item:content:) alignmentGuide(_:computeValue:) allowedDynamicRange(_:) allowsHitTesting(_:) allowsTightening(_:) allowsWindowActivationEvents() allowsWindowActivationEvents(_:) alternatingRowBackgrounds(_:) anchorPreference(key:value:transform:) animation(_:) animation(_:body:) animation(_:value:) aspectRatio(_:contentMode:) aspectRatio3D(_:contentMode:) assistiveAccessNavigationIcon(_:) assistiveAccessNavigationIcon(systemImage:) asyncImageURLSession(_:) attributedTextFormattingDefinition(_:) autocapitalization(_:) autocorrectionDisabled(_:) background(_:alignment:) background(_:ignoresSafeAreaEdges:) background(_:in:fillStyle:) background(alignment:content:) background(ignoresSafeAreaEdges:) background(in:fillStyle:) backgroundExtensionEffect() backgroundExtensionEffect(isEnabled:) backgroundPreferenceValue(_:_:) backgroundPreferenceValue(_:alignment:_:) backgroundStyle(_:) badge(_:) badgeProminence(_:) baselineOffset(_:) blendMode(_:) blur(radius:opaque:) body bold(_:) border(_:width:) breakthroughEffect(_:) brightness(_:) buttonBorderShape(_:) buttonRepeatBehavior(_:) buttonSizing(_:) buttonStyle(_:) clipShape(_:style:) clipped(antialiased:) colorEffect(_:isEnabled:) colorInvert() colorMultiply(_:) colorScheme(_:) complicationForeground() compositingGroup() confirmationDialog(_:isPresented:titleVisibility:actions:) confirmationDialog(_:isPresented:titleVisibility:actions:message:) confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) confirmationDialog(_:item:titleVisibility:actions:) confirmationDialog(_:item:titleVisibility:actions:message:) containerBackground(_:for:) containerBackground(for:alignment:content:) containerCornerOffset(_:sizeToFit:) containerRelativeFrame(_:alignment:) containerRelativeFrame(_:alignment:_:) containerRelativeFrame(_:count:span:spacing:alignment:) containerShape(_:) containerValue(_:_:) contentCaptureProtected(_:) contentMargins(_:_:for:) contentMargins(_:for:) contentMargins(for:edges:alignment:) contentShape(_:_:eoFill:) contentShape(_:eoFill:) contentToolbar(for:content:) contentTransition(_:) contextMenu(_:) contextMenu(forSelectionType:menu:primaryAction:) contextMenu(menuItems:) contextMenu(menuItems:preview:) contrast(_:) controlGroupStyle(_:) controlSize(_:) controlWidgetActionHint(_:) controlWidgetStatus(_:) coordinateSpace(_:) coordinateSpace(name:) copyable(_:) cornerRadius(_:antialiased:) cuttable(for:action:) datePickerStyle(_:) defaultAdaptableTabBarPlacement(_:) defaultAppStorage(_:) defaultFocus(_:_:priority:) defaultHoverEffect(_:) defaultScrollAnchor(_:) defaultScrollAnchor(_:for:) defaultWheelPickerItemHeight(_:) defersSystemGestures(on:) deleteDisabled(_:) dialogIcon(_:) dialogPreventsAppTermination(_:) dialogSeverity(_:) dialogSuppressionToggle(_:isSuppressed:) dialogSuppressionToggle(isSuppressed:) digitalCrownAccessory(_:) digitalCrownAccessory(content:) digitalCrownRotation(_:) digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:) digitalCrownRotation(_:from:through:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:) digitalCrownRotation(_:onChange:onIdle:) digitalCrownRotation(detent:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:onChange:onIdle:) disableAutocorrection(_:) disabled(_:) disclosureGroupStyle(_:) dismissalConfirmationDialog(_:shouldPresent:actions:) dismissalConfirmationDialog(_:shouldPresent:actions:message:) distortionEffect(_:maxSampleOffset:isEnabled:) documentBrowserContextMenu(_:) dragConfiguration(_:) dragContainer(for:id:in:_:) dragContainer(for:id:in:selection:_:) dragContainer(for:in:_:) dragContainer(for:in:selection:_:) dragContainer(for:itemID:in:_:) dragContainerSelection(_:containerNamespace:) dragPreviewsFormation(_:) draggable(_:) draggable(_:containerNamespace:_:) draggable(_:id:containerNamespace:_:) draggable(_:id:item:containerNamespace:) draggable(_:item:containerNamespace:) draggable(_:preview:) draggable(containerItemID:containerNamespace:) draggable(for:id:_:) drawingGroup(opaque:colorMode:) dropConfiguration(_:) dropDestination(for:action:isTargeted:) dropDestination(for:isEnabled:action:) dropPreviewsFormation(_:) dynamicIsland(verticalPlacement:) dynamicTypeSize(_:) edgesIgnoringSafeArea(_:) environment(_:) environment(_:_:) environmentObject(_:) equatable() exportableToServices(_:) exportableToServices(_:onEdit:) exportsItemProviders(_:onExport:) exportsItemProviders(_:onExport:onEdit:) fileDialogBrowserOptions(_:) fileDialogConfirmationLabel(_:) fileDialogCustomizationID(_:) fileDialogDefaultDirectory(_:) fileDialogImportsUnresolvedAliases(_:) fileDialogMessage(_:) fileDialogURLEnabled(_:) fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:) fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:onCancellation:) fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:) fileExporter(isPresented:documents:contentType:onCompletion:) fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:) fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:) fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:) fileExporterFilenameLabel(_:) fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:) fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:) fileImporter(isPresented:allowedContentTypes:onCompletion:) fileMover(isPresented:file:onCompletion:) fileMover(isPresented:file:onCompletion:onCancellation:) fileMover(isPresented:files:onCompletion:) fileMover(isPresented:files:onCompletion:onCancellation:) findDisabled(_:) findNavigator(isPresented:) fixedSize() fixedSize(horizontal:vertical:) flipsForRightToLeftLayoutDirection(_:) focusEffectDisabled(_:) focusScope(_:) focusSection() focusable(_:) focusable(_:interactions:) focusable(_:onFocusChange:) focused(_:) focused(_:equals:) focusedObject(_:) focusedSceneObject(_:) focusedSceneValue(_:) focusedSceneValue(_:_:) focusedValue(_:) focusedValue(_:_:) font(_:) fontDesign(_:) fontWeight(_:) fontWidth(_:) foregroundColor(_:) foregroundStyle(_:) foregroundStyle(_:_:) foregroundStyle(_:_:_:) formStyle(_:) frame() frame(depth:alignment:) frame(minDepth:idealDepth:maxDepth:alignment:) frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) frame(width:height:alignment:) fullScreenCover(isPresented:onDismiss:content:) fullScreenCover(item:onDismiss:content:) gameSaveSyncingAlert(directory:finishedLoading:) gaugeStyle(_:) geometryGroup() gesture(_:) gesture(_:including:) gesture(_:isEnabled:) gesture(_:name:isEnabled:) glassBackgroundEffect(_:displayMode:) glassBackgroundEffect(_:in:displayMode:) glassBackgroundEffect(displayMode:) glassBackgroundEffect(in:displayMode:) glassEffect(_:in:) glassEffect(_:in:isEnabled:) glassEffectID(_:in:) glassEffectTransition(_:) glassEffectTransition(_:isEnabled:) glassEffectUnion(id:namespace:) grayscale(_:) gridCellAnchor(_:) gridCellColumns(_:) gridCellUnsizedAxes(_:) gridColumnAlignment(_:) groupBoxStyle(_:) handGestureShortcut(_:isEnabled:) handPointerBehavior(_:) handlesExternalEvents(preferring:allowing:) headerProminence(_:) help(_:) hidden() highPriorityGesture(_:including:) highPriorityGesture(_:isEnabled:) highPriorityGesture(_:name:isEnabled:) horizontalRadioGroupLayout() hoverEffect(_:) hoverEffect(_:in:isEnabled:) hoverEffect(_:isEnabled:) hoverEffect(in:isEnabled:body:) hoverEffectDisabled(_:) hoverEffectGroup() hoverEffectGroup(_:) hoverEffectGroup(id:in:behavior:) hueRotation(_:) id(_:) ignoresSafeArea(_:edges:) imageScale(_:) immersiveEnvironmentPicker(content:) importableFromServices(for:action:) importsItemProviders(_:onImport:) indexViewStyle(_:) inspector(isPresented:content:) inspectorColumnWidth(_:) inspectorColumnWidth(min:ideal:max:) interactionActivityTrackingTag(_:) interactiveDismissDisabled(_:) invalidatableContent(_:) italic(_:) itemProvider(_:) kerning(_:) keyboardShortcut(_:) keyboardShortcut(_:modifiers:) keyboardShortcut(_:modifiers:localization:) keyboardType(_:) keyframeAnimator(initialValue:repeating:content:keyframes:) keyframeAnimator(initialValue:trigger:content:keyframes:) labelIconToTitleSpacing(_:) labelReservedIconWidth(_:) labelStyle(_:) labeledContentStyle(_:) labelsHidden() labelsVisibility(_:) layerEffect(_:maxSampleOffset:isEnabled:) layoutDirectionBehavior(_:) layoutPriority(_:) layoutValue(key:value:) lineHeight(_:) lineLimit(_:) lineLimit(_:reservesSpace:) lineSpacing(_:) listItemTint(_:) listRowBackground(_:) listRowHoverEffect(_:) listRowHoverEffectDisabled(_:) listRowInsets(_:) listRowInsets(_:_:) listRowPlatterColor(_:) listRowSeparator(_:edges:) listRowSeparatorTint(_:edges:) listRowSpacing(_:) listSectionIndexVisibility(_:) listSectionMargins(_:_:) listSectionSeparator(_:edges:) listSectionSeparatorTint(_:edges:) listSectionSpacing(_:) listStyle(_:) luminanceToAlpha() manipulable(coordinateSpace:operations:inertia:isEnabled:onChanged:) manipulable(transform:coordinateSpace:operations:inertia:isEnabled:onChanged:) manipulable(using:) manipulationGesture(updating:coordinateSpace:operations:inertia:isEnabled:onChanged:) mask(_:) mask(alignment:_:) matchedGeometryEffect(id:in:properties:anchor:isSource:) matchedTransitionSource(id:in:) matchedTransitionSource(id:in:configuration:) materialActiveAppearance(_:) menuActionDismissBehavior(_:) menuButtonStyle(_:) menuIndicator(_:) menuOrder(_:) menuStyle(_:) minimumScaleFactor(_:) modelContainer(_:) modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:) modelContext(_:) modifier(_:) modifierKeyAlternate(_:_:) monospaced(_:) monospacedDigit() moveDisabled(_:) multilineTextAlignment(_:) multilineTextAlignment(strategy:) navigationBarBackButtonHidden(_:) navigationBarHidden(_:) navigationBarItems(leading:) navigationBarItems(leading:trailing:) navigationBarItems(trailing:) navigationBarTitle(_:) navigationBarTitle(_:displayMode:) navigationBarTitleDisplayMode(_:) navigationDestination(for:destination:) navigationDestination(isPresented:destination:) navigationDestination(item:destination:) navigationDocument(_:) navigationDocument(_:preview:) navigationLinkIndicatorVisibility(_:) navigationSplitViewColumnWidth(_:) navigationSplitViewColumnWidth(min:ideal:max:) navigationSplitViewStyle(_:) navigationSubtitle(_:) navigationTitle(_:) navigationTransition(_:) navigationViewStyle(_:) offset(_:) offset(x:y:) offset(z:) onAppIntentExecution(_:perform:) onAppear(perform:) onChange(of:initial:_:) onChange(of:perform:) onCommand(_:perform:) onContinueUserActivity(_:perform:) onContinuousHover(coordinateSpace:perform:) onCopyCommand(perform:) onCutCommand(perform:) onDeleteCommand(perform:) onDisappear(perform:) onDrag(_:) onDrag(_:preview:) onDragSessionUpdated(_:) onDrop(of:delegate:) onDrop(of:isTargeted:perform:) onDropSessionUpdated(_:) onExitCommand(perform:) onGeometryChange(for:of:action:) onGeometryChange3D(for:of:action:) onHover(perform:) onImmersionChange(initial:_:) onInteractiveResizeChange(_:) onKeyPress(_:action:) onKeyPress(_:phases:action:) onKeyPress(characters:phases:action:) onKeyPress(keys:phases:action:) onKeyPress(phases:action:) onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:) onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:) onLongPressGesture(minimumDuration:perform:onPressingChanged:) onLongPressGesture(minimumDuration:pressing:perform:) onLongTouchGesture(minimumDuration:perform:onTouchingChanged:) onModifierKeysChanged(mask:initial:_:) onMoveCommand(perform:) onOpenURL(perform:) onOpenURL(prefersInApp:) onPasteCommand(of:perform:) onPasteCommand(of:validator:perform:) onPencilDoubleTap(perform:) onPencilSqueeze(perform:) onPlayPauseCommand(perform:) onPreferenceChange(_:perform:) onReceive(_:perform:) onScrollGeometryChange(for:of:action:) onScrollPhaseChange(_:) onScrollTargetVisibilityChange(idType:threshold:_:) onScrollVisibilityChange(threshold:_:) onSubmit(of:_:) onTapGesture(count:coordinateSpace:perform:) onTapGesture(count:perform:) onVolumeViewpointChange(updateStrategy:initial:_:) opacity(_:) ornament(visibility:attachmentAnchor:contentAlignment:ornament:) overlay(_:alignment:) overlay(_:ignoresSafeAreaEdges:) overlay(_:in:fillStyle:) overlay(alignment:content:) overlayPreferenceValue(_:_:) overlayPreferenceValue(_:alignment:_:) padding(_:) padding(_:_:) padding3D(_:) padding3D(_:_:) pageCommand(value:in:step:) paletteSelectionEffect(_:) pasteDestination(for:action:validator:) persistentSystemOverlays(_:) perspectiveRotationEffect(_:axis:anchor:anchorZ:perspective:) phaseAnimator(_:content:animation:) phaseAnimator(_:trigger:content:animation:) pickerStyle(_:) pointerStyle(_:) pointerVisibility(_:) popover(isPresented:attachmentAnchor:arrowEdge:content:) popover(isPresented:attachmentAnchor:content:) popover(item:attachmentAnchor:arrowEdge:content:) popover(item:attachmentAnchor:content:) position(_:) position(x:y:) preference(key:value:) preferredColorScheme(_:) preferredSurroundingsEffect(_:) preferredWindowClippingMargins(_:_:) prefersDefaultFocus(_:in:) presentationBackground(_:) presentationBackground(alignment:content:) presentationBackgroundInteraction(_:) presentationBreakthroughEffect(_:) presentationCompactAdaptation(_:) presentationCompactAdaptation(horizontal:vertical:) presentationContentInteraction(_:) presentationCornerRadius(_:) presentationDetents(_:) presentationDetents(_:selection:) presentationDragIndicator(_:) presentationPreventsAppTermination(_:) presentationSizing(_:) presentedWindowStyle(_:) presentedWindowToolbarStyle(_:) previewContext(_:) previewDevice(_:) previewDisplayName(_:) previewInterfaceOrientation(_:) previewLayout(_:) privacySensitive(_:) progressViewStyle(_:) projectionEffect(_:) redacted(reason:) refreshable(action:) renameAction(_:) reorderContainer(for:in:isEnabled:move:) reorderContainer(for:isEnabled:move:) reorderContainer(for:itemID:in:isEnabled:move:) reorderContainer(for:itemID:isEnabled:move:) replaceDisabled(_:) rotation3DEffect(_:anchor:) rotation3DEffect(_:axis:anchor:) rotation3DEffect(_:axis:anchor:anchorZ:perspective:) rotation3DLayout(_:) rotation3DLayout(_:axis:) rotationEffect(_:anchor:) safeAreaBar(edge:alignment:spacing:content:) safeAreaInset(edge:alignment:spacing:content:) safeAreaPadding(_:) safeAreaPadding(_:_:) saturation(_:) scaleEffect(_:anchor:) scaleEffect(x:y:anchor:) scaleEffect(x:y:z:anchor:) scaledToFill() scaledToFill3D() scaledToFit() scaledToFit3D() scenePadding(_:) scenePadding(_:edges:) scrollBounceBehavior(_:axes:) scrollClipDisabled(_:) scrollContentBackground(_:) scrollDisabled(_:) scrollDismissesKeyboard(_:) scrollEdgeEffectDisabled(_:for:) scrollEdgeEffectHidden(_:for:) scrollEdgeEffectStyle(_:for:) scrollIndicators(_:axes:) scrollIndicatorsFlash(onAppear:) scrollIndicatorsFlash(trigger:) scrollInputBehavior(_:for:) scrollPosition(_:anchor:) scrollPosition(id:anchor:) scrollTargetBehavior(_:) scrollTargetLayout(isEnabled:) scrollTransition(_:axis:transition:) scrollTransition(topLeading:bottomTrailing:axis:transition:) searchCompletion(_:) searchDictationBehavior(_:) searchFocused(_:) searchFocused(_:equals:) searchPresentationToolbarBehavior(_:) searchScopes(_:activation:_:) searchScopes(_:scopes:) searchSelection(_:) searchSuggestions(_:) searchSuggestions(_:for:) searchToolbarBehavior(_:) searchable(text:editableTokens:isPresented:placement:prompt:token:) searchable(text:editableTokens:placement:prompt:token:) searchable(text:isPresented:placement:prompt:) searchable(text:placement:prompt:) searchable(text:placement:prompt:suggestions:) searchable(text:tokens:isPresented:placement:prompt:token:) searchable(text:tokens:placement:prompt:token:) searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:) searchable(text:tokens:suggestedTokens:placement:prompt:token:) sectionActions(content:) sectionIndexLabel(_:) selectionDisabled(_:) sensoryFeedback(_:trigger:) sensoryFeedback(_:trigger:condition:) sensoryFeedback(trigger:_:) shadow(color:radius:x:y:) sheet(isPresented:onDismiss:content:) sheet(item:onDismiss:content:) shortcutsLinkStyle(_:) simultaneousGesture(_:including:) simultaneousGesture(_:isEnabled:) simultaneousGesture(_:name:isEnabled:) siriTipViewStyle(_:) sliderThumbVisibility(_:) speechAdjustedPitch(_:) speechAlwaysIncludesPunctuation(_:) speechAnnouncementsQueued(_:) speechSpellsOutCharacters(_:) springLoadingBehavior(_:) statusBar(hidden:) statusBarHidden(_:) strikethrough(_:pattern:color:) submitLabel(_:) submitScope(_:) supportedVolumeViewpoints(_:) swipeActions(edge:allowsFullSwipe:content:) swipeActions(edge:allowsFullSwipe:content:onPresentationChanged:) swipeActionsContainer() symbolColorRenderingMode(_:) symbolEffect(_:options:isActive:) symbolEffect(_:options:value:) symbolEffectsRemoved(_:) symbolRenderingMode(_:) symbolVariableValueMode(_:) symbolVariant(_:) tabBarMinimizeBehavior(_:) tabItem(_:) tabViewBottomAccessory(content:) tabViewBottomAccessory(isEnabled:content:) tabViewCustomization(_:) tabViewSearchActivation(_:) tabViewSidebarBottomBar(content:) tabViewSidebarFooter(content:) tabViewSidebarHeader(content:) tabViewStyle(_:) tableColumnHeaders(_:) tableStyle(_:) tag(_:includeOptional:) task(id:name:executorPreference:priority:file:line:_:) task(id:priority:_:) task(priority:_:) textCase(_:) textContentType(_:) textEditorStyle(_:) textFieldStyle(_:) textInputAutocapitalization(_:) textInputBorderShape(_:) textInputCompletion(_:) textInputFormattingControlVisibility(_:for:) textInputSuggestions(_:) textInputSuggestions(_:content:) textInputSuggestions(_:id:content:) textRenderer(_:) textScale(_:isEnabled:) textSelection(_:) textSelectionAffinity(_:) tint(_:) toggleStyle(_:) toolbar(_:for:) toolbar(content:) toolbar(id:content:) toolbar(removing:) toolbarBackground(_:for:) toolbarBackgroundVisibility(_:for:) toolbarColorScheme(_:for:) toolbarForegroundStyle(_:for:) toolbarItemHidden(_:) toolbarMinimizationBehavior(_:for:) toolbarMinimizationRestoration(_:for:) toolbarMinimizationSafeAreaAdjustment(_:for:) toolbarOverflowMenu(content:) toolbarRole(_:) toolbarTitleDisplayMode(_:) toolbarTitleMenu(content:) toolbarVerticalBehavior(_:) toolbarVerticalCompressionBehavior(_:) toolbarVisibility(_:for:) touchBar(_:) touchBar(content:) touchBarCustomizationLabel(_:) touchBarItemPresence(_:) touchBarItemPrincipal(_:) tracking(_:) transaction(_:) transaction(_:body:) transaction(value:_:) transform3DEffect(_:) transformAnchorPreference(key:value:transform:) transformEffect(_:) transformEnvironment(_:transform:) transformPreference(_:_:) transition(_:) truncationMode(_:) typeSelectEquivalent(_:) typesettingLanguage(_:isEnabled:) underline(_:pattern:color:) unredacted() upperLimbVisibility(_:) userActivity(_:element:_:) userActivity(_:isActive:_:) visualEffect(_:) visualEffect3D(_:) volumeBaseplateVisibility(_:) widgetAccentable(_:) widgetCurvesContent(_:) widgetLabel(_:) widgetLabel(label:) widgetURL(_:) windowDismissBehavior(_:) windowFullScreenBehavior(_:) windowMinimizeBehavior(_:) windowResizeAnchor(_:) windowResizeBehavior(_:) windowToolbarFullScreenVisibility(_:) writingDirection(strategy:) writingToolsAffordanceVisibility(_:) writingToolsBehavior(_:) zIndex(_:)
    SwiftUI	ViewAlignedScrollTargetBehavior	LimitBehavior init(anchor:) init(limitBehavior:) init(limitBehavior:anchor:) properties(context:) updateTarget(_:context:)
    SwiftUI	ViewAlignedScrollTargetBehavior.LimitBehavior	always alwaysByFew alwaysByOne automatic never
    SwiftUI	ViewBuilder	buildBlock() buildBlock(_:) buildEither(first:) buildEither(second:) buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    SwiftUI	ViewDimensions	height subscript(_:) subscript(explicit:) width
    SwiftUI	ViewDimensions3D	depth height subscript(_:) subscript(explicit:) width
    SwiftUI	ViewModifier	Content animation(_:) body(content:) concat(_:) transaction(_:)
    SwiftUI	ViewSpacing	distance(to:along:) formUnion(_:edges:) init() union(_:edges:) zero
    SwiftUI	ViewThatFits	init(in:content:)
    SwiftUI	Viewpoint3D	squareAzimuth standard
    SwiftUI	Visibility	automatic hidden visible
    SwiftUI	VisualEffect	blendMode(_:) blur(radius:opaque:) brightness(_:) colorEffect(_:isEnabled:) contrast(_:) distortionEffect(_:maxSampleOffset:isEnabled:) grayscale(_:) hueRotation(_:) layerEffect(_:maxSampleOffset:isEnabled:) offset(_:) offset(x:y:) offset(z:) opacity(_:) perspectiveRotationEffect(_:axis:anchor:perspective:) rotation3DEffect(_:anchor:) rotation3DEffect(_:axis:anchor:) rotation3DEffect(_:axis:anchor:anchorZ:perspective:) rotationEffect(_:anchor:) saturation(_:) scaleEffect(_:anchor:) scaleEffect(x:y:anchor:) scaleEffect(x:y:z:anchor:) transform3DEffect(_:) transformEffect(_:)
    SwiftUI	VolumeViewpointUpdateStrategy	all supported
    SwiftUI	VolumetricWindowStyle	init()
    SwiftUI	WKApplicationDelegateAdaptor	init(_:)
    SwiftUI	WKExtensionDelegateAdaptor	init(_:)
    SwiftUI	WKHostingController	init()
    SwiftUI	WKNotificationScene	init(controller:category:)
    SwiftUI	WKUserNotificationHostingController	init()
    SwiftUI	WheelDatePickerStyle	init() makeBody(configuration:)
    SwiftUI	WheelPickerStyle	init()
    SwiftUI	Widget	body init() main()
    SwiftUI	WidgetBundle	body init() main()
    SwiftUI	WidgetBundleBuilder	buildBlock() buildBlock(_:) buildExpression(_:) buildLimitedAvailability(_:) buildOptional(_:)
    SwiftUI	WidgetConfiguration	associatedKind(_:) backgroundTask(_:action:) configurationDisplayName(_:) containerBackgroundRemovable(_:) contentMarginsDisabled() description(_:) disfavoredLocations(_:for:) onBackgroundURLSessionEvents(matching:_:) promptsForUserConfiguration() pushHandler(_:) supplementalActivityFamilies(_:) supportedFamilies(_:) supportedMountingStyles(_:) widgetTexture(_:)
    SwiftUI	WiggleSymbolEffect	custom(angle:)
    SwiftUI	Window	init(_:id:content:)
    SwiftUI	WindowBackgroundShapeStyle	init()
    SwiftUI	WindowDragGesture	Value init()
    SwiftUI	WindowGroup	init(_:content:) init(_:for:content:) init(_:for:content:defaultValue:) init(_:id:content:) init(_:id:for:content:) init(_:id:for:content:defaultValue:) init(_:id:makeContent:) init(_:makeContent:) init(content:) init(for:content:) init(for:content:defaultValue:) init(id:content:) init(id:for:content:) init(id:for:content:defaultValue:) init(id:makeContent:) init(makeContent:)
    SwiftUI	WindowIdealSize	automatic fitToContent maximum
    SwiftUI	WindowInteractionBehavior	automatic disabled enabled
    SwiftUI	WindowLayoutRoot	sizeThatFits(_:)
    SwiftUI	WindowLevel	automatic desktop floating normal
    SwiftUI	WindowManagerRole	associated automatic principal
    SwiftUI	WindowMenuBarExtraStyle	init()
    SwiftUI	WindowPlacement	Position init(_:) init(_:size3D:) init(_:size:) init(_:width:height:) init(_:width:height:depth:) init(x:y:width:height:)
    SwiftUI	WindowPlacement.Position	above(_:) below(_:) leading(_:) replacing(_:) trailing(_:) utilityPanel
    SwiftUI	WindowPlacementContext	defaultDisplay windows
    SwiftUI	WindowProxy	id phase
    SwiftUI	WindowResizability	automatic contentMinSize contentSize
    SwiftUI	WindowStyle	automatic hiddenTitleBar plain titleBar volumetric
    SwiftUI	WindowToolbarFullScreenVisibility	automatic onHover visible
    SwiftUI	WindowToolbarStyle	automatic expanded unified unified(showsTitle:) unifiedCompact unifiedCompact(showsTitle:)
    SwiftUI	WindowVisibilityToggle	init(windowID:)
    SwiftUI	WorldAlignmentBehavior	adaptive automatic gravityAligned
    SwiftUI	WorldRecenterPhase	began ended
    SwiftUI	WorldScalingBehavior	automatic dynamic
    SwiftUI	WorldScalingCompensation	scaled unscaled
    SwiftUI	WorldTrackingLimitation	orientation translation
    SwiftUI	WritableDocument	WriteConfiguration snapshot(contentType:) writableContentTypes writer(configuration:)
    SwiftUI	WritingToolsBehavior	automatic complete disabled limited
    SwiftUI	ZStack	init(alignment:content:) init(alignment:spacing:content:)
    SwiftUI	ZStackContent3D	content init(spacing:content:) spacing
    SwiftUI	ZStackLayout	alignment init(alignment:)
    SwiftUI	manipulable.event.phase-swift.enum	active(_:) ended(_:) failed
    SwiftUI	manipulable.inputdevice.kind-swift.enum	directPinch indirectPinch pointer
    TabletopKit	View	tabletopGame(_:parent:automaticUpdate:) tabletopGame(_:parent:automaticUpdate:interaction:)
    TipKit	View	popoverTip(_:arrowEdge:action:) popoverTip(_:isPresented:attachmentAnchor:arrowEdge:action:) popoverTip(_:isPresented:attachmentAnchor:arrowEdges:action:) tipAnchor(_:) tipBackground(_:) tipBackgroundInteraction(_:) tipCornerRadius(_:antialiased:) tipImageSize(_:) tipImageStyle(_:) tipImageStyle(_:_:) tipImageStyle(_:_:_:) tipViewStyle(_:)
    Translation	View	translationPresentation(isPresented:text:attachmentAnchor:arrowEdge:replacementAction:) translationTask(_:action:) translationTask(source:target:action:)
    UIKit	UIHostingConfiguration	background(_:) background(content:) makeContentView() margins(_:_:) minSize() minSize(width:height:) updated(for:)
    UIKit	UIHostingController	addChild(_:) childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle childViewControllerForPreferredContainerBackgroundStyle didMove(toParent:) isModalInPresentation keyCommands loadView() preferredContainerBackgroundStyle preferredContentSizeDidChange(forChildContentContainer:) preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredUserInterfaceStyle prefersHomeIndicatorAutoHidden prefersStatusBarHidden safeAreaRegions target(forAction:withSender:) undoManager viewDidAppear(_:) viewDidDisappear(_:) viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:)
    UIKit	UIHostingControllerSizingOptions	ArrayLiteralElement Element RawValue intrinsicContentSize preferredContentSize rawValue
    WatchKit	WKApplicationDelegateAdaptor	projectedValue wrappedValue
    WatchKit	WKExtensionDelegateAdaptor	projectedValue wrappedValue
    WatchKit	WKHostingController	body setNeedsBodyUpdate() updateBodyIfNeeded()
    WatchKit	WKInterfaceObjectRepresentable	Context dismantleWKInterfaceObject(_:coordinator:) makeCoordinator() makeWKInterfaceObject(context:) updateWKInterfaceObject(_:context:)
    WatchKit	WKInterfaceObjectRepresentableContext	coordinator environment transaction
    WatchKit	WKUserNotificationHostingController	body coalescedDescriptionFormat isInteractive sashColor subtitleColor titleColor wantsSashBlur
    WebKit		URLSchemeHandler WebPage WebView
    WebKit	View	webViewBackForwardNavigationGestures(_:) webViewContentBackground(_:) webViewContextMenu(menu:) webViewElementFullscreenBehavior(_:) webViewLinkPreviews(_:) webViewMagnificationGestures(_:) webViewOnScrollGeometryChange(for:of:action:) webViewScrollInputBehavior(_:for:) webViewScrollPosition(_:) webViewTextSelection(_:)
    WebKit	WebPage	Configuration DialogPresenting NavigationDeciding NavigationEvent backForwardList callJavaScript(_:arguments:in:contentWorld:) currentNavigationEvent customUserAgent estimatedProgress hasOnlySecureContent init(configuration:) init(configuration:dialogPresenter:) init(configuration:navigationDecider:) init(configuration:navigationDecider:dialogPresenter:) isInspectable isLoading load(_:) load(_:mimeType:characterEncoding:baseURL:) load(html:baseURL:) reload(fromOrigin:) stopLoading() themeColor title url
    WebKit	WebView	init(_:) init(url:)
    WorkoutKit	View	workoutPreview(_:isPresented:)
    """#
}
