import { describe, expect, test } from 'vitest';
import { missingIn, unneeded } from './findings.ts';
import { floorOf } from './floor.ts';

const floor = floorOf();

/** Paths of the features that a build with these files is refused for. */
function refused(files: Readonly<Record<string, string>>, at = floor): string[] {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  const [scripts, styles] = ['.js', '.css'].map((end) => all.filter(({ path }) => path.endsWith(end)));
  const missing = missingIn({ scripts: scripts ?? [], styles: styles ?? [] }, at);
  return [...new Set(missing.filter(({ because }) => because === undefined).map(({ feature }) => feature.path))];
}
const inScript = (text: string) => refused({ 'dist/assets/OrdersPage-1234567.js': text });
const inStyle = (text: string, at = floor) => refused({ 'dist/assets/shop-1234567.css': text }, at);

test('the floor matches package.json', () => {
  expect(Object.fromEntries(floor)).toEqual({
    chrome: '109',
    edge: '109',
    firefox: '121',
    safari: '16.4',
    safari_ios: '16.4',
    samsunginternet_android: '23',
  });
});

describe('scripts', () => {
  test.each([
    ['a member of an instance', 'list.toSorted(); a.with(0, 1)', ['javascript.builtins.Array.with']],
    ['a static', 'Promise.withResolvers()', ['javascript.builtins.Promise.withResolvers']],
    ['a static by a page’s name', 'globalThis.URL.parse(x); URL.parse(x)', ['api.URL.parse_static']],
    ['a global', 'new Float16Array(2)', ['javascript.builtins.Float16Array']],
    [
      'a member of an object of the page',
      'navigator.virtualKeyboard.show(); document.startViewTransition(f)',
      ['api.Navigator.virtualKeyboard', 'api.Document.startViewTransition'],
    ],
    ['a member taken out of it', 'const { share } = navigator', ['api.Navigator.share']],
    ['an option', 'fetch(url, { priority: "low" })', ['api.fetch.options_parameter.priority']],
    ['a style in a string', 'x.style.color = "oklch(0.5 0 0)"', ['css.types.color.oklch']],
  ])('%s', (_name, text, paths) => {
    for (const path of paths) expect(inScript(text)).toContain(path);
  });

  test.each([
    ['of its own by the same name', 'const kit = { startViewTransition() {} }; kit.startViewTransition()'],
    ['with a name of the file', 'class Float16Array {} new Float16Array()'],
    ['called only where it is', 'element.startViewTransition?.()'],
    ['asked for by its type', 'typeof Float16Array'],
    [
      'there at the floor',
      'list.at(-1); structuredClone(list); new Intl.ListFormat("de", { style: "long" }); element.focus({ preventScroll: true })',
    ],
  ])('not: %s', (_name, text) => {
    expect(inScript(text)).toEqual([]);
  });

  test('polyfills count in the chunks that load them, and in themselves', () => {
    const text = 'AbortSignal.any([a]); list.toSorted()';
    const [anySignal, toSorted] = ['api.AbortSignal.any_static', 'javascript.builtins.Array.toSorted'];
    expect(inScript(text)).toEqual([]);
    expect(refused({ 'dist/sw.js': text })).toEqual([anySignal, toSorted]);
    expect(refused({ 'dist/start.js': text })).toEqual([anySignal, toSorted]);
    // Polyfills define members of the platform. In any other file such a definition makes the member the shop's own.
    expect(refused({ 'dist/sw.js': text, 'dist/assets/standIns-1.js': 'bring({ toSorted() {} })' })).toEqual([anySignal, toSorted]);
  });

  test('an exception applies to its chunks only', () => {
    const text = 'e.showPopover()';
    expect(refused({ 'dist/assets/ToastStack-1234567.js': text })).toEqual([]);
    expect(inScript(text)).toEqual(['api.HTMLElement.showPopover']);
  });

  test('reports syntax that a browser of the floor cannot parse', () => {
    expect(() => inScript('/[\\p{L}--[a-z]]/v')).toThrow('OrdersPage');
    expect(() => inScript('using x = y')).toThrow('OrdersPage');
  });
});

describe('styles', () => {
  const firefox115 = floorOf(['firefox 115']);

  test.each([
    ['a selector', 'a:has(b) { top: 0 }', ['css.selectors.has'], firefox115],
    ['in a list, which falls as a whole', 'a:has(b), c { top: 0 }', ['css.selectors.has in a list'], firefox115],
    ['a selector in a list that may stand alone', 'a:popover-open, b { top: 0 }', ['css.selectors.popover-open in a list']],
    ['a property', 'a { field-sizing: content }', ['css.properties.field-sizing']],
    [
      'a word',
      'a { white-space-collapse: preserve; display: grid; align-items: anchor-center }',
      ['css.properties.align-items.anchor-center'],
    ],
    ['a function', 'a { width: round(1px, 2px) }', ['css.types.round']],
    ['a unit', 'a { height: 1rlh }', ['css.types.length.rlh'], floorOf(['chrome 109'])],
    ['an at-rule', '@starting-style { a { top: 0 } }', ['css.at-rules.starting-style']],
    ['a condition', '@media (prefers-reduced-transparency: reduce) { a { top: 0 } }', ['css.at-rules.media.prefers-reduced-transparency']],
    ['too late to fall back', 'a { color: red; color: oklch(var(--l) 0 0) }', ['css.types.color.oklch']],
    ['a variable', 'a { --x: red; --x: oklch(0.5 0 0) }', ['css.types.color.oklch']],
    ['for those that lack it', '@supports not (color: oklch(0 0 0)) { a { color: oklch(0.5 0 0) } }', ['css.types.color.oklch']],
  ])('%s', (_name, text, paths, at = floor) => {
    for (const path of paths) expect(inStyle(text, at)).toContain(path);
  });

  test.each([
    ['after a fallback', 'a { color: red; color: oklch(0.5 0 0) }'],
    ['in @supports', '@supports (color: oklch(0 0 0)) { a { color: oklch(var(--l) 0 0) } }'],
    ['beside a prefixed twin', 'a { -webkit-user-select: none; user-select: none }'],
    ['a pseudo-element that every engine takes', 'a::-webkit-scrollbar, b { width: 2px }'],
    ['there at the floor', 'a:has(b), c { width: 3cqw; height: 1lh; inset: 0 } @container (width > 3px) { a { top: 0 } }'],
  ])('not: %s', (_name, text) => {
    expect(inStyle(text)).toEqual([]);
  });
});

test('an unused exception is named', () => {
  const missing = missingIn({ scripts: [{ path: 'dist/assets/ToastStack-1.js', text: 'e.showPopover()' }], styles: [] }, floor);
  const left = unneeded(missing);
  expect(left).not.toContain('api.HTMLElement.showPopover');
  expect(left).toEqual(expect.arrayContaining(['api.BarcodeDetector', 'api.URL.canParse_static']));
});
