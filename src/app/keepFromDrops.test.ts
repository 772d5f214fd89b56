import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFromDrops } from './keepFromDrops';

const listen = vi.spyOn(window, 'addEventListener');
keepFromDrops();
afterAll(() => {
  for (const [type, listener] of listen.mock.calls)
    if (type === 'dragover' || type === 'drop') window.removeEventListener(type, listener as EventListener);
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

beforeEach(() => {
  document.body.innerHTML =
    '<main><p>x</p><input id="text"><input id="fixed" readonly><input id="file" type="file"><input id="off" type="file" disabled>' +
    '<input id="tick" type="checkbox"><input id="slide" type="range"><input id="search" type="search"><textarea></textarea></main>';
});

/** Results of a drag over an element and of its drop: `browser` if it is left to the browser, `kept` if the page stays. */
function dragged(selector: string, types: readonly string[]): readonly string[] {
  return ['dragover', 'drop'].map((type) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types, dropEffect: 'copy' } });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented && event.dataTransfer.dropEffect === 'none' ? 'kept' : 'browser';
  });
}

test.each([
  ['p', ['Files'], 'kept'],
  ['body', ['Files'], 'kept'],
  ['#text', ['Files'], 'kept'],
  ['textarea', ['Files', 'text/uri-list'], 'kept'],
  ['#file', ['Files'], 'browser'],
  // A link, or a picture of another page.
  ['p', ['text/uri-list', 'text/plain'], 'kept'],
  ['#fixed', ['text/uri-list'], 'kept'],
  ['#text', ['text/plain'], 'browser'],
  ['#text', ['text/uri-list', 'text/plain'], 'browser'],
  ['textarea', ['text/plain', 'text/html'], 'browser'],
  ['#search', ['text/uri-list'], 'browser'],
  // Fields that take no text.
  ['#tick', ['text/uri-list'], 'kept'],
  ['#slide', ['text/uri-list'], 'kept'],
  ['#file', ['text/uri-list'], 'kept'],
  ['#off', ['Files'], 'kept'],
])('over %s %j is %s', (selector, types, expected) => expect(dragged(selector, types)).toEqual([expected, expected]));

test('a field that accepts files keeps them', () => {
  const field = document.querySelector('textarea');
  field?.addEventListener('drop', (event) => event.preventDefault());
  expect(dragged('textarea', ['Files'])).toEqual(['kept', 'browser']);
});
