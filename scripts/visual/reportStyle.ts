/** The report's stylesheet, embedded in the page, which loads nothing from outside. */
export const reportStyle = `
:root { color-scheme: light dark; --text: light-dark(#1b1f24, #e8eaed); --muted: light-dark(#57606a, #a5adb6); --page: light-dark(#f6f7f9, #14171a);
  --paper: light-dark(#fff, #1e2226); --edge: light-dark(#d0d5db, #3a4148); --control: light-dark(#6e7781, #8b949e); --link: light-dark(#0b57a4, #8ec3ff); --mark: light-dark(#c2003a, #ff7d9b); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
header, main, footer { max-width: 1500px; margin: 0 auto; padding: 16px 24px; }
h1 { margin: 8px 0 4px; font-size: 28px; line-height: 1.2; } h2 { margin: 0; font-size: 20px; line-height: 1.3; text-wrap: balance; } h3 { margin: 16px 0 4px; font-size: 16px; }
p { margin: 4px 0; } a { color: var(--link); } .muted { color: var(--muted); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 16px; top: 8px; }
code { font: 14px/1.4 ui-monospace, monospace; background: light-dark(#eceff2, #2b3136); padding: 2px 6px; border-radius: 4px; overflow-wrap: anywhere; }
button { font: inherit; font-size: 14px; padding: 2px 10px; border: 1px solid var(--control); border-radius: 6px; background: var(--paper); color: var(--text); cursor: pointer; min-height: 28px; }
section { background: var(--paper); border: 1px solid var(--edge); border-radius: 12px; padding: 20px; margin: 20px 0; scroll-margin-top: 16px; }
.groups { list-style: none; padding: 0; display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); }
.groups a { display: grid; grid-template-columns: 112px 1fr; gap: 12px; align-items: center; padding: 8px; background: var(--paper); border: 1px solid var(--edge); border-radius: 10px; text-decoration: none; color: inherit; height: 100%; }
.groups a:hover strong { text-decoration: underline; } .groups small { display: block; color: var(--muted); font-size: 14px; }
.thumb { width: 112px; height: 70px; object-fit: contain; background: repeating-conic-gradient(light-dark(#eef0f2, #2a2f34) 0 25%, light-dark(#fff, #23282c) 0 50%) 0 0 / 16px 16px; border-radius: 6px; }
.members { list-style: none; padding: 0; margin: 16px 0 0; display: grid; gap: 10px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); }
.members > li { border: 1px solid var(--edge); border-radius: 10px; min-width: 0; } .members > li:has(details[open]) { grid-column: 1 / -1; }
summary { cursor: pointer; padding: 10px; overflow-wrap: anywhere; } summary .thumb { display: block; width: 100%; height: 120px; margin-top: 8px; }
details[open] > summary .thumb { display: none; } summary small { display: block; color: var(--muted); font-size: 14px; }
.open { padding: 0 12px 12px; } fieldset { border: 0; padding: 0; margin: 0 0 8px; display: flex; flex-wrap: wrap; gap: 4px 16px; } legend { float: left; margin-right: 16px; color: var(--muted); } label { cursor: pointer; min-height: 24px; }
.pictures { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); align-items: start; }
figure { margin: 0; min-width: 0; } figcaption { color: var(--muted); font-size: 14px; } figure img { max-width: 100%; height: auto; display: block; border: 1px solid var(--edge); }
.view:has([value=reference]:checked) figure:not(.reference), .view:has([value=now]:checked) figure:not(.now), .view:has([value=difference]:checked) figure:not(.difference) { display: none; }
.view:not(:has([value=all]:checked)) .pictures { grid-template-columns: 1fr; }
.boxed { position: relative; display: inline-block; max-width: 100%; } .box { position: absolute; border: 2px solid var(--mark); pointer-events: none; }
.swatch { display: inline-block; width: 1.1em; height: 1.1em; vertical-align: -0.2em; border: 1px solid var(--control); border-radius: 3px; forced-color-adjust: none; }
table { border-collapse: collapse; font-size: 14px; margin: 8px 0; } th, td { text-align: start; padding: 2px 16px 2px 0; overflow-wrap: anywhere; } .scroll { overflow-x: auto; }
@media print { .skip, button { display: none; } section { break-inside: avoid-page; } }
`;

/** Copies a button's command; without scripts the command is beside it. */
export const reportScript = `
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    document.getElementById('said').textContent = 'Copied: ' + button.dataset.copy;
  });
}
const openAddressed = () => {
  const member = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (member && member.matches('details')) member.open = true;
};
addEventListener('hashchange', openAddressed);
openAddressed();
if (location.protocol === 'file:') for (const hint of document.querySelectorAll('[data-file]')) hint.hidden = false;
`;
