import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget';

describe('redirectTarget', () => {
  it.each([
    '/',
    '/my/customers',
    '/search?query=k%C3%A4se&page=2#list',
    '/search?query=%2F%2Fevil.example',
    '/search?query=//evil.example',
    '/search?query=100%25&brandNames=a%2Cb',
    '/product/A%2FB',
    '/product/100%25',
    '/page/a//b',
    '/@evil.example',
    '/javascript:alert(1)',
    '/checkout?next=https://evil.example',
    '/authors',
  ])('follows %s', (path) => {
    expect(redirectTarget(path)).toBe(path);
  });

  it.each([
    ['/search?query=käse', '/search?query=k%C3%A4se'],
    ['/my/../search', '/search'],
    ['/my/./orders', '/my/orders'],
    ['/../../search', '/search'],
  ])('follows %s as %s', (path, resolved) => {
    expect(redirectTarget(path)).toBe(resolved);
  });

  it.each([
    ['another origin', 'https://evil.example/'],
    ['an origin that starts like the checked one', 'https://shop.invalid/'],
    ['no scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['a backslash later', '/my\\..\\..\\evil'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['a carriage return', '/my\r/orders'],
    ['a leading blank', ' //evil.example'],
    ['a leading control character', '\u0001//evil.example'],
    ['NUL', '/my\u0000'],
    ['DEL', '/my\u007f'],
    ['a C1 control character', '/my\u0085'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded slash, lower case', '/%2fevil.example'],
    ['a twice encoded slash', '/%252Fevil.example'],
    ['a thrice encoded slash', '/%25252Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['all encoded', '%2F%2Fevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded line break', '/my%0D%0ASet-Cookie:a=b'],
    ['an encoded NUL', '/my%00'],
    ['a twice encoded NUL', '/my%2500'],
    ['dots that uncover two slashes', '/my/..//evil.example'],
    ['encoded dots that uncover two slashes', '/my/%2e%2e//evil.example'],
    ['twice encoded dots that uncover two slashes', '/my/%252e%252e//evil.example'],
    ['encoded backslashes that uncover two slashes', '/my%5C..%5C%5Cevil.example'],
    ['broken percent encoding', '/100%'],
    ['signing out', '/auth/logout'],
    ['signing out by a detour', '/my/../auth/logout'],
    ['signing out, encoded', '/%61uth/logout'],
    ['signing out by an encoded detour', '/my/%252e%252e/auth/logout'],
    ['the sign-on helpers', '/auth'],
    ['a relative path', 'my/orders'],
    ['a query alone', '?query=a'],
    ['a hash alone', '#top'],
    ['nothing', ''],
    ['too much', `/${'a'.repeat(2048)}`],
  ])('does not follow %s', (_, path) => {
    expect(redirectTarget(path)).toBeUndefined();
  });

  it.each([[undefined], [null], [42], [{}], [['/my']], [new String('/my')]])('does not follow %j, which is not a text', (value) => {
    expect(redirectTarget(value)).toBeUndefined();
  });

  it('follows a path of the maximum length', () => {
    const path = `/${'a'.repeat(2047)}`;
    expect(redirectTarget(path)).toBe(path);
  });

  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2F',
    '%2f',
    '%5C',
    '%252F',
    '%255c',
    '.',
    '..',
    '%2e',
    '%252e',
    '@',
    ':',
    '?',
    '#',
    '%',
    '%25',
    '\t',
    '\n',
    '\r',
    '%09',
    '%0a',
    '%00',
    ' ',
    'https:',
    'javascript:',
    'evil.example',
    'my',
    'auth',
    'logout',
    '\u0000',
    '\u200b',
    '。',
    '／',
    '＼',
    'ä',
    '&',
    '=',
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.webUrl(),
  );

  it('never leads to another origin, however it is resolved or decoded', () => {
    fc.assert(
      fc.property(hostile, (candidate) => {
        const target = redirectTarget(candidate);
        if (target === undefined) return;
        for (const origin of ['https://shop.example', 'http://al.localhost:5173']) {
          expect(new URL(target, origin).origin).toBe(origin);
          expect(new URL(target, `${origin}/my/orders?x=1#y`).origin).toBe(origin);
          const { pathname } = new URL(target, origin);
          for (let path = pathname, depth = 0; depth < 4; depth += 1) {
            expect(new URL(path, origin).origin).toBe(origin);
            expect(new URL(path, origin).pathname.startsWith('//')).toBe(false);
            path = decodeOrKeep(path);
          }
        }
        expect(redirectTarget(target)).toBe(target);
      }),
      { numRuns: 20_000 },
    );
  });

  it('follows every address that the shop itself builds', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replace(/^[./\\]+$/, 'x'))
      .map(encodeURIComponent);
    const params = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(segment, params, (sku, query) => {
        const path = new URL(`/product/${sku}?${query}`, 'https://shop.example').href.slice('https://shop.example'.length);
        expect(redirectTarget(path)).toBe(path.endsWith('?') ? path.slice(0, -1) : path);
      }),
      { numRuns: 3000 },
    );
  });
});

function decodeOrKeep(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
