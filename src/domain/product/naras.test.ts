import { expect, it } from 'vitest';
import { freeAmount, freeGoodsOf, readNaraCode } from './naras';

it.each([
  ['10+1', 10, 1],
  ['24 + 2', 24, 2],
  [' 6+6 ', 6, 6],
])('reads %j', (code, bought, free) => expect(readNaraCode(code)).toEqual({ kind: 'rule', code: code.trim(), bought, free }));

it.each(['N17', '0+1', '10+0', '10+', '10-1', '1000000+1', '10+1+1'])('shows %j as it is', (code) =>
  expect(readNaraCode(code)).toEqual({ kind: 'text', code }),
);

it('finds the codes of a product without duplicates', () => {
  const naras = [
    { sku: '1', naraCodes: ['10+1', ' ', '10+1 '] },
    { sku: '2', naraCodes: ['5+1'] },
    { sku: '1', naraCodes: ['AKTION'] },
  ];
  expect(freeGoodsOf(naras, '1')).toEqual([
    { kind: 'rule', code: '10+1', bought: 10, free: 1 },
    { kind: 'text', code: 'AKTION' },
  ]);
  expect(freeGoodsOf(naras, '3')).toEqual([]);
});

it.each([
  [9, 0],
  [10, 1],
  [19, 1],
  [20, 2],
  [0, 0],
  [-5, 0],
])('10+1 gives for %d: %d', (amount, free) => expect(freeAmount(readNaraCode('10+1'), amount)).toBe(free));

it('gives nothing for a code that is no rule', () => expect(freeAmount(readNaraCode('N17'), 100)).toBe(0));
