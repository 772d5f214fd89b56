import { Window } from 'happy-dom';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';

const script = readFileSync('public/start.js', 'utf8');
const [, page = ''] = /<body>([^]*?)<noscript>/.exec(readFileSync('index.html', 'utf8')) ?? [];

let window = new Window();
afterEach(() => window.happyDOM.close());

/** Opens the page in a browser with these cookies, and returns the texts that it shows. */
function open(cookies: { readonly cookieEnabled: boolean; readonly throws?: boolean }, languages = ['de-AT']) {
  window = new Window({ url: 'http://al.localhost/' });
  const { document, sessionStorage, location } = window;
  document.body.innerHTML = page;
  if (cookies.throws) {
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new Error('The operation is insecure.');
      },
    });
  }
  runInNewContext(script, {
    document,
    sessionStorage,
    location,
    window,
    navigator: { languages, cookieEnabled: cookies.cookieEnabled },
    CSS: { supports: () => true },
    fetch: () => Promise.reject(new Error('no network')),
    setTimeout: () => 0,
  });
  const start = document.getElementById('start');
  const isShown = start?.hasAttribute('hidden') === false;
  return {
    hasRoot: document.getElementById('root') !== null,
    sentences: isShown ? [...(start?.querySelectorAll('p[data-why]') ?? [])].filter((part) => !part.hasAttribute('hidden')) : [],
    buttons: isShown ? [...(start?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent) : [],
  };
}

test.each([
  ['refuses cookies', { cookieEnabled: false }, 'de-AT', /^Ihr Browser nimmt von dieser Seite keine Cookies an\./, 'Neu laden'],
  ['throws at cookies', { cookieEnabled: true, throws: true }, 'en-GB', /^Your browser accepts no cookies from this site\./, 'Reload'],
  ['refuses cookies', { cookieEnabled: false }, 'it-IT', /^Il Suo browser non accetta cookie da questo sito\./, 'Ricarica'],
])('a browser that %s (%j) reads so in %s, with a way on, and the shop does not start', (_name, cookies, language, sentence, button) => {
  const { hasRoot, sentences, buttons } = open(cookies, [language]);
  expect(hasRoot).toBe(false);
  expect(sentences.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(sentence)]);
  expect(buttons).toEqual([button]);
});

test('with cookies the page waits for the shop and says nothing', () => {
  expect(open({ cookieEnabled: true })).toEqual({ hasRoot: true, sentences: [], buttons: [] });
});
