import { afterEach, expect, test, vi } from 'vitest';
import { defaultMarkets, marketsOf } from './market';

afterEach(() => vi.restoreAllMocks());

const good = { name: 'Markt', city: 'Ort', url: 'https://markt.example/' };

test('the shop has three default targets: two markets and a wholesaler', () => {
  expect(defaultMarkets.map(({ city }) => city)).toEqual(['Lärchtal', 'Sonnleiten', 'Enzenau']);
  expect(marketsOf([])).toBe(defaultMarkets);
});

test("the operator's targets replace them, and an invalid one is dropped alone", () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const withLogo = { ...good, logo: 'https://bilder.example/markt.svg' };
  const bad = [
    null,
    5,
    {},
    { ...good, name: ' ' },
    { ...good, city: 7 },
    { ...good, url: 'javascript:alert(1)' },
    { ...good, url: '/markt' },
  ];
  expect(marketsOf([good, ...bad, withLogo])).toEqual([good, withLogo]);
  expect(warning).toHaveBeenCalledTimes(bad.length);
  expect(marketsOf(bad)).toBe(defaultMarkets);
});
