import { describe, expect, test } from 'vitest';
import { safeImage, safeLink } from './contentLink';

const origin = 'https://al.shop.example';

describe('an external link', () => {
  test.each([
    ['/search?query=reis#top', '/search?query=reis#top'],
    ['https://al.shop.example/jobs', '/jobs'],
    ['page/ueber-uns', '/page/ueber-uns'],
    [' /flyers ', '/flyers'],
  ])('inside the shop: %s', (url, href) => {
    expect(safeLink(url, origin)).toEqual({ href, isOutside: false });
  });

  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['//example.org/a', 'https://example.org/a'],
    ['mailto:office@example.org', 'mailto:office@example.org'],
    ['tel:+4312345', 'tel:+4312345'],
    ['https://al.shop.example.evil.test/', 'https://al.shop.example.evil.test/'],
  ])('outside of the shop: %s', (url, href) => {
    expect(safeLink(url, origin)).toEqual({ href, isOutside: true });
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://al.shop.example/1',
    '',
    '   ',
    '/a/..//evil.test',
    'https://',
    '/a\tb',
  ])('is not a link: %j', (url) => {
    expect(safeLink(url, origin)).toBeUndefined();
  });

  test('a missing address is no link', () => {
    expect(safeLink(undefined, origin)).toBeUndefined();
  });
});

describe('the address of a picture', () => {
  const hosts = ['bilder.example', '*.cdn.example'];

  test.each([
    ['/media/a.svg', '/media/a.svg'],
    ['media/a.svg', '/media/a.svg'],
    ['https://al.shop.example/media/a.svg', '/media/a.svg'],
    ['https://bilder.example/a.jpg', 'https://bilder.example/a.jpg'],
    ['//BILDER.example/a.jpg', 'https://bilder.example/a.jpg'],
    ['https://eu.west.cdn.example:8443/a.jpg', 'https://eu.west.cdn.example:8443/a.jpg'],
  ])("on the shop's own host or a named one: %s", (url, address) => {
    expect(safeImage(url, origin, hosts)).toBe(address);
  });

  test.each([
    'https://spy.example/pixel.gif',
    '//spy.example/pixel.gif',
    '/\\spy.example/pixel.gif',
    'https://bilder.example.spy.example/a.jpg',
    'https://notbilder.example/a.jpg',
    'https://cdn.example/a.jpg',
    'https://evilcdn.example/a.jpg',
    'https://bilder.example@spy.example/a.jpg',
    'mailto:a@b.test',
    'data:image/svg+xml,<svg/>',
    'blob:https://al.shop.example/1',
    '',
  ])('none: %j', (url) => {
    expect(safeImage(url, origin, hosts)).toBeUndefined();
  });

  test("without named hosts only the shop's own counts", () => {
    expect([safeImage('https://bilder.example/a.jpg', origin), safeImage('/a.jpg', origin), safeImage(undefined, origin)]).toEqual([
      undefined,
      '/a.jpg',
      undefined,
    ]);
  });
});
