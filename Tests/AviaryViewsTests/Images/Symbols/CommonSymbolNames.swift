/// The 400 symbols that open-source apps use most, the commonest first.
enum CommonSymbolNames {
  static let all = list.split { $0 == " " || $0.isNewline }.map(String.init)

  private static let list = """
    plus trash xmark magnifyingglass checkmark chevron.right chevron.left checkmark.circle.fill
    star.fill ellipsis star chevron.down xmark.circle.fill exclamationmark.triangle clock person
    square.and.arrow.up circle suit.heart.fill exclamationmark.triangle.fill calendar circle.fill
    globe info.circle play.fill arrow.left arrow.right checkmark.circle arrow.clockwise pencil
    gearshape forward.fill minus doc.on.doc gear paperclip photo ellipsis.circle pause.fill eye
    heart.fill exclamationmark.square.fill person.crop.circle apple.logo lock plus.circle.fill
    arrow.down slider.horizontal.3 square.and.pencil mic.fill paintpalette
    exclamationmark.circle.fill plus.circle xmark.circle folder suit.heart bell bookmark eye.slash
    heart list.bullet person.3 gearshape.fill person.circle.fill chevron.forward person.circle
    arrow.down.circle hourglass.bottomhalf.fill hourglass.tophalf.fill person.fill triangle.fill
    chevron.up line.3.horizontal stop.fill timer server.rack apple.intelligence square
    square.and.arrow.up.fill camera sun.max.fill house list.bullet.rectangle arrow.up moon.fill
    sun.max sun.min arrow.up.right checkmark.seal.fill filemenu.and.selection
    line.3.horizontal.decrease.circle applelogo arrow.counterclockwise backward.fill envelope
    paperplane square.and.arrow.down square.dashed power safari c.circle hand.thumbsup house.fill
    link network wifi arrow.right.circle.fill arrow.triangle.2.circlepath cart
    chevron.right.circle hand.thumbsup.fill line.3.horizontal.decrease line.horizontal.3.decrease
    1.circle arrow.2.squarepath faceid hand.thumbsdown.fill tag arrow.up.arrow.down doc
    doc.on.clipboard exclamationmark.circle face.smiling message minus.circle.fill paperplane.fill
    questionmark.circle sparkles text.badge.plus chevron.backward folder.fill lock.fill
    minus.circle questionmark shippingbox speaker.wave.2.fill speaker.wave.3.fill textformat
    2.circle bell.badge bolt.fill box.truck chart.bar.xaxis chevron.compact.right
    dot.radiowaves.left.and.right hand.thumbsup.circle line.horizontal.3 mail mic moon phone
    pin.fill text.bubble antenna.radiowaves.left.and.right arrow.down.circle.fill
    arrowtriangle.up.fill bell.fill bolt bookmark.fill camera.fill dice doc.text info.circle.fill
    key.fill message.fill music.note.list pencil.slash person.fill.badge.plus
    photo.on.rectangle.angled play play.circle quote.bubble video arrowshape.turn.up.left
    chart.line.uptrend.xyaxis delete.backward delete.left flame.fill number person.badge.key
    person.crop.circle.fill qrcode.viewfinder rectangle.3.group slider.vertical.3
    speaker.slash.fill video.fill wifi.slash at checkmark.square.fill film info moon.circle.fill
    music.note person.badge.minus plus.square.on.square square.fill textformat.size.larger
    textformat.size.smaller waveform archivebox arrowtriangle.down.fill bell.badge.fill
    captions.bubble cart.fill chevron.up.chevron.down down ellipsis.circle.fill gearshape.2
    hand.thumbsdown lightbulb mappin.circle.fill pause pin puzzlepiece.extension
    square.and.arrow.down.fill square.grid.2x2 terminal textformat.size trash.fill up
    wand.and.stars book.pages.fill books.vertical bubble.left.and.bubble.right cart.badge.plus
    character.cursor.ibeam cpu doc.plaintext doc.text.magnifyingglass folder.badge.plus fork.knife
    list.bullet.clipboard location.north.circle.fill movieclapper paintbrush
    person.2.badge.gearshape person.badge.plus photo.fill photo.on.rectangle
    questionmark.circle.fill rectangle.grid.1x2 shuffle square.grid.2x2.fill star.circle.fill
    stop.circle wifi.exclamationmark app.dashed arrow.left.arrow.right
    arrow.up.left.and.arrow.down.right arrow.uturn.backward beats.headphones bird building.2
    bus.fill chart.line.downtrend.xyaxis checkmark.seal clock.arrow.circlepath control display
    drop.fill envelope.fill exclamationmark.bubble globe.americas.fill gobackward internaldrive
    list.bullet.below.rectangle macbook.and.iphone map mappin person.2 phone.fill play.rectangle
    record.circle rectangle.portrait.on.rectangle.portrait.angled rectangle.stack
    rectangle.stack.fill sidebar.leading sidebar.left sparkle speaker.fill square.grid.3x3 stop
    sun.min.fill text.alignleft tray.fill trophy wave.3.right arrow.up.right.square
    arrow.uturn.right.square bag bag.fill book book.fill calendar.badge car.circle chart.bar.fill
    circle.dotted clock.fill cup.and.saucer.fill diamond document.on.document.fill eraser.fill
    externaldrive.connected.to.line.below eye.fill finder flame folder.badge.gearshape
    forward.end.fill gear.circle hand.raised.fill keyboard location location.fill lock.open
    party.popper pause.circle.fill person.3.sequence.fill person.badge.key.fill pin.slash
    play.circle.fill plus.bubble plus.rectangle.on.folder rectangle.on.rectangle signature
    text.append text.magnifyingglass touchid wand.and.sparkles alarm arrow.triangle.branch
    arrow.trianglehead.clockwise arrow.up.forward.square
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right aspectratio backward.end.fill
    banknote book.closed book.pages bubble character.textbox chart.bar checkmark.shield
    chevron.right.2 circle.grid.cross cloud.heavyrain.fill creditcard creditcard.fill crown.fill
    exclamationmark exclamationmark.octagon.fill externaldrive eyeglasses figure.run
    flashlight.off.fill gauge.with.needle goforward hand.raised hand.tap heart.text.square icloud
    icloud.and.arrow.down key.2.on.ring.fill keyboard.chevron.compact.down ladybug.fill
    line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle location.circle
    macwindow.badge.plus paragraphsign pause.circle pencil.circle pencil.circle.fill pencil.line
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.xmark person.text.rectangle
    photo.badge.plus plus.app plus.app.fill plus.magnifyingglass record.circle.fill
    rectangle.3.offgrid rectangle.portrait.and.arrow.forward rectangle.split.1x2 scroll
    speaker.slash square.righthalf.fill square.split.2x1 star.circle switch.2 terminal.fill
    text.word.spacing tray tv viewfinder wallet.pass wand.and.sparkles.inverse x.circle.fill
    x.square.fill xmark.bin
    """
}
