import { expect, test } from 'vitest';
import { isOfExtension, isThrownByExtension, isThrownByInjectedCode } from './browserExtension';

const thrown = (stack: string, message = 'x') => Object.assign(new TypeError(message), { stack });

test.each([
  [
    'Chrome',
    'TypeError: x\n    at f (chrome-extension://abcdef/content.js:1:2)\n    at https://al.shop.example/assets/shop-X.js:1:7',
    true,
  ],
  ['Firefox', 'f@moz-extension://2c127fa4-62c7/content.js:1:2\n', true],
  ['Safari', 'f@safari-web-extension://ABC/content.js:1:2', true],
  ['Safari, hidden', 'f@webkit-masked-url://hidden/:1:2\nglobal code@webkit-masked-url://hidden/:3:4', true],
  ['old Safari', 'f@safari-extension://ABC/content.js:1:2', true],
  ['an evaluated script', 'TypeError: x\n    at eval (eval at f (chrome-extension://abcdef/a.js:1:2), <anonymous>:1:1)', true],
  ['a script of another origin', 'TypeError: x\n    at f (https://cdn.example/captcha.js?v=1:1:2)', false],
  ['the shop', 'TypeError: x\n    at f (https://al.shop.example/assets/shop-X.js:1:7)', false],
  [
    'the shop, called by an extension',
    'TypeError: x\n    at f (https://al.shop.example/assets/shop-X.js:1:7)\n    at chrome-extension://abcdef/a.js:1:2',
    false,
  ],
  ['the shop in Firefox', 'f@https://al.shop.example/assets/shop-X.js:1:7\n', false],
  ['no source', 'TypeError: x', false],
])('of %s', (_name, stack, expected) => {
  expect(isThrownByExtension(thrown(stack))).toBe(expected);
  expect(isThrownByInjectedCode(thrown(stack))).toBe(expected);
});

test.each([
  ['Safari, injected into the page', 'f@user-script:2:1:2'],
  ['Firefox, injected', 'f@resource://gre/modules/A.jsm:1:2'],
  ['an app around the page', 'ReferenceError: x\n    at <anonymous>:1:2\n    at https://al.shop.example/search?q=1:1:2'],
  ['an app on an iPhone', 'global code@https://al.shop.example/my/orders:1:23'],
  ['the same on the home page', 'global code@https://al.shop.example/:1:23'],
  ['a bookmarklet', 'TypeError: x\n    at javascript:void(0):1:2'],
])('injected: %s', (_name, stack) => expect(isThrownByInjectedCode(thrown(stack))).toBe(true));

test.each([
  ['https://al.shop.example/search?q=anna', true],
  ['https://al.shop.example/assets/shop-X.js', false],
  ['http://al.localhost:5173/src/app/main.ts?t=1', false],
  ['', false],
])('without a stack, code in %j is injected: %s', (file, expected) => {
  expect(isThrownByInjectedCode('a text', file)).toBe(expected);
});

test.each([
  ['Chromium, async', 'TypeError: x\n    at async Promise.all (index 0)\n    at async f (https://al.shop.example/assets/shop-X.js:1:7)'],
  [
    'Chromium, native code first',
    'TypeError: x\n    at Array.reduce (<anonymous>)\n    at f (https://al.shop.example/assets/part-X.js:1:7)',
  ],
  [
    'Chromium, called by an inline handler',
    'TypeError: x\n    at f (https://al.shop.example/assets/shop-X.js:1:7)\n    at HTMLButtonElement.onclick (https://al.shop.example/search?q=1:1:1)',
  ],
  [
    'Chromium, a message with an address',
    'Error: Minified React error; visit https://react.dev/errors/31 for more\n    at f (https://al.shop.example/assets/react-X.js:1:7)',
  ],
  ['Chromium, a chunk that is missing', 'TypeError: Failed to fetch dynamically imported module: https://al.shop.example/assets/part-X.js'],
  ['Chromium, a message alone', 'AbortError: https://al.shop.example/my/orders was left'],
  [
    'Firefox, async',
    'async*f@https://al.shop.example/assets/shop-X.js:1:7\npromise callback*g@https://al.shop.example/assets/shop-X.js:1:9\n',
  ],
  ['Firefox, evaluated', '@https://al.shop.example/assets/shop-X.js line 3 > Function:1:1\n'],
  ['Firefox, a line only', 'f@https://al.shop.example/start.js:12\n'],
  ['WebKit, native code first', 'reduce@[native code]\nf@https://al.shop.example/assets/shop-X.js:1:7'],
  ['WebKit, without names', 'https://al.shop.example/assets/shop-X.js:1:7\nhttps://al.shop.example/assets/react-X.js:1:9'],
  ['WebKit, a module', 'module code@https://al.shop.example/assets/shop-X.js:1:7'],
  ['no stack', ''],
])("the shop's own error is reported: %s", (_name, stack) => {
  expect(isThrownByInjectedCode(thrown(stack))).toBe(false);
});

test.each([[undefined], [null], ['a text'], [{ message: 'x' }], [42], [new Response()]])(
  'a rejection with %j has no place, and is reported',
  (reason) => expect(isThrownByInjectedCode(reason)).toBe(false),
);

test('an address quoted in a message is not a source', () => {
  const message = 'Failed to fetch chrome-extension://abcdef/a.js';
  expect(isThrownByExtension(thrown(`TypeError: ${message}\n    at f (https://al.shop.example/assets/shop-X.js:1:7)`, message))).toBe(
    false,
  );
});

test.each([
  [undefined, 'chrome-extension://abcdef/a.js', true],
  ['a text', 'webkit-masked-url://hidden/', true],
  ['a text', 'https://al.shop.example/assets/shop-X.js', false],
  ['a text', '', false],
])('without a stack the file decides: %j in %j', (error, file, expected) => expect(isThrownByExtension(error, file)).toBe(expected));

test.each([
  ['chrome-extension', true],
  ['moz-extension://2c127fa4/a.css', true],
  ['https://img.example/extension/', false],
  ['inline', false],
  ['https://al.shop.example/assets/shop-X.js chrome-extension', true],
  ['moz-extension inline', true],
  ['https://al.shop.example/ https://img.example/a-extension', false],
  ['', false],
])('the policy names %j', (address, expected) => expect(isOfExtension(address)).toBe(expected));
