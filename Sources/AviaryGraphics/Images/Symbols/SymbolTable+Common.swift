// A table, an entry a line, and so longer than other files.
extension SymbolTable {
  /// The 400 symbols that open-source apps use most, by name.
  ///
  /// Icons are chosen by what a symbol means, then by how it looks. A name whose rule (see
  /// `lookup`) finds the right icon anyway is listed too: the list is what is promised.
  static let common = SymbolEntry.table(
    """
    # Signs
    plus: plus-lg
    minus: dash-lg
    xmark: x-lg
    checkmark: check-lg
    number: hash
    at: at
    info: info-lg
    questionmark: question-lg
    exclamationmark: exclamation-lg
    ellipsis: three-dots
    power: power
    paragraphsign: paragraph
    c.circle: c-circle
    1.circle: 1-circle
    2.circle: 2-circle
    x.circle.fill: x-circle-fill
    x.square.fill: x-square-fill
    plus.circle: plus-circle
    plus.circle.fill: plus-circle-fill
    minus.circle: dash-circle
    minus.circle.fill: dash-circle-fill
    xmark.circle: x-circle
    xmark.circle.fill: x-circle-fill
    checkmark.circle: check-circle
    checkmark.circle.fill: check-circle-fill
    checkmark.square.fill: check-square-fill
    checkmark.seal: patch-check
    checkmark.seal.fill: patch-check-fill
    checkmark.shield: shield-check
    info.circle: info-circle
    info.circle.fill: info-circle-fill
    questionmark.circle: question-circle
    questionmark.circle.fill: question-circle-fill
    exclamationmark.circle: exclamation-circle
    exclamationmark.circle.fill: exclamation-circle-fill
    exclamationmark.triangle: exclamation-triangle
    exclamationmark.triangle.fill: exclamation-triangle-fill
    exclamationmark.square.fill: exclamation-square-fill
    exclamationmark.octagon.fill: exclamation-octagon-fill
    exclamationmark.bubble: chat-left with exclamation-lg 4 2.25 8
    ellipsis.circle: three-dots in circle
    ellipsis.circle.fill: three-dots in circle.fill
    plus.app: plus-square
    plus.app.fill: plus-square-fill
    plus.square.on.square: own:square-on-square with plus-lg 2.5 6.5 7
    plus.bubble: chat-left with plus-lg 4.25 2.5 7.5
    plus.rectangle.on.folder: folder-plus
    plus.magnifyingglass: zoom-in

    # Arrows and chevrons
    chevron.right: chevron-right
    chevron.left: chevron-left
    chevron.up: chevron-up
    chevron.down: chevron-down
    chevron.forward: chevron-right
    chevron.backward: chevron-left
    chevron.right.2: chevron-double-right
    chevron.compact.right: chevron-compact-right
    chevron.up.chevron.down: chevron-expand
    chevron.right.circle: chevron-right in circle
    control: chevron-up
    up: arrow-up
    down: arrow-down
    arrow.left: arrow-left
    arrow.right: arrow-right
    arrow.up: arrow-up
    arrow.down: arrow-down
    arrow.up.right: arrow-up-right
    arrow.up.right.square: arrow-up-right-square
    arrow.up.forward.square: arrow-up-right-square
    arrow.down.circle: arrow-down-circle
    arrow.down.circle.fill: arrow-down-circle-fill
    arrow.right.circle.fill: arrow-right-circle-fill
    arrow.up.arrow.down: arrow-down-up
    arrow.left.arrow.right: arrow-left-right
    arrow.up.left.and.arrow.down.right: arrows-angle-expand mirror
    arrow.clockwise: arrow-clockwise
    arrow.counterclockwise: arrow-counterclockwise
    arrow.trianglehead.clockwise: arrow-clockwise
    goforward: arrow-clockwise
    gobackward: arrow-counterclockwise
    arrow.triangle.2.circlepath: arrow-repeat
    arrow.2.squarepath: repeat
    arrow.triangle.branch: own:branch
    arrow.uturn.backward: own:uturn-left
    arrow.uturn.right.square: own:uturn-left mirror in square
    arrowshape.turn.up.left: reply
    arrowtriangle.up.fill: caret-up-fill
    arrowtriangle.down.fill: caret-down-fill
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: symmetry-vertical
    square.and.arrow.up: box-arrow-up
    square.and.arrow.up.fill: own:lower-box-fill cut arrow-up 2 -0.5 12
    square.and.arrow.down: box-arrow-in-down
    square.and.arrow.down.fill: own:lower-box-fill cut arrow-down 2 1.5 12
    rectangle.portrait.and.arrow.forward: box-arrow-right
    shuffle: shuffle
    delete.left: backspace
    delete.backward: backspace

    # Forms
    circle: circle
    circle.fill: circle-fill
    circle.dotted: own:circle-dotted
    circle.grid.cross: own:circle-grid-cross
    square: square
    square.fill: square-fill
    square.dashed: own:square-dashed
    square.righthalf.fill: square-half mirror
    square.split.2x1: layout-split
    square.grid.2x2: grid
    square.grid.2x2.fill: grid-fill
    square.grid.3x3: grid-3x3-gap
    app.dashed: own:square-dashed
    triangle.fill: triangle-fill
    diamond: diamond
    star: star
    star.fill: star-fill
    star.circle: star-fill in circle
    star.circle.fill: star-fill in circle.fill
    heart: heart
    heart.fill: heart-fill
    suit.heart: suit-heart
    suit.heart.fill: suit-heart-fill
    heart.text.square: own:heart-text-square
    rectangle.3.group: own:rectangle-group
    rectangle.3.offgrid: own:rectangle-offgrid
    rectangle.grid.1x2: view-stacked
    rectangle.split.1x2: own:split-1x2
    rectangle.on.rectangle: own:rectangle-on-rectangle
    rectangle.portrait.on.rectangle.portrait.angled: own:cards-angled
    rectangle.stack: collection
    rectangle.stack.fill: collection-fill
    aspectratio: aspect-ratio
    viewfinder: fullscreen
    sidebar.left: layout-sidebar
    sidebar.leading: layout-sidebar
    switch.2: toggles
    slider.horizontal.3: sliders
    slider.vertical.3: sliders2-vertical

    # Lists and text
    list.bullet: list-ul
    list.bullet.rectangle: card-list
    list.bullet.clipboard: clipboard with list-ul 4 4.5 8
    list.bullet.below.rectangle: own:list-below-rectangle
    line.3.horizontal: list
    line.horizontal.3: list
    line.3.horizontal.decrease: filter
    line.horizontal.3.decrease: filter
    line.3.horizontal.decrease.circle: filter-circle
    line.horizontal.3.decrease.circle: filter-circle
    line.3.horizontal.decrease.circle.fill: filter-circle-fill
    text.alignleft: text-left
    text.badge.plus: text-left badge plus-circle-fill
    text.append: text-left badge plus-lg
    text.magnifyingglass: text-left badge search
    text.word.spacing: own:word-spacing
    textformat: own:text-format
    textformat.size: own:text-sizes
    textformat.size.larger: own:text-larger
    textformat.size.smaller: own:text-smaller
    character.cursor.ibeam: input-cursor-text
    character.textbox: textarea-t
    signature: own:signature
    filemenu.and.selection: menu-button-wide

    # Editing
    pencil: pencil
    pencil.slash: pencil slash
    pencil.circle: pencil in circle
    pencil.circle.fill: pencil-fill in circle.fill
    pencil.line: pencil 0 0.5 13.5 with own:low-line 0 0 16
    square.and.pencil: pencil-square
    trash: trash
    trash.fill: trash-fill
    xmark.bin: own:bin with x-lg 5 6 6
    eraser.fill: eraser-fill
    paintbrush: brush
    paintpalette: palette
    wand.and.stars: magic
    wand.and.sparkles: magic
    wand.and.sparkles.inverse: magic
    scroll: own:scroll
    link: link-45deg
    paperclip: paperclip
    pin: pin
    pin.fill: pin-fill
    pin.slash: pin slash

    # Files and folders
    doc: file-earmark
    doc.text: file-earmark-text
    doc.plaintext: file-text
    doc.on.doc: files
    doc.on.clipboard: own:doc-on-clipboard
    document.on.document.fill: own:files-fill
    doc.text.magnifyingglass: file-earmark-text badge search
    folder: folder
    folder.fill: folder-fill
    folder.badge.plus: folder badge plus-circle-fill
    folder.badge.gearshape: folder badge gear
    archivebox: archive
    shippingbox: box-seam
    tray: inbox
    tray.fill: inbox-fill
    book: book
    book.fill: book-fill
    book.closed: journal
    book.pages: book
    book.pages.fill: book-fill
    books.vertical: own:books
    bookmark: bookmark
    bookmark.fill: bookmark-fill

    # Communication
    envelope: envelope
    envelope.fill: envelope-fill
    mail: envelope
    paperplane: send
    paperplane.fill: send-fill
    message: chat
    message.fill: chat-fill
    bubble: chat
    text.bubble: chat-left-text
    quote.bubble: chat-left-quote
    captions.bubble: own:captions-bubble
    bubble.left.and.bubble.right: chat-left badge chat-right-fill 6.5 6.5 9.5
    phone: telephone
    phone.fill: telephone-fill
    video: camera-video
    video.fill: camera-video-fill
    bell: bell
    bell.fill: bell-fill
    bell.badge: bell badge circle-fill 10 0.5 5
    bell.badge.fill: bell-fill badge circle-fill 10 0.5 5
    hand.thumbsup: hand-thumbs-up
    hand.thumbsup.fill: hand-thumbs-up-fill
    hand.thumbsup.circle: hand-thumbs-up in circle
    hand.thumbsdown: hand-thumbs-down
    hand.thumbsdown.fill: hand-thumbs-down-fill
    hand.raised: own:hand-raised
    hand.raised.fill: own:hand-raised-fill
    hand.tap: hand-index
    face.smiling: emoji-smile

    # People
    person: person
    person.fill: person-fill
    person.2: people
    person.3: person trio
    person.3.sequence.fill: person-fill trio
    person.circle: own:person-circle
    person.circle.fill: own:person-circle-fill
    person.crop.circle: own:person-circle
    person.crop.circle.fill: own:person-circle-fill
    person.crop.circle.badge.exclamationmark: own:person-circle badge exclamation-circle-fill
    person.crop.circle.badge.xmark: own:person-circle badge x-circle-fill
    person.badge.plus: person-add
    person.fill.badge.plus: person-fill-add
    person.badge.minus: person-dash
    person.badge.key: person badge key-fill
    person.badge.key.fill: person-fill badge key-fill
    person.2.badge.gearshape: people badge gear
    person.text.rectangle: person-vcard
    figure.run: own:run

    # Media
    play: play
    play.fill: play-fill
    play.circle: play-circle
    play.circle.fill: play-circle-fill
    play.rectangle: play-btn
    pause: pause
    pause.fill: pause-fill
    pause.circle: pause-circle
    pause.circle.fill: pause-circle-fill
    stop: stop
    stop.fill: stop-fill
    stop.circle: stop-circle
    record.circle: record-circle
    record.circle.fill: record-circle-fill
    forward.fill: fast-forward-fill
    backward.fill: rewind-fill
    forward.end.fill: skip-end-fill
    backward.end.fill: skip-start-fill
    speaker.fill: volume-off-fill
    speaker.slash: volume-mute
    speaker.slash.fill: volume-mute-fill
    speaker.wave.2.fill: volume-up-fill
    speaker.wave.3.fill: volume-up-fill
    mic: mic
    mic.fill: mic-fill
    music.note: music-note
    music.note.list: music-note-list
    waveform: soundwave
    film: film
    movieclapper: own:clapper
    camera: camera
    camera.fill: camera-fill
    photo: image
    photo.fill: image-fill
    photo.badge.plus: image badge plus-circle-fill
    photo.on.rectangle: images
    photo.on.rectangle.angled: images
    tv: tv
    beats.headphones: headphones

    # Devices and networks
    display: display
    keyboard: keyboard
    keyboard.chevron.compact.down: keyboard 1.5 -1.5 13 with chevron-compact-down 3.5 8 9
    macbook.and.iphone: laptop badge phone
    cpu: cpu
    terminal: terminal
    terminal.fill: terminal-fill
    internaldrive: hdd
    externaldrive: device-hdd
    externaldrive.connected.to.line.below: hdd-network
    server.rack: hdd-stack
    macwindow.badge.plus: window-plus
    network: globe2
    globe: globe
    globe.americas.fill: globe-americas
    safari: compass
    finder: own:finder
    wifi: wifi
    wifi.slash: wifi-off
    wifi.exclamationmark: wifi badge exclamation-lg
    antenna.radiowaves.left.and.right: broadcast-pin
    dot.radiowaves.left.and.right: broadcast
    wave.3.right: own:waves-right
    qrcode.viewfinder: qr-code-scan
    faceid: own:face-scan
    touchid: fingerprint
    icloud: cloud
    icloud.and.arrow.down: cloud-arrow-down
    apple.logo: apple
    applelogo: apple
    apple.intelligence: own:swirl
    flashlight.off.fill: own:flashlight-fill

    # Settings and tools
    gear: gear-wide-connected
    gearshape: gear
    gearshape.fill: gear-fill
    gearshape.2: gear 0 0 11 with gear 7.5 7.5 8.5
    gear.circle: gear-wide-connected in circle
    lock: lock
    lock.fill: lock-fill
    lock.open: unlock
    key.fill: key-fill
    key.2.on.ring.fill: key-fill
    eye: eye
    eye.fill: eye-fill
    eye.slash: eye-slash
    eyeglasses: eyeglasses
    magnifyingglass: search
    lightbulb: lightbulb
    ladybug.fill: bug-fill
    puzzlepiece.extension: puzzle
    gauge.with.needle: speedometer2
    dice: dice-5

    # Time
    clock: clock
    clock.fill: clock-fill
    clock.arrow.circlepath: clock-history
    alarm: alarm
    timer: stopwatch
    calendar: calendar3
    calendar.badge: calendar3 badge circle-fill 11 -0.5 5
    hourglass.tophalf.fill: hourglass-top
    hourglass.bottomhalf.fill: hourglass-bottom

    # Places and travel
    house: house
    house.fill: house-fill
    building.2: buildings
    map: map
    mappin: geo
    mappin.circle.fill: geo-fill in circle.fill
    location: cursor
    location.fill: cursor-fill
    location.circle: cursor in circle
    location.north.circle.fill: cursor-fill turn -45 in circle.fill
    car.circle: car-front in circle
    bus.fill: bus-front-fill
    box.truck: truck

    # Shopping and money
    cart: cart
    cart.fill: cart-fill
    cart.badge.plus: cart-plus
    bag: bag
    bag.fill: bag-fill
    tag: tag
    creditcard: credit-card
    creditcard.fill: credit-card-fill
    banknote: cash
    wallet.pass: wallet2
    chart.bar: bar-chart
    chart.bar.fill: bar-chart-fill
    chart.bar.xaxis: bar-chart-line
    chart.line.uptrend.xyaxis: graph-up-arrow
    chart.line.downtrend.xyaxis: graph-down-arrow

    # Nature and weather
    sun.max: sun
    sun.max.fill: sun-fill
    sun.min: brightness-low
    sun.min.fill: brightness-low-fill
    moon: moon
    moon.fill: moon-fill
    moon.circle.fill: moon-fill in circle.fill
    cloud.heavyrain.fill: cloud-rain-heavy-fill
    bolt: lightning-charge
    bolt.fill: lightning-charge-fill
    drop.fill: droplet-fill
    flame: fire cut fire 2.4 3.9 11.2
    flame.fill: fire
    sparkle: own:sparkle
    sparkles: stars
    bird: own:bird

    # Objects
    cup.and.saucer.fill: cup-hot-fill
    fork.knife: own:fork-knife
    trophy: trophy
    crown.fill: own:crown-fill
    party.popper: own:party-popper
    """
  )
}
