/// The types that Apple's systems declare and what belongs to them, one a line: identifier,
/// supertypes, extensions and MIME types (the preferred ones first), a description in English.
///
/// An order between types of one tag is the order here. Source: Apple's pages on the system's types
/// and on each constant.
enum BuiltInTypes {
  static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.disk-image|public.archive|||disk image
    public.data|public.item||application/octet-stream|data
    public.directory|public.item|||directory
    com.apple.resolvable||||resolvable
    public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
    public.executable|public.item|||executable
    com.apple.mount-point|public.item com.apple.resolvable||inode/mount-point|mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark
    public.url|public.data|||URL
    public.file-url|public.url||text/uri-list|file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values
    public.rtf|public.text|rtf|text/rtf application/rtf|RTF text
    public.html|public.text|html htm shtml shtm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yml yaml|application/x-yaml application/yaml text/yaml|YAML
    public.css|public.text|css|text/css|CSS
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s asm|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code|swift|text/x-swift text/swift|Swift source
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx|text/x-c++src|C++ source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-header|public.source-code|hh hpp h++ hxx|text/x-c++hdr|C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript
    com.apple.applescript.script|public.data public.script|scpt||compiled script
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||script bundle
    com.netscape.javascript-source|public.source-code public.executable|js jscript javascript mjs|text/javascript application/javascript application/x-javascript|JavaScript
    public.shell-script|public.script|sh command|text/x-shellscript text/x-sh application/x-sh application/x-shellscript|shell script
    public.perl-script|public.shell-script|pl pm|text/x-perl-script text/x-perl application/x-perl|Perl script
    public.python-script|public.shell-script|py|text/x-python-script text/x-python text/x-python3|Python script
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script text/x-ruby application/x-ruby|Ruby script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php text/x-php-script application/php application/x-php|PHP script
    public.make-source|public.script|mk mak|text/x-makefile|makefile
    public.json|public.text|json|application/json|JSON
    public.geojson|public.json|geojson|application/geo+json application/vnd.geo+json|GeoJSON
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf application/x-pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTF with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||flattened RTFD
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns|image/x-icns image/icns|Apple icon image
    com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp|Windows bitmap image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon image
    public.camera-raw-image|public.image|raw||camera RAW image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
    com.apple.live-photo|public.data public.composite-content|||Live Photo
    public.heif|public.heif-standard|heif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    com.ilm.openexr-image|public.image|exr|image/x-exr image/exr|OpenEXR image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng image/dng|digital negative
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||Universal Scene Description
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|Universal Scene Description package
    com.apple.reality|public.data|reality|model/vnd.reality|Reality file
    com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||AR reference object
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg video/x-mpeg video/x-mpg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mpg audio/mp3 audio/x-mp3 audio/x-mpeg audio/x-mpg|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.audio||audio/mp4|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
    com.apple.protected-mpeg-4-video|public.movie|||protected MPEG-4 video
    public.avi|public.movie|avi vfw|video/avi video/x-msvideo video/msvideo|AVI movie
    public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/wave audio/x-wav|Waveform audio
    public.midi-audio|public.audio|midi mid smf kar|audio/midi audio/x-midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl audio/mpegurl application/x-mpegurl application/vnd.apple.mpegurl|M3U playlist
    public.folder|public.directory||inode/directory|folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
    public.unix-executable|public.executable public.data||application/x-executable|Unix executable
    com.microsoft.windows-executable|public.executable public.data|exe|application/x-msdownload application/vnd.microsoft.portable-executable|Windows executable
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefPane||preference pane
    public.archive|public.item|||archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    public.bzip2-archive|public.data public.archive|bz2 bzip2 bz|application/x-bzip2 application/bzip2 application/x-bzip|bzip2 archive
    public.zip-archive|public.data com.pkware.zip-archive|zip|application/zip application/x-zip-compressed|ZIP archive
    com.apple.archive|public.data public.archive|aar||Apple Archive
    public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard text/directory|vCard
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    public.email-message|public.message|||email message
    com.apple.internet-location|public.data|||internet location
    com.microsoft.internet-shortcut|com.apple.internet-location|url|application/x-mswinurl|internet shortcut
    public.font||||font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert application/pkix-cert|certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    public.log|public.plain-text|log|text/x-log|log file
    com.apple.haptics.ahap|public.json|ahap||haptic pattern
    com.apple.linkpresentation.metadata|public.data|||link metadata
    public.heif-standard|public.image|||
    com.pkware.zip-archive|public.archive|||
    com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop image/x-psd image/x-photoshop application/x-photoshop|Photoshop document
    com.adobe.illustrator.ai-image|public.image|ai|application/illustrator|Illustrator document
    com.adobe.postscript|public.image|ps|application/postscript|PostScript document
    com.adobe.encapsulated-postscript|public.image|eps epsf epsi|image/x-eps|EPS image
    com.truevision.tga-image|public.image|tga targa|image/x-tga image/targa|TGA image
    public.jpeg-2000|public.image|jp2 jpf jpx j2k j2c|image/jp2|JPEG 2000 image
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    public.pbm|public.image|pbm pgm ppm pnm|image/x-portable-bitmap image/x-portable-anymap|portable bitmap
    com.canon.cr2-raw-image|public.camera-raw-image|cr2|image/x-canon-cr2|Canon CR2 raw image
    com.nikon.raw-image|public.camera-raw-image|nef|image/x-nikon-nef|Nikon raw image
    com.sony.arw-raw-image|public.camera-raw-image|arw|image/x-sony-arw|Sony ARW raw image
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|Apple MPEG-4 movie
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|Apple MPEG-4 audio
    com.apple.coreaudio-format|public.audio|caf|audio/x-caf|CoreAudio format
    public.aac-audio|public.audio|aac adts|audio/aac audio/x-aac|AAC audio
    public.ac3-audio|public.audio|ac3|audio/ac3|AC-3 audio
    public.ulaw-audio|public.audio|au ulw snd|audio/basic|uLaw audio
    org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
    org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg|Ogg audio
    org.xiph.opus|public.audio|opus|audio/opus|Opus audio
    public.3gpp|public.movie|3gp 3gpp|video/3gpp audio/3gpp|3GPP movie
    public.3gpp2|public.movie|3g2 3gp2|video/3gpp2 audio/3gpp2|3GPP2 movie
    org.webmproject.webm|public.movie|webm|video/webm|WebM movie
    org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
    com.microsoft.windows-media-wmv|public.movie|wmv|video/x-ms-wmv|Windows Media movie
    com.microsoft.windows-media-wma|public.audio|wma|audio/x-ms-wma|Windows Media audio
    net.daringfireball.markdown|public.text|md markdown mdown|text/markdown text/x-markdown|Markdown text
    public.xhtml|public.html public.xml|xhtml xht xhtm|application/xhtml+xml|XHTML text
    public.patch-file|public.plain-text|diff patch|text/x-diff text/x-patch|patch
    com.sun.java-source|public.source-code|java jav|text/x-java|Java source
    com.sun.java-archive|public.data public.archive public.executable|jar|application/java-archive|Java archive
    com.sun.java-class|public.data public.executable|class|application/java-vm|Java class
    public.bash-script|public.shell-script|bash||bash script
    public.csh-script|public.shell-script|csh|text/x-csh|C shell script
    public.ksh-script|public.shell-script|ksh||Korn shell script
    public.tcsh-script|public.shell-script|tcsh||tcsh script
    public.zsh-script|public.shell-script|zsh||Z shell script
    public.fortran-source|public.source-code|f for f77 f90 f95|text/x-fortran|Fortran source
    public.pascal-source|public.source-code|pas|text/x-pascal|Pascal source
    public.ada-source|public.source-code|ada adb ads|text/x-ada|Ada source
    public.lex-source|public.source-code|l lm lmm lpp lxx||Lex source
    public.yacc-source|public.source-code|y ym ymm ypp yxx||Yacc source
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz|application/x-compressed-tar application/x-gtar-compressed|gzip tar archive
    public.bzip2-tar-archive|public.bzip2-archive|tbz tbz2||bzip2 tar archive
    org.tukaani.xz-archive|public.data public.archive|xz|application/x-xz|xz archive
    org.tukaani.tar-xz-archive|org.tukaani.xz-archive|txz||xz tar archive
    org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed|7-Zip archive
    com.rarlab.rar-archive|public.data public.archive|rar|application/vnd.rar application/x-rar-compressed application/x-rar|RAR archive
    public.cpio-archive|public.data public.archive|cpio|application/x-cpio|CPIO archive
    public.iso-image|public.disk-image public.data|iso|application/x-iso9660-image application/x-cd-image|disk image
    com.apple.disk-image-udif|public.disk-image public.data|dmg|application/x-apple-diskimage|Apple disk image
    public.opentype-font|public.font public.data|otf|font/otf application/x-font-otf|OpenType font
    public.truetype-ttf-font|public.truetype-font|ttf|font/ttf application/x-font-ttf|TrueType font
    public.truetype-collection-font|public.truetype-font|ttc|font/collection|TrueType collection
    public.truetype-font|public.font public.data|||TrueType font
    org.w3.woff|public.font public.data|woff|font/woff application/font-woff|WOFF font
    org.w3.woff2|public.font public.data|woff2|font/woff2|WOFF2 font
    com.apple.ical.ics|public.text public.calendar-event|ics ical|text/calendar|calendar event
    com.apple.mail.email|public.data public.email-message|eml|message/rfc822|mail message
    com.apple.web-internet-location|com.apple.internet-location|webloc||web internet location
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word 97 – 2004 document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data public.spreadsheet public.composite-content|xls|application/vnd.ms-excel application/msexcel|Excel 97 – 2004 workbook
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet public.composite-content|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint application/mspowerpoint|PowerPoint 97 – 2004 presentation
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
    org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet public.composite-content|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
    com.apple.iwork.pages.sffpages|public.data public.composite-content|pages|application/vnd.apple.pages|Pages document
    com.apple.iwork.numbers.sffnumbers|public.data public.spreadsheet public.composite-content|numbers|application/vnd.apple.numbers|Numbers spreadsheet
    com.apple.iwork.keynote.sffkey|public.data public.presentation|key|application/vnd.apple.keynote|Keynote presentation
    com.apple.traditional-mac-plain-text|public.plain-text|||Mac text
    public.object-code|public.data public.executable|o||object code
    org.webassembly.wasm|public.data public.executable|wasm|application/wasm|WebAssembly
    com.microsoft.windows-dynamic-link-library|public.data public.executable|dll||dynamic link library
    org.sqlite.v3|public.data public.database|sqlite sqlite3 db|application/vnd.sqlite3 application/x-sqlite3|SQLite database
    com.topografix.gpx|public.xml|gpx|application/gpx+xml|GPS exchange
    com.google.earth.kml|public.xml|kml|application/vnd.google-earth.kml+xml|KML document
    public.rss|public.xml|rss|application/rss+xml|RSS
    public.strings-text|public.plain-text|strings||strings
    com.apple.xcode.xcstrings|public.json|xcstrings||string catalogue
    public.standard-tesselated-geometry-format|public.3d-content public.data|stl|model/stl|STL model
    public.geometry-definition-format|public.3d-content public.data|obj|model/obj|3D object
    """
}
