// A table, an entry a line, and so longer than other files.
extension SymbolTable {
  /// Symbols beyond the commonest whose names the rules cannot lead to the right icon.
  static let further = SymbolEntry.table(
    """
    multiply: x-lg
    trapezoid.and.line.vertical: own:trapezoid-line
    trapezoid.and.line.horizontal: own:trapezoid-line turn 90
    light.beacon.max.fill: own:beacon-rays-fill
    divide: slash-lg
    equal: own:equal
    percent: percent
    asterisk: asterisk
    questionmark.diamond: question-diamond
    nosign: slash-circle
    xmark.octagon: x-octagon
    xmark.octagon.fill: x-octagon-fill
    xmark.square: x-square
    xmark.square.fill: x-square-fill
    xmark.shield: shield-x
    plus.square: plus-square
    plus.square.fill: plus-square-fill
    minus.square: dash-square
    minus.square.fill: dash-square-fill
    checkmark.square: check-square
    minus.magnifyingglass: zoom-out
    exclamationmark.shield: shield-exclamation
    exclamationmark.lock: lock
    checkmark.shield.fill: shield-fill-check
    xmark.shield.fill: shield-fill-x
    arrow.uturn.left: own:uturn-left
    arrow.uturn.down: own:uturn-left turn -90
    arrow.uturn.right: own:uturn-left mirror
    arrow.uturn.forward: own:uturn-left mirror
    arrow.up.left: arrow-up-left
    arrow.down.right: arrow-down-right
    arrow.down.left: arrow-down-left
    arrow.up.forward: arrow-up-right
    arrow.up.backward: arrow-up-left
    arrow.up.circle: arrow-up-circle
    arrow.forward: arrow-right
    arrow.backward: arrow-left
    arrow.turn.up.left: reply
    arrow.turn.up.right: reply mirror
    arrow.turn.down.right: arrow-return-right
    arrow.turn.down.left: arrow-return-left
    arrow.down.right.and.arrow.up.left: arrows-angle-contract mirror
    arrow.up.and.down: arrow-down-up
    arrow.left.and.right: arrow-left-right
    arrow.up.and.down.and.arrow.left.and.right: arrows-move
    repeat: repeat
    repeat.1: repeat-1
    arrow.2.circlepath: arrow-repeat
    arrowshape.turn.up.left.fill: reply-fill
    arrowshape.turn.up.right: reply mirror
    arrowshape.turn.up.right.fill: reply-fill mirror
    arrowtriangle.left.fill: caret-left-fill
    arrowtriangle.right.fill: caret-right-fill
    arrowtriangle.up: caret-up
    arrowtriangle.down: caret-down
    arrowtriangle.left: caret-left
    arrowtriangle.right: caret-right
    arrowtriangle.forward.fill: caret-right-fill
    chevron.left.2: chevron-double-left
    chevron.up.2: chevron-double-up
    chevron.down.2: chevron-double-down
    chevron.compact.left: chevron-compact-left
    chevron.compact.up: chevron-compact-up
    chevron.compact.down: chevron-compact-down
    chevron.left.forwardslash.chevron.right: code-slash
    curlybraces: braces
    swift: own:swift
    rectangle: own:rectangle
    rectangle.fill: own:rectangle-fill
    rectangle.portrait: own:rectangle-portrait
    rectangle.portrait.fill: own:rectangle-portrait-fill
    capsule: own:capsule
    capsule.fill: own:capsule-fill
    app: square
    app.fill: square-fill
    circle.dashed: own:circle-dashed
    circle.grid.cross.fill: own:circle-grid-cross-fill
    circle.lefthalf.filled: circle-half mirror
    circle.righthalf.filled: circle-half
    circle.inset.filled: record-circle
    largecircle.fill.circle: record-circle
    smallcircle.filled.circle: record-circle
    square.on.square: own:square-on-square
    square.fill.on.square: own:square-on-square-fill
    square.lefthalf.filled: square-half
    square.righthalf.filled: square-half mirror
    square.stack: layers
    square.stack.fill: layers-fill
    square.stack.3d.up: layers
    square.stack.3d.up.fill: layers-fill
    square.3.layers.3d: layers
    star.leadinghalf.filled: star-half
    star.slash: star slash
    heart.slash: heart slash
    heart.circle: heart-fill in circle
    cube: box
    cube.fill: box-fill
    shippingbox.fill: box-seam-fill
    cylinder: database
    cylinder.split.1x2: database
    rectangle.split.2x1: layout-split
    rectangle.split.3x1: layout-three-columns
    rectangle.grid.2x2: grid
    rectangle.grid.3x2: grid-3x2-gap
    tablecells: table
    square.grid.3x3.fill: grid-3x3-gap-fill
    square.grid.3x2: grid-3x2-gap
    square.grid.3x2.fill: grid-3x2-gap-fill
    sidebar.right: layout-sidebar-reverse
    sidebar.trailing: layout-sidebar-reverse
    rectangle.3.group.fill: own:rectangle-group
    rectangle.expand.vertical: arrows-expand
    rectangle.compress.vertical: arrows-collapse
    switch.programmable: toggles
    slider.horizontal.2.square: sliders2
    togglepower: power
    list.number: list-ol
    list.dash: list-task
    list.star: list-stars
    list.triangle: list-nested
    checklist: list-check
    text.aligncenter: text-center
    text.alignright: text-right
    text.justify: justify
    text.quote: blockquote-left
    text.justify.left: justify-left
    textformat.abc: spellcheck
    bold: type-bold
    italic: type-italic
    underline: type-underline
    strikethrough: type-strikethrough
    textformat.superscript: superscript
    textformat.subscript: subscript
    increase.indent: text-indent-left
    decrease.indent: text-indent-right
    character: type
    globe.europe.africa: globe-europe-africa
    globe.europe.africa.fill: globe-europe-africa
    globe.americas: globe-americas
    globe.asia.australia: globe-asia-australia
    globe.asia.australia.fill: globe-asia-australia
    translate: translate
    pencil.tip: vector-pen
    pencil.and.outline: pencil
    highlighter: pen
    lasso: bounding-box-circles
    eyedropper: eyedropper
    paintbrush.fill: brush-fill
    paintbrush.pointed: brush
    paintbrush.pointed.fill: brush-fill
    paintpalette.fill: palette-fill
    scissors: scissors
    crop: crop
    wand.and.rays: magic
    hammer: hammer
    hammer.fill: hammer
    wrench: wrench
    wrench.fill: wrench
    wrench.and.screwdriver: tools
    wrench.and.screwdriver.fill: tools
    screwdriver: screwdriver
    ruler: rulers
    ruler.fill: rulers
    printer: printer
    printer.fill: printer-fill
    trash.slash: trash slash
    tray.full: inbox-fill
    tray.2: inboxes
    archivebox.fill: archive-fill
    doc.fill: file-earmark-fill
    doc.text.fill: file-earmark-text-fill
    doc.richtext: file-earmark-richtext
    doc.badge.plus: file-earmark badge plus-circle-fill
    doc.on.doc.fill: own:files-fill
    document: file-earmark
    document.fill: file-earmark-fill
    document.on.document: files
    document.on.clipboard: own:doc-on-clipboard
    clipboard: clipboard
    clipboard.fill: clipboard-fill
    note: sticky
    note.text: sticky
    newspaper: newspaper
    newspaper.fill: newspaper
    magazine: journal
    magazine.fill: journal
    book.closed.fill: journal
    books.vertical.fill: own:books
    text.book.closed: journal-text
    text.book.closed.fill: journal-text
    graduationcap: mortarboard
    graduationcap.fill: mortarboard-fill
    folder.badge.minus: folder badge dash-circle-fill
    folder.circle: folder in circle
    externaldrive.fill: device-hdd-fill
    internaldrive.fill: hdd-fill
    opticaldisc: disc
    sdcard: sd-card
    sdcard.fill: sd-card-fill
    memorychip: memory
    cpu.fill: cpu-fill
    desktopcomputer: pc-display
    pc: pc
    laptopcomputer: laptop
    macbook: laptop
    iphone: phone
    ipad: tablet
    ipad.landscape: tablet-landscape
    applewatch: smartwatch
    airpods: earbuds
    headphones: headphones
    hifispeaker: speaker
    hifispeaker.fill: speaker-fill
    macwindow: window
    macwindow.on.rectangle: window-stack
    computermouse: mouse
    computermouse.fill: mouse-fill
    cursorarrow: cursor
    gamecontroller: controller
    gamecontroller.fill: controller
    qrcode: qr-code
    barcode: upc
    barcode.viewfinder: upc-scan
    camera.viewfinder: fullscreen
    wifi.router: router
    wifi.router.fill: router-fill
    cellularbars: reception-4
    personalhotspot: link
    bluetooth: bluetooth
    airplayvideo: cast
    airplayaudio: cast
    battery.100: battery-full
    battery.100percent: battery-full
    battery.50: battery-half
    battery.50percent: battery-half
    battery.25: battery
    battery.0: battery
    battery.100.bolt: battery-charging
    powerplug: plug
    powerplug.fill: plug-fill
    command: command
    option: option
    shift: shift
    shift.fill: shift-fill
    capslock: capslock
    escape: escape
    return: arrow-return-left
    eject: eject
    playpause: play
    playpause.fill: play-fill
    backward: rewind
    forward: fast-forward
    backward.end: skip-start
    forward.end: skip-end
    gobackward.10: arrow-counterclockwise
    goforward.10: arrow-clockwise
    gobackward.15: arrow-counterclockwise
    goforward.15: arrow-clockwise
    gobackward.30: arrow-counterclockwise
    goforward.30: arrow-clockwise
    speaker: volume-off
    speaker.wave.1: volume-down
    speaker.wave.1.fill: volume-down-fill
    speaker.wave.2: volume-up
    speaker.wave.3: volume-up
    mic.slash: mic-mute
    mic.slash.fill: mic-mute-fill
    video.slash: camera-video-off
    video.slash.fill: camera-video-off-fill
    waveform.path.ecg: activity
    music.quarternote.3: music-note-beamed
    radio: boombox
    radio.fill: boombox-fill
    tv.fill: tv-fill
    play.tv: play-btn
    theatermasks: mask
    theatermasks.fill: mask
    ticket: ticket-perforated
    ticket.fill: ticket-perforated-fill
    film.fill: film
    film.stack: film
    film.stack.fill: film
    photo.stack: images
    photo.circle: image in circle
    person.crop.square: person-square
    person.crop.square.fill: person-square
    person.crop.rectangle: person-badge
    person.2.fill: people-fill
    person.3.fill: person-fill trio
    person.2.circle: people-fill in circle
    person.crop.artframe: person-bounding-box
    person.slash: person-slash
    person.and.background.dotted: person-bounding-box
    figure.walk: own:walk
    figure.stand: own:stand
    figure: own:stand
    figure.arms.open: own:stand
    accessibility: universal-access-circle
    figure.roll: universal-access
    hand.point.up: hand-index
    hand.point.up.fill: hand-index-fill
    hand.point.up.left: hand-index
    hand.tap.fill: hand-index-fill
    face.smiling.inverse: emoji-smile-fill
    face.dashed: emoji-neutral
    ear: ear
    eyes: eyeglasses
    lungs: lungs
    lungs.fill: lungs-fill
    cross: plus-lg
    cross.fill: plus-lg
    cross.case: hospital
    cross.case.fill: hospital-fill
    pills: capsule-pill
    pills.fill: capsule-pill
    pill: capsule-pill
    bandage: bandaid
    bandage.fill: bandaid-fill
    medical.thermometer: thermometer-half
    heart.text.square.fill: own:heart-text-square
    bed.double: own:bed
    bed.double.fill: own:bed
    phone.down: telephone-x
    phone.down.fill: telephone-x-fill
    phone.arrow.up.right: telephone-outbound
    phone.arrow.down.left: telephone-inbound
    envelope.open: envelope-open
    envelope.open.fill: envelope-open-fill
    envelope.badge: envelope badge circle-fill 11.5 0 5
    bubble.left: chat-left
    bubble.left.fill: chat-left-fill
    bubble.right: chat-right
    bubble.right.fill: chat-right-fill
    bubble.middle.bottom: chat-square
    text.bubble.fill: chat-left-text-fill
    ellipsis.bubble: chat-left-dots
    ellipsis.bubble.fill: chat-left-dots-fill
    ellipsis.message: chat-dots
    quote.bubble.fill: chat-left-quote-fill
    quote.opening: quote
    bubbles.and.sparkles: chat-left badge stars 7.5 7.5 8.5
    bubbles.and.sparkles.fill: chat-left-fill badge stars 7.5 7.5 8.5
    bubble.left.and.bubble.right.fill: chat-left-fill badge chat-right-fill 6.5 6.5 9.5
    bell.slash: bell-slash
    bell.slash.fill: bell-slash-fill
    megaphone: megaphone
    megaphone.fill: megaphone-fill
    app.badge: app badge circle-fill 10.5 0 5.5
    app.badge.fill: app-indicator
    antenna.radiowaves.left.and.right.slash: broadcast-pin slash
    icloud.fill: cloud-fill
    icloud.and.arrow.up: cloud-arrow-up
    icloud.slash: cloud-slash
    arrow.down.doc: file-earmark-arrow-down
    arrow.up.doc: file-earmark-arrow-up
    gearshape.2.fill: gear 0 0 11 with gear 7.5 7.5 8.5
    gauge: speedometer2
    speedometer: speedometer2
    key: key
    lock.shield: shield-lock
    lock.shield.fill: shield-lock-fill
    lock.open.fill: unlock-fill
    lock.rotation: arrow-repeat
    lock.slash: lock slash
    shield.lefthalf.filled: shield-shaded
    eye.slash.fill: eye-slash-fill
    binoculars: binoculars
    binoculars.fill: binoculars-fill
    magnifyingglass.circle: search in circle
    magnifyingglass.circle.fill: search in circle.fill
    lightbulb.slash: lightbulb-off
    lamp.desk: lamp
    lamp.desk.fill: lamp-fill
    ladybug: bug
    ant: bug
    ant.fill: bug-fill
    pawprint: own:paw
    pawprint.fill: own:paw
    bird.fill: own:bird
    leaf: own:leaf
    leaf.fill: own:leaf-fill
    tree: tree
    tree.fill: tree-fill
    puzzlepiece: puzzle
    puzzlepiece.fill: puzzle-fill
    dice.fill: dice-5-fill
    die.face.1: dice-1
    die.face.2: dice-2
    die.face.3: dice-3
    die.face.4: dice-4
    die.face.5: dice-5
    die.face.6: dice-6
    die.face.5.fill: dice-5-fill
    alarm.fill: alarm-fill
    stopwatch: stopwatch
    stopwatch.fill: stopwatch-fill
    hourglass: hourglass-split
    clock.badge.checkmark: clock badge check-circle-fill
    calendar.badge.plus: calendar3 badge plus-circle-fill
    calendar.badge.clock: calendar3 badge clock-fill
    calendar.circle: calendar3 in circle
    building: building
    building.fill: building-fill
    building.2.fill: buildings-fill
    building.columns: bank
    building.columns.fill: bank2
    storefront: shop
    storefront.fill: shop
    house.circle: house-fill in circle
    door.left.hand.open: door-open
    door.left.hand.closed: door-closed
    map.fill: map-fill
    mappin.circle: geo in circle
    mappin.and.ellipse: geo
    mappin.slash: geo slash
    location.slash: cursor slash
    location.north: cursor turn -45
    location.north.fill: cursor-fill turn -45
    safari.fill: compass-fill
    signpost.right: signpost
    signpost.right.fill: signpost-fill
    car: car-front
    car.fill: car-front-fill
    car.2: car-front
    bus: bus-front
    tram: train-front
    tram.fill: train-front-fill
    train.side.front.car: train-freight-front
    airplane: airplane-fill turn 90
    airplane.departure: airplane-fill turn 60
    airplane.arrival: airplane-fill turn 110
    bicycle: bicycle
    scooter: scooter
    fuelpump: fuel-pump
    fuelpump.fill: fuel-pump-fill
    box.truck.fill: truck
    truck.box: truck
    truck.box.fill: truck
    cart.badge.minus: cart-dash
    basket: basket
    basket.fill: basket-fill
    tag.fill: tag-fill
    gift: gift
    gift.fill: gift-fill
    giftcard: gift
    banknote.fill: cash
    dollarsign: currency-dollar
    eurosign: currency-euro
    sterlingsign: currency-pound
    yensign: currency-yen
    bitcoinsign: currency-bitcoin
    indianrupeesign: currency-rupee
    percent.circle: percent in circle
    wallet.pass.fill: wallet-fill
    wallet.bifold: wallet2
    briefcase: briefcase
    briefcase.fill: briefcase-fill
    suitcase: briefcase
    suitcase.fill: briefcase-fill
    case: briefcase
    case.fill: briefcase-fill
    handbag: handbag
    chart.pie: pie-chart
    chart.pie.fill: pie-chart-fill
    chart.xyaxis.line: graph-up
    chart.line.flattrend.xyaxis: graph-up
    chart.bar.doc.horizontal: file-bar-graph
    waveform.circle: soundwave in circle
    plusminus: plus-slash-minus
    infinity: infinity
    sunrise: sunrise
    sunrise.fill: sunrise-fill
    sunset: sunset
    sunset.fill: sunset-fill
    moon.stars: moon-stars
    moon.stars.fill: moon-stars-fill
    moon.zzz: moon-stars
    moon.zzz.fill: moon-stars-fill
    cloud: cloud
    cloud.drizzle: cloud-drizzle
    cloud.bolt: cloud-lightning
    cloud.bolt.fill: cloud-lightning-fill
    cloud.bolt.rain: cloud-lightning-rain
    cloud.bolt.rain.fill: cloud-lightning-rain-fill
    cloud.heavyrain: cloud-rain-heavy
    cloud.moon.rain: cloud-rain
    cloud.sun.rain: cloud-rain
    smoke: cloud-fog2
    smoke.fill: cloud-fog2-fill
    snowflake: snow2
    wind.snow: cloud-snow
    wind: wind
    tornado: tornado
    hurricane: hurricane
    rainbow: rainbow
    umbrella: umbrella
    drop: droplet
    drop.halffull: droplet-half
    humidity: moisture
    humidity.fill: moisture
    water.waves: water
    thermometer: thermometer-half
    thermometer.medium: thermometer-half
    thermometer.sun: thermometer-sun
    thermometer.snowflake: thermometer-snow
    bolt.slash: lightning-charge slash
    bolt.circle: lightning-charge-fill in circle
    bolt.circle.fill: lightning-charge-fill in circle.fill
    flame.circle: fire in circle
    cup.and.saucer: cup-hot
    mug: cup
    mug.fill: cup-fill
    wineglass: cup-straw
    wineglass.fill: cup-straw
    takeoutbag.and.cup.and.straw: cup-straw
    takeoutbag.and.cup.and.straw.fill: cup-straw
    birthday.cake: own:cake
    birthday.cake.fill: own:cake
    frying.pan: egg-fried
    frying.pan.fill: egg-fried
    medal: award
    medal.fill: award-fill
    rosette: award
    crown: own:crown
    trophy.circle: trophy-fill in circle
    balloon: balloon
    balloon.fill: balloon-fill
    balloon.2: balloon
    balloon.2.fill: balloon-fill
    party.popper.fill: own:party-popper
    flag.checkered: flag-fill
    flag.2.crossed: flag
    flag.slash: flag slash
    basketball: dribbble
    basketball.fill: dribbble
    dumbbell: own:dumbbell
    dumbbell.fill: own:dumbbell
    tshirt: own:shirt
    tshirt.fill: own:shirt
    lightswitch.on: toggle-on
    switch.on: toggle-on
    scope: bullseye
    target: bullseye
    dot.circle: record-circle
    hexagon: hexagon
    pentagon: pentagon
    rays: brightness-high
    circle.hexagongrid: flower2
    rotate.left: arrow-counterclockwise
    rotate.right: arrow-clockwise
    move.3d: arrows-move
    view.3d: badge-3d
    perspective: bounding-box
    selection.pin.in.out: bounding-box
    grid: grid-3x3
    grid.circle: grid-3x3 in circle
    hourglass.circle: hourglass-split in circle
    externaldrive.badge.plus: device-hdd badge plus-circle-fill
    xserve: hdd-rack
    logo.playstation: playstation
    logo.xbox: xbox
    hand.raised.slash: own:hand-raised slash
    sparkles.rectangle.stack: collection
    rectangle.and.pencil.and.ellipsis: input-cursor
    rectangle.and.text.magnifyingglass: card-text badge search
    rectangle.portrait.and.arrow.right: box-arrow-right
    ipad.and.iphone: tablet badge phone
    network.slash: globe2 slash
    wave.3.left: own:waves-right mirror
    wave.3.forward: own:waves-right

    # Names that sources use beside the common ones
    hourglass.bottomhalf.filled: hourglass-bottom
    hourglass.tophalf.filled: hourglass-top
    figure.2: people-fill
    bolt.horizontal: lightning
    leaf.arrow.circlepath: recycle
    list.clipboard: clipboard-check
    list.bullet.indent: list-nested
    lessthan: chevron-left
    greaterthan: chevron-right
    chart.dots.scatter: graph-up
    arrow.down.to.line: arrow-bar-down
    arrow.up.to.line: arrow-bar-up
    arrow.right.to.line: arrow-bar-right
    arrow.left.to.line: arrow-bar-left
    delete.right: backspace-reverse
    delete.right.fill: backspace-reverse-fill
    circle.grid.3x3: grid-3x3-gap
    circle.grid.3x3.fill: grid-3x3-gap-fill
    circle.bottomhalf.filled: circle-half turn 90
    circle.tophalf.filled: circle-half turn 270
    square.on.circle: intersect
    square.split.2x2: border-all
    oval: own:capsule
    oval.fill: own:capsule-fill
    cube.transparent: box
    cube.box: box-seam
    rotate.3d: arrow-repeat
    sidebar.squares.left: layout-sidebar
    menubar.rectangle: window
    dock.rectangle: window-dock
    dial.low: speedometer
    line.diagonal: slash-lg
    lines.measurement.horizontal: rulers
    ellipsis.vertical.bubble: chat-left with three-dots-vertical 4.25 2.5 7.5
    chevron.left.slash.chevron.right: code-slash
    barometer: speedometer
    gauge.medium: speedometer2
    gauge.with.dots.needle.50percent: speedometer2
    checkmark.icloud: cloud-check
    checkmark.icloud.fill: cloud-check-fill
    shared.with.you: person-heart
    character.book.closed: translate
    peacesign: peace
    lifepreserver: life-preserver
    staroflife: asterisk
    staroflife.fill: asterisk
    eyedropper.halffull: eyedropper
    scanner: upc-scan
    magicmouse: mouse
    magicmouse.fill: mouse-fill
    simcard: sim
    simcard.fill: sim-fill
    poweroff: power
    powersleep: moon
    doc.zipper: file-earmark-zip
    arrow.triangle.merge: sign-merge-left
    arrow.triangle.swap: arrow-left-right
    cable.connector: plug
    creditcard.and.123: credit-card-2-front
    person.fill.questionmark: person-fill-exclamation
    music.mic: mic
    appletv: hdd
    appletv.fill: hdd-fill
    exclamationmark.icloud: cloud with exclamation-lg 4.5 5 7
    xmark.icloud: cloud with x-lg 4.75 5 6.5
    questionmark.folder: folder with question-lg 4.75 5.5 6.5
    quote.closing: quote turn 180
    recordingtape: cassette

    # What programs of learners show: animals, sports, houses, medicine, mathematics
    fish: own:fish
    fish.fill: own:fish-fill
    tortoise: own:tortoise
    tortoise.fill: own:tortoise-fill
    hare: own:hare
    hare.fill: own:hare-fill
    cat: own:cat
    cat.fill: own:cat-fill
    dog: own:dog
    dog.fill: own:dog-fill
    lizard: own:lizard
    lizard.fill: own:lizard
    carrot: own:carrot
    carrot.fill: own:carrot-fill
    soccerball: own:soccerball
    tennisball: own:tennisball
    tennisball.fill: own:tennisball
    baseball: own:baseball
    baseball.fill: own:baseball
    football: own:football
    football.fill: own:football
    tennis.racket: own:tennis-racket
    sportscourt: own:sportscourt
    sportscourt.fill: own:sportscourt
    figure.wave: own:pose-arms-up
    figure.dance: own:pose-arms-up
    figure.yoga: own:pose-seated
    figure.mind.and.body: own:pose-seated
    figure.hiking: own:walk
    figure.outdoor.cycle: bicycle
    figure.pool.swim: own:pose-swimming
    figure.strengthtraining.traditional: own:pose-lifting
    figure.strengthtraining.functional: own:pose-lifting
    figure.child: own:stand 2 4 12
    figure.and.child.holdinghands: own:stand 0 0 16 with own:stand 7 6 10
    figure.2.and.child.holdinghands: own:stand -4 0 16 with own:stand 4 0 16 with own:stand 4.5 9 7
    mountain.2: own:mountains
    mountain.2.fill: own:mountains-fill
    tent: own:tent
    tent.fill: own:tent-fill
    house.lodge: house-door
    house.lodge.fill: house-door-fill
    sailboat: own:sailboat
    sailboat.fill: own:sailboat
    ferry: own:ferry
    ferry.fill: own:ferry-fill
    sofa: own:sofa
    sofa.fill: own:sofa
    chair: own:sofa
    chair.lounge: own:sofa
    chair.fill: own:sofa
    table.furniture: easel
    lamp.floor: lamp
    lamp.floor.fill: lamp-fill
    refrigerator: own:refrigerator
    refrigerator.fill: own:refrigerator
    washer: own:washer
    washer.fill: own:washer
    oven: own:washer
    oven.fill: own:washer
    bathtub: own:bathtub
    bathtub.fill: own:bathtub
    shower: own:shower
    shower.fill: own:shower
    pianokeys: own:pianokeys
    guitars: own:guitar
    guitars.fill: own:guitar
    popcorn: own:popcorn
    popcorn.fill: own:popcorn
    syringe: own:syringe
    syringe.fill: own:syringe
    stethoscope: own:stethoscope
    flask: own:flask
    flask.fill: own:flask-fill
    testtube.2: own:test-tubes
    facemask: mask
    facemask.fill: mask
    microbe: virus
    microbe.fill: virus
    allergens: virus2
    allergens.fill: virus2
    brain: own:brain
    brain.fill: own:brain
    brain.head.profile: own:brain
    brain.head.profile.fill: own:brain
    cross.vial: prescription2
    cross.vial.fill: prescription2
    bolt.heart: heart with lightning-fill 4.5 4 7
    bolt.heart.fill: heart-fill cut lightning-fill 4.5 4 7
    scalemass: own:scale
    scalemass.fill: own:scale-fill
    sum: own:sum
    function: own:function
    x.squareroot: own:square-root
    plus.forwardslash.minus: plus-slash-minus
    scribble: own:scribble
    scribble.variable: own:scribble
    seal: own:seal
    seal.fill: own:seal-fill
    xmark.seal: own:seal with x-lg 4.75 4.75 6.5
    xmark.seal.fill: own:seal-fill cut x-lg 4.75 4.75 6.5
    burst: own:burst
    burst.fill: own:burst-fill
    fireworks: stars
    rhombus: diamond
    rhombus.fill: diamond-fill
    pyramid: triangle
    pyramid.fill: triangle-fill
    arrowshape.right: own:block-arrow
    arrowshape.right.fill: own:block-arrow-fill
    arrowshape.left: own:block-arrow mirror
    arrowshape.left.fill: own:block-arrow-fill mirror
    arrowshape.up: own:block-arrow turn 270
    arrowshape.up.fill: own:block-arrow-fill turn 270
    arrowshape.down: own:block-arrow turn 90
    arrowshape.down.fill: own:block-arrow-fill turn 90
    arrow.uturn.up: own:uturn-left turn 90
    arrow.3.trianglepath: recycle
    backward.end.alt: skip-backward
    forward.end.alt: skip-forward
    return.left: arrow-return-left
    restart: arrow-clockwise
    sleep: moon
    wake: sun
    poweron: dash-lg turn 90
    space: own:space-bar
    clear: x-square
    clear.fill: x-square-fill
    road.lanes: own:road
    parkingsign: own:letter-p
    bolt.car: ev-front
    bolt.car.fill: ev-front-fill
    hand.wave: own:hand-raised turn 20
    hand.wave.fill: own:hand-raised-fill turn 20
    hands.clap: own:hand-raised turn -20
    hands.clap.fill: own:hand-raised-fill turn -20
    hands.sparkles: own:hand-raised badge stars
    hands.sparkles.fill: own:hand-raised-fill badge stars
    hand.draw: hand-index
    hand.draw.fill: hand-index-fill
    hand.point.right: hand-index turn 90
    hand.point.right.fill: hand-index-fill turn 90
    hand.point.left: hand-index turn -90
    hand.point.left.fill: hand-index-fill turn -90
    hand.point.down: hand-index turn 180
    hand.point.down.fill: hand-index-fill turn 180
    person.3.sequence: person-fill trio
    person.3.sequence.fill: person-fill trio
    person.text.rectangle.fill: person-vcard-fill
    person.line.dotted.person: people
    person.line.dotted.person.fill: people-fill
    person.wave.2: person 0 0 13 with own:waves-right 10.5 3 6
    person.wave.2.fill: person-fill 0 0 13 with own:waves-right 10.5 3 6
    sharedwithyou: person-hearts
    studentdesk: easel
    backpack: own:backpack
    backpack.fill: own:backpack-fill
    latch.2.case: briefcase
    latch.2.case.fill: briefcase-fill
    photo.artframe: image
    camera.filters: own:three-rings
    camera.aperture: own:aperture
    camera.macro: flower1
    circle.grid.2x2: grid
    circle.grid.2x2.fill: grid-fill
    circle.hexagonpath: hexagon
    circle.lefthalf.striped.horizontal: circle-half mirror
    smallcircle.circle: record-circle
    dot.scope: bullseye
    airtag: record-circle
    airtag.fill: record-circle-fill
    square.3.stack.3d: layers
    square.and.arrow.up.on.square: box-arrow-up
    square.and.line.vertical.and.square: layout-split
    uiwindow.split.2x1: layout-split
    rectangle.portrait.on.rectangle.portrait: files
    rectangle.inset.filled: menu-app
    list.bullet.rectangle.portrait: card-list
    checklist.checked: list-check
    text.badge.checkmark: text-left badge check-circle-fill
    text.cursor: cursor-text
    text.insert: text-indent-left
    text.viewfinder: fullscreen with text-left 4 4 8
    textformat.123: 123
    textformat.alt: fonts
    abc: spellcheck
    tray.and.arrow.down: download
    tray.and.arrow.down.fill: download
    tray.and.arrow.up: upload
    tray.and.arrow.up.fill: upload
    mail.stack: envelope-paper
    mail.stack.fill: envelope-paper-fill
    plus.message: chat with plus-lg 4.25 4 7.5
    exclamationmark.2: exclamation-lg -3 0 16 with exclamation-lg 3 0 16
    bell.and.waves.left.and.right: bell 2.5 2.5 11 with own:waves-right 12 4 5
    bell.and.waves.left.and.right.fill: bell-fill 2.5 2.5 11 with own:waves-right 12 4 5
    battery.75: battery-full
    battery.75percent: battery-full
    battery.25percent: battery
    battery.0percent: battery
    dial.min: speedometer
    dial.max: speedometer
    dial.high: speedometer
    gauge.high: speedometer2
    gauge.low: speedometer2
    gauge.open.with.lines.needle.33percent: speedometer2
    gauge.with.dots.needle.33percent: speedometer2
    gauge.with.dots.needle.67percent: speedometer2
    tachometer: speedometer
    sun.haze: sun
    sun.haze.fill: sun-fill
    sun.dust: sun
    sun.dust.fill: sun-fill
    tropicalstorm: tropical-storm
    beach.umbrella: umbrella
    beach.umbrella.fill: umbrella-fill
    globe.desk: globe
    globe.badge.chevron.backward: globe
    homekit: house
    homepod: speaker
    homepod.fill: speaker-fill
    fanblades: fan
    fanblades.fill: fan
    eyedropper.full: eyedropper
    flashlight.on.fill: own:flashlight-fill
    light.beacon.max: own:beacon-rays-fill
    flip.horizontal: symmetry-vertical
    crop.rotate: crop
    scale.3d: bounding-box
    skew: bounding-box
    level: rulers
    line.diagonal.arrow: arrow-up-right
    location.magnifyingglass: cursor badge search
    medal.star: award
    medal.star.fill: award-fill
    music.note.house: house with music-note 5 6.5 7
    music.note.house.fill: house-fill cut music-note 5 6.5 7
    opticaldiscdrive: disc
    percent.ar: percent
    point.3.connected.trianglepath.dotted: diagram-3
    point.topleft.down.curvedto.point.bottomright.up: bezier2
    sparkles.tv: tv with stars 4.5 3 7
    apple.terminal: terminal
    apps.iphone: phone
    arkit: badge-ar
    visionpro: headset-vr
    esim: sim
    waveform.path: soundwave
    lightspectrum.horizontal: soundwave
    timeline.selection: distribute-horizontal
    flag.checkered.2.crossed: flag
    hanger: own:shirt
    coat: own:shirt
    """
  )
}
