// The page side of the Chromium driver. `words` is defined before this file.
'use strict';
const word = k => words[k % 64];
const cap = s => s[0].toUpperCase() + s.slice(1);
const titleOf = i => `${cap(word(i * 7 + 3))} ${word(i * 13 + Math.floor(i / 64))} ${i}`;
const captionOf = i => `${word(i * 5 + 1)} ${word(i * 11 + Math.floor(i / 64) + 7)} in ${word(i * 17 + 5)} and ${word(i * 23 + Math.floor(i / 64))}, no. ${i * 7919 % 100003}`;

const style = document.createElement('style');
style.textContent = `
  * { margin: 0; box-sizing: border-box } html, body { background: #fff; font-family: "Noto Sans" }
  body { width: 1200px; height: 800px; overflow: hidden; position: relative }
  .scroll { width: 1200px; height: 800px; overflow-y: scroll; scrollbar-width: none }
  .grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px }
  .flex { display: flex; flex-direction: column; gap: 8px } .row { display: flex; gap: 8px } .row > .card { flex: 1 1 0; min-width: 0 }
  .card { background: #f2f2f7; border-radius: 8px; padding: 8px; display: flex; flex-direction: column; gap: 4px }
  .title { font-size: 16px; font-weight: bold; color: #000 } .caption { font-size: 13px; color: #6b6b70 }
  .nowrap .title, .nowrap .caption { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  .line { position: absolute; left: 0; width: 1200px; height: 60px; contain: strict }
  .float { position: absolute; left: 0; top: 0; width: 200px }
  .auto > .card { content-visibility: auto; contain-intrinsic-size: auto 60px }`;
document.head.append(style);

function element(className, ...children) { const e = document.createElement('div'); e.className = className; e.append(...children); return e; }
const card = i => element('card', element('title', titleOf(i)), element('caption', captionOf(i)));
const force = e => e.getBoundingClientRect().height;
function timed(step) { const s = performance.now(); step(); return performance.now() - s; }

let grid;
function build(n, className = 'grid') {
  const scroll = element('scroll');
  grid = element(className === 'auto' ? 'grid auto' : className);
  if (className === 'flex') for (let i = 0; i < n; i += 4) { const row = element('row'); for (let k = i; k < Math.min(n, i + 4); k++) row.append(card(k)); grid.append(row); }
  else for (let i = 0; i < n; i++) grid.append(card(i));
  scroll.append(grid);
  document.body.append(scroll);
}
function w1(n, className) {
  let built; const s = performance.now();
  build(n, className); built = performance.now() - s;
  force(grid);
  return [built, performance.now() - s];
}

// A million rows the way web pages do it: only the visible ones exist, and they are used again.
let offset = 0, pool = [];
function place() {
  const first = Math.floor(offset / 60);
  for (let k = 0; k < pool.length; k++) {
    const i = first + (k - first % pool.length + pool.length) % pool.length, line = pool[k];
    line.style.transform = `translateY(${i * 60 - offset}px)`;
    if (line.shown !== i) { line.shown = i; line.firstChild.firstChild.data = titleOf(i); line.lastChild.firstChild.data = captionOf(i); }
  }
}
function w2() {
  return timed(() => {
    const list = element('scroll nowrap');
    for (let k = 0; k < 15; k++) { const line = card(0); line.className = 'card line'; pool.push(line); list.append(line); }
    document.body.append(list); place(); force(list);
  });
}
function w4() { return timed(() => { offset += 800; place(); force(pool[0]); }); }

function w3change(r) { return timed(() => { grid.children[6].firstChild.firstChild.data = titleOf(20000 + r); force(grid); }); }
function w3insert(r) { return timed(() => { grid.prepend(card(30000 + r)); force(grid); }); }
function w3shuffle(r) {
  return timed(() => {
    const now = [...grid.children], next = new Array(now.length);
    now.forEach((e, i) => next[(i * 7919 + r * 101 + 13) % now.length] = e);
    grid.replaceChildren(...next); force(grid);
  });
}
function w5(k) { return timed(() => { grid.style.width = `${800 + 4 * k}px`; force(grid); }); }

let floats = [];
function w7setup(layers) {
  for (let i = 0; i < 500; i++) { const e = card(i); e.className = 'card float nowrap'; if (layers) e.style.willChange = 'transform, opacity'; floats.push(e); }
  document.body.append(...floats); force(document.body);
}
function w7(f) {
  return timed(() => floats.forEach((e, i) => {
    e.style.transform = `translate(${500 + 490 * Math.sin(i * 0.7 + f * 0.05)}px, ${375 + 370 * Math.cos(i * 1.3 + f * 0.03)}px)`;
    e.style.opacity = 0.55 + 0.45 * Math.sin(f * 0.1 + i);
  }));
}

// The same grid with React, if the driver loaded it.
let setItems;
function reactSetup() {
  const h = React.createElement;
  const Card = React.memo(({ title, caption }) => h('div', { className: 'card' }, h('div', { className: 'title' }, title), h('div', { className: 'caption' }, caption)));
  const App = ({ initial }) => {
    const [items, set] = React.useState(initial);
    setItems = set;
    return h('div', { className: 'scroll' }, h('div', { className: 'grid', ref: e => grid = e }, items.map(i => h(Card, { key: i.key, title: i.title, caption: i.caption }))));
  };
  window.ReactApp = App;
}
const item = i => ({ key: i, title: titleOf(i), caption: captionOf(i) });
let items;
function reactW1(n) {
  const s = performance.now();
  items = Array.from({ length: n }, (_, i) => item(i));
  const host = element('host'); document.body.append(host);
  const root = ReactDOM.createRoot(host);
  ReactDOM.flushSync(() => root.render(React.createElement(ReactApp, { initial: items })));
  const built = performance.now() - s;
  force(grid);
  return [built, performance.now() - s];
}
function reactSet(next) { return timed(() => { items = next(); ReactDOM.flushSync(() => setItems(items)); force(grid); }); }
const reactChange = r => reactSet(() => items.map((e, k) => k === 6 ? { ...e, title: titleOf(20000 + r) } : e));
const reactInsert = r => reactSet(() => [item(30000 + r), ...items]);
const reactShuffle = r => reactSet(() => { const next = []; items.forEach((e, i) => next[(i * 7919 + r * 101 + 13) % items.length] = e); return next; });

// W9: real cards in a window of 1920 x 1080 points, two pixels a point.
const shelfStyle = `
  body { width: 1920px; height: 1080px }
  .shelf { width: 1920px; height: 1080px; overflow-y: scroll; scrollbar-width: none }
  .shelf > .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 16px; padding: 76px 16px 16px }
  .item { height: 120px; padding: 12px; display: flex; gap: 12px; align-items: flex-start; border-radius: 12px; background: #fff;
    box-shadow: 0 2px 10px rgba(0, 0, 0, 0.2); content-visibility: auto; contain-intrinsic-size: auto 120px }
  .item.hovered { background: #f2f7ff; box-shadow: 0 4px 20px rgba(0, 0, 0, 0.2) }
  .icon { width: 44px; height: 44px; border-radius: 10px; flex: none }
  .texts { min-width: 0; display: flex; flex-direction: column; gap: 4px }
  .texts > * { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  .number { font-size: 11px; color: rgba(60, 60, 67, 0.6) }
  .bar { position: absolute; left: 0; top: 0; width: 1920px; height: 60px; padding: 16px; display: flex; justify-content: space-between;
    align-items: center; background: rgba(248, 248, 248, 0.82); backdrop-filter: blur(30px) saturate(1.8) }
  .bar > :first-child, .sheet > :first-child { font-size: 20px; font-weight: bold } .bar > :last-child { font-size: 13px }
  .dim { position: absolute; inset: 0; background: rgba(0, 0, 0, 0.3) }
  .sheet { position: absolute; left: 610px; top: 180px; width: 700px; height: 900px; padding: 16px; border-radius: 16px; text-align: center;
    background: rgba(246, 246, 246, 0.74); backdrop-filter: blur(30px) saturate(1.8) }`;
let shelf, shelfTop = 0, hovered, sheet;
function shelfCard(i) {
  const icon = element('icon'), hue = i * 37 % 360;
  icon.style.background = `linear-gradient(hsl(${hue} 100% 70%), hsl(${hue} 82% 38.5%))`;
  return element('item', icon, element('texts', element('title', titleOf(i)), element('caption', captionOf(i)), element('number', `No. ${i}`)));
}
function w9() {
  return timed(() => {
    const sheetOfStyles = document.createElement('style');
    sheetOfStyles.textContent = shelfStyle;
    document.head.append(sheetOfStyles);
    grid = element('cards');
    for (let i = 0; i < 5000; i++) grid.append(shelfCard(i));
    shelf = element('shelf', grid);
    document.body.append(shelf, element('bar', element('', 'Cards'), element('', '5,000')));
    force(grid);
  });
}
function w9scroll(step) { return timed(() => { shelfTop += step; shelf.scrollTop = shelfTop; force(shelf); }); }
function w9hover(f) {
  return timed(() => {
    if (hovered) hovered.classList.remove('hovered');
    hovered = grid.children[Math.floor(shelfTop / 136) * 8 + 16 + f % 32];
    hovered.classList.add('hovered');
    force(hovered);
  });
}
function w9sheet(y) {
  return timed(() => {
    if (!sheet) {
      sheet = element('sheet', element('', 'Details'), element('caption', captionOf(7)));
      document.body.append(element('dim'), sheet);
    }
    sheet.style.transform = `translateY(${y}px)`;
    force(sheet);
  });
}
