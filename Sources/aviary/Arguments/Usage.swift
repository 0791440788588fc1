/// The text of `aviary help`.
enum Usage {
  /// What follows the message about a wrong call.
  static let short = """
    usage: aviary render PATH [-o OUT.png|.svg|.pdf|FOLDER/] [--variants] [--json] [--width W] [--height H]
                         [--scale S] [--dark] [--look L] [--transparent] [--preview NAME]
                         [--as ios|macos|linux] [--swift-version 5|6]
           aviary inspect PATH [--json] [--preview NAME] [--swift-version 5|6]
           aviary inspect --layout PATH [-o OUT.png|.svg|.pdf] [--all-proposals] [--json]
                          [--width W] [--height H] [--scale S] [--dark] [--transparent] ...
           aviary check PATH [--as ios|macos|linux] [--json|--markdown] [--tests] [--packages FOLDER]
           aviary new NAME [--path FOLDER|--url ADDRESS]
           aviary bundle [PACKAGE] [--product NAME] [--folder] [--deb] [--flatpak] [-o FOLDER]
                         [--id ID] [--version V] [--icon FILE]
           aviary preview PATH [--port N] [--editor COMMAND] [--open | --window]
           aviary mcp [PATH]
           aviary list-previews|variants|tree|why-size|why-body|tap|type|scroll|drag|advance|screenshot|record|errors
                  PATH [--preview NAME] [--after STEP]... [--json] ...
           aviary help
    """

  static let text = """
    usage: aviary render PATH [-o OUT.png|.svg|.pdf|FOLDER/] [options]
           aviary inspect PATH [--json] [options]
           aviary inspect --layout PATH [--json] [-o OUT.png|.svg|.pdf] [options]
           aviary check PATH [options]
           aviary new NAME [--path FOLDER|--url ADDRESS]
           aviary bundle [PACKAGE] [options]
           aviary preview PATH [options]
           aviary mcp [PATH]
           aviary TOOL PATH [options]

    render    Draws the file's #Previews, or those of its PreviewProviders, or else the one View
              that can be built without arguments. Prints the path of each picture written.
      -o, --output PATH    where to write; the extension chooses the format. Default: FILE.png
                           in the current directory. Several previews are numbered: PATH-1.png ...
      --width POINTS       the picture's width; without it the view is offered 390 and may take less
      --height POINTS      the picture's height; without it the view is as high as it wants
      --scale NUMBER       pixels to a point, for PNG (default 2)
      --dark               in dark appearance
      --look system18|system26
                           what controls, lists and bars look like (default system18)
      --transparent        without the system background behind the view
      --json               prints the paths as JSON

              Of a package, an .xcodeproj or an .xcworkspace it draws every preview of its targets, with
              their resources, into a folder under the previews' names. A file whose views live in
              other files is compiled with the package or project around it.
      -o FOLDER/           into that folder, as PNG. Default for projects: NAME-previews
      --variants           each picture is a sheet: light, dark, right to left, three sizes of text,
                           three widths
      --as ios|macos|linux which branches of #if a project is drawn with, as for check

    inspect   Prints what each container makes of its children: the declared views, the resolved
              subviews, their ids, container values, tags and sections.
      --json               as JSON

    inspect --layout
              Prints for each node of the view tree what it was offered, what it took, where it
              lies (in points, from the picture's top left corner), and why.
      --all-proposals      every proposal that each node was asked, with its answers
      -o, --output PATH    also draws the view with each node's frame outlined, and its number
      --json               as JSON; infinite lengths are the string "infinity"
      --width, --height, --scale, --dark, --look, --transparent    as for render

    check     Says whether sources compile here, and what is missing. PATH is a Swift file, a folder, a
              package, an .xcodeproj or an .xcworkspace. Errors come in groups: the sources' own, names
              that Aviary does not have yet, what belongs to Apple's systems alone, and what comes from
              packages that are not on this machine. Nothing is fetched.
      --as ios|macos|linux
                           decides #if os(), canImport() and targetEnvironment() as that system would.
                           Default: linux where the sources ask for it, macos for what is for macOS
                           alone, else ios
      --json, --markdown   for programs; for a pull request
      --tests              the targets of tests too
      --packages FOLDER    a folder with packages that were fetched, by name; those in .build/checkouts
                           and SourcePackages/checkouts are found without
              Exit status: 0 nothing is missing, 1 something is, 2 PATH or the call is wrong.

    new       Makes a package in the folder NAME: an app, a view, a preview and a test.
      --path FOLDER        the package depends on the checkout of Aviary there (default: this one)
      --url ADDRESS        the package depends on Aviary at that address

    bundle    Builds the program of a package, and makes of it what can be installed, into NAME-bundle: a folder
              that runs where it lies, a .deb, and a manifest for flatpak-builder, each with an entry for
              menus, an icon, file types and what shops for software show. Swift's libraries come along.
              Bundle.json in the package says what they are called: Documentation/Bundling.md.
      --folder, --deb, --flatpak
                           only these
      --product NAME       which program, where the package has several
      --executable PATH    one that is built already
      --id, --version, --icon
                           go before what Bundle.json says
      -o, --output FOLDER  where everything goes

    preview   Serves a page at an address on this machine, which it prints: the previews of a file, a package or
              a project, live, compiled anew on each save. Ends with Ctrl-C.
      --port NUMBER        the port (default: one that is free)
      --editor COMMAND     what sources are opened with: vscode, gnome-builder or a command (default: EDITOR)
      --open               opens the page in the desktop's browser
      --window             shows the page in a window of its own, and ends with it; needs libwebkitgtk-6.0-4

    mcp       Speaks the Model Context Protocol over standard input and output, for programs that write code.

    TOOL      One of that protocol's tools, once: list-previews, variants, tree, why-size, why-body, tap, type,
              scroll, drag, advance, screenshot, record, errors. Documentation/MCP.md tells what they take and answer.
      --after STEP         something to do first: 'tap NAME', 'tap X,Y', 'type TEXT', 'scroll POINTS', 'drag NAME DX,DY', 'advance SECONDS'
      -o, --output PATH    where a picture goes. Default: TOOL.png in the current directory
      --json               as JSON

    Images are looked for beside the file, and in the folder that AVIARY_RESOURCES names.

    Both take:
      --preview NAME       only this preview: its name, its number from 1, or a View type's name
      --swift-version 5|6  the language mode of the file (default 5)
    """
}
