import { expect, test } from 'vitest';
import { isOfExtension, isThrownByExtension } from './browserExtension';

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
  ['the shop', 'TypeError: x\n    at f (https://al.shop.example/assets/shop-X.js:1:7)', false],
  [
    'the shop, called by an extension',
    'TypeError: x\n    at f (https://al.shop.example/assets/shop-X.js:1:7)\n    at chrome-extension://abcdef/a.js:1:2',
    false,
  ],
  ['the shop in Firefox', 'f@https://al.shop.example/assets/shop-X.js:1:7\n', false],
  ['nobody', 'TypeError: x', false],
])('of %s', (_name, stack, expected) => expect(isThrownByExtension(thrown(stack))).toBe(expected));

test('what a message quotes is no place', () => {
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
])('without a stack the file says it: %j in %j', (error, file, expected) => expect(isThrownByExtension(error, file)).toBe(expected));

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
