extension PreviewPage {
  static let style = #"""
    :root { color-scheme: light dark; font: 13px/1.4 system-ui, "Inter", sans-serif; --line: #8884; --choice: #0a7aff; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: grid; grid-template: 100vh / 200px 1fr 340px; overflow: hidden; }
    h1 { font-size: 13px; margin: 12px; }
    #sidebar { border-right: 1px solid var(--line); overflow: auto; }
    #previews { list-style: none; margin: 0; padding: 0 6px; }
    #previews button { width: 100%; text-align: left; border: 0; border-radius: 6px; padding: 6px 8px; background: none; font: inherit; color: inherit; cursor: pointer; }
    #previews button.chosen { background: var(--choice); color: white; }
    #previews small { display: block; opacity: .65; }
    main { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; min-width: 0; min-height: 0; }
    #bar { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 6px 10px; border-bottom: 1px solid var(--line); }
    #bar input[type=number] { width: 62px; }
    #stage { position: relative; overflow: auto; padding: 24px; background: repeating-conic-gradient(#8881 0 25%, #0000 0 50%) 0 0 / 24px 24px; display: grid; }
    #frame { position: relative; margin: auto; box-shadow: 0 2px 16px #0005; width: max-content; height: max-content; }
    #canvas { display: block; outline: none; touch-action: none; }
    #canvas:focus-visible { outline: 2px solid var(--choice); }
    #keys { position: absolute; left: 0; top: 0; width: 1px; height: 1px; opacity: 0; border: 0; padding: 0; resize: none; pointer-events: none; }
    #outline { position: absolute; border: 2px solid var(--choice); background: #0a7aff22; pointer-events: none; }
    .edge { position: absolute; background: transparent; }
    .edge:hover, .edge.dragged { background: var(--choice); }
    #east { right: -8px; top: 0; bottom: 0; width: 6px; cursor: ew-resize; }
    #south { bottom: -8px; left: 0; right: 0; height: 6px; cursor: ns-resize; }
    #fault { position: absolute; left: 16px; right: 16px; bottom: 16px; padding: 12px; border-radius: 8px; background: #b3261eee; color: white; }
    #fault pre { margin: 0 0 6px; white-space: pre-wrap; max-height: 40vh; overflow: auto; }
    #bottom { display: flex; justify-content: space-between; align-items: center; gap: 12px; padding: 2px 10px; border-top: 1px solid var(--line); min-height: 32px; }
    #inspector { border-left: 1px solid var(--line); display: grid; grid-template-rows: auto minmax(0, 1fr) 40%; min-width: 0; min-height: 0; overflow: hidden; }
    #tabs { display: flex; gap: 4px; padding: 6px; border-bottom: 1px solid var(--line); align-items: center; }
    #tabs button.chosen { background: var(--choice); color: white; }
    #tree { overflow: auto; font: 12px/1.5 ui-monospace, "JetBrains Mono", monospace; padding: 4px; }
    #tree div { white-space: pre; padding: 0 4px; border-radius: 4px; cursor: pointer; width: max-content; min-width: 100%; }
    #tree div:hover { background: #8883; }
    #tree div.chosen { background: var(--choice); color: white; }
    #tree .quiet { opacity: .6; }
    #tree .slow { color: #d33; font-weight: bold; }
    #detail { overflow: auto; margin: 0; padding: 8px; border-top: 1px solid var(--line); white-space: pre-wrap; font: 12px/1.5 ui-monospace, "JetBrains Mono", monospace; }
    #environment summary { cursor: pointer; margin-top: 8px; }
    #environment dl { margin: 4px 0 0; display: grid; grid-template-columns: minmax(8em, auto) 1fr; gap: 2px 10px; white-space: normal; }
    #environment dt { opacity: 0.7; }
    #environment dd { margin: 0; overflow-wrap: anywhere; }
    #detail a { color: var(--choice); cursor: pointer; text-decoration: underline; }
    #sheet { max-width: 92vw; max-height: 92vh; overflow: auto; }
    #sheet pre { font: 12px/1.5 ui-monospace, "JetBrains Mono", monospace; user-select: all; }
    #sheet img { max-width: 100%; }
    """#
}
