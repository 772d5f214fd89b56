import { describe, expect, it } from 'vitest';
import { amountsIn, exactAmount, packFit, type Amount } from './amounts';
import { packOf } from './packs';

const amount = (per: Amount['per'], value: number, count?: number): Amount => ({ per, value, count });

describe('amountsIn', () => {
  it.each([
    ['schlagobers 10 l', [amount('l', 10)], 'schlagobers'],
    ['butter 250g', [amount('kg', 0.25)], 'butter'],
    ['Öl 10Liter', [amount('l', 10)], 'ol'],
    ['cola 0,33l', [amount('l', 0.33)], 'cola'],
    ['wein 75 cl', [amount('l', 0.75)], 'wein'],
    ['märzen 20x0,5l', [amount('l', 0.5, 20)], 'marzen'],
    ['speck 30 dag', [amount('kg', 0.3)], 'speck'],
    ['eier 180 Stück', [amount('pc', 180)], 'eier'],
    ['obers 36 %', [], 'obers 36 %'],
    ['mehl w480', [], 'mehl w480'],
    ['3 lagig', [], '3 lagig'],
  ])('reads %s', (text, amounts, rest) => {
    const read = amountsIn(text);
    expect(read.amounts).toEqual(amounts);
    expect(read.rest.trim()).toBe(rest);
  });
});

describe('packFit', () => {
  it.each([
    ['KAN 10l', amount('l', 10), 1],
    ['PKG 250g x20 KRT', amount('kg', 0.25), 1],
    ['PKG 10x80g x6 KRT', amount('kg', 0.08), 0.95],
    ['KG 1kg x10 SCK', amount('kg', 10), 1],
    ['PKG 1l x10 KRT', amount('l', 10), exactAmount],
    ['FLA 0.5l x20 KIS', amount('l', 0.5, 20), 1.1],
    ['FLA 0.5l x24 KIS', amount('l', 0.5, 20), 0.9],
    ['EIM 5l', amount('l', 10), 0.25],
    ['EIM 5kg', amount('l', 5), 0],
  ])('%s for %j is %d', (pack, wanted, fit) => {
    expect(packFit(wanted, packOf(pack))).toBeCloseTo(fit, 5);
  });
});
