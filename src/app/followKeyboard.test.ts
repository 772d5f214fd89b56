import { afterAll, expect, test, vi } from 'vitest';
import { followKeyboard } from './followKeyboard';

/** A phone's window of 700 px, as far as it is visible. */
const view = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
vi.stubGlobal('visualViewport', view);
vi.stubGlobal('innerHeight', 700);
followKeyboard();
afterAll(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

test.each([
  ['a keyboard', { height: 400 }, 'resize', '300px'],
  ['the page moved under a keyboard', { height: 400, offsetTop: 80.4 }, 'scroll', '220px'],
  ['the page moved as far as it goes', { height: 400, offsetTop: 320 }, 'scroll', '0px'],
  ['no keyboard any more', {}, 'resize', ''],
  ["the browser's own bar", { height: 600 }, 'resize', ''],
  ['an enlarged page', { height: 350, scale: 2 }, 'resize', ''],
])('%s', (_, change, event, expected) => {
  Object.assign(view, { height: 700, offsetTop: 0, scale: 1 }, change);
  view.dispatchEvent(new Event(event));
  expect(document.documentElement.style.getPropertyValue('--shop-size-keyboard')).toBe(expected);
});

test('a browser without a visual viewport is left alone', () => {
  vi.stubGlobal('visualViewport', null);
  expect(followKeyboard).not.toThrow();
});
