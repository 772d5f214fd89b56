import { describe, expect, test } from 'vitest';
import { safeImage, safeLink } from './contentLink';

const origin = 'https://al.shop.example';

describe('a link from outside', () => {
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
  ])('outside the shop: %s', (url, href) => {
    expect(safeLink(url, origin)).toEqual({ href, isOutside: true });
  });

  test.each([
    'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://al.shop.example/1',
    '', '   ', '/a/..//evil.test', 'https://', '/a\tb',
  ])('no link: %j', (url) => {
    expect(safeLink(url, origin)).toBeUndefined();
  });

  test('a missing address is no link', () => {
    expect(safeLink(undefined, origin)).toBeUndefined();
  });
});

test('pictures come by http, https or from the shop itself', () => {
  expect(safeImage('/media/a.svg', origin)).toBe('/media/a.svg');
  expect(safeImage('https://cdn.example/a.jpg', origin)).toBe('https://cdn.example/a.jpg');
  expect(safeImage('mailto:a@b.test', origin)).toBeUndefined();
  expect(safeImage('data:image/svg+xml,<svg/>', origin)).toBeUndefined();
});
