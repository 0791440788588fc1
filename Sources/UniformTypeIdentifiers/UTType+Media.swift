// MARK: - Documents, pictures, spatial content, moving pictures and sound

extension UTType {
  /// PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }

  /// RTF with attachments, a package.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }

  /// RTF with attachments, in one stream of bytes.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }

  /// A page of the web with all that belongs to it.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }

  /// A base type: pictures.
  public static var image: UTType { UTType(known: "public.image") }

  /// JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }

  /// TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }

  /// GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }

  /// PNG.
  public static var png: UTType { UTType(known: "public.png") }

  /// Apple's icons.
  public static var icns: UTType { UTType(known: "com.apple.icns") }

  /// Windows bitmaps.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }

  /// Windows icons.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }

  /// A base type: raw data of cameras.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }

  /// SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }

  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }

  /// HEIF.
  public static var heif: UTType { UTType(known: "public.heif") }

  /// HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }

  /// Sequences of HEIC.
  public static var heics: UTType { UTType(known: "public.heics") }

  /// WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }

  /// JPEG XL.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }

  /// OpenEXR.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }

  /// Digital negatives.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }

  /// A base type: spatial content.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }

  /// Universal Scene Description.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }

  /// Universal Scene Description, packed.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }

  /// A Reality Composer file.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }

  /// A SceneKit scene.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }

  /// An object that augmented reality finds again.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }

  /// A base type: sound and moving pictures.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }

  /// A base type: moving pictures, with sound or without.
  public static var movie: UTType { UTType(known: "public.movie") }

  /// A base type: moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }

  /// A base type: sound.
  public static var audio: UTType { UTType(known: "public.audio") }

  /// QuickTime movies.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }

  /// MPEG-1 and MPEG-2 movies.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }

  /// MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }

  /// MPEG-2 transport streams.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }

  /// MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }

  /// MPEG-4 movies.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }

  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }

  /// Protected MPEG-4 audio.
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(known: "com.apple.protected-mpeg-4-audio")
  }

  /// Protected MPEG-4 video.
  public static var appleProtectedMPEG4Video: UTType {
    UTType(known: "com.apple.protected-mpeg-4-video")
  }

  /// AVI movies.
  public static var avi: UTType { UTType(known: "public.avi") }

  /// AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }

  /// WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }

  /// MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
}
