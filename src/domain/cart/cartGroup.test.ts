import { describe, expect, it } from 'vitest';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { attribute, lineOf } from '#tests/examples/wire.ts';
import { cartReason, groupCart, type CartReason } from './cartGroup';

const everything: Partial<WireProduct> = {
  attributes: [attribute('Bestellartikel'), attribute('Bestellschluss', '09:30')],
  categoryId: '120300',
  resolvedCategory: { id: '120300', name: 'Milch', virtual: false, sortKey: 1 },
};
const otherDay = { alternativeDeliveryDate: '2025-11-28' };

function inCategory(sku: string, id: string | undefined, name?: string): Partial<WireProduct> {
  return {
    sku,
    ...(id !== undefined && { categoryId: id }),
    ...(id !== undefined && name !== undefined && { resolvedCategory: { id, name, virtual: false, sortKey: 0 } }),
  };
}

describe('cartReason takes the first match', () => {
  it.each<[what: string, line: ReturnType<typeof lineOf>, reason: CartReason]>([
    [
      'gone from the range',
      lineOf({ ...everything, shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }, otherDay),
      { kind: 'noLongerAvailable', gone: 'product' },
    ],
    [
      'gone, unit and all',
      lineOf({ shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }, { unitAbbreviation: 'PAL' }),
      { kind: 'noLongerAvailable', gone: 'product' },
    ],
    [
      'unit no longer sold',
      lineOf({ ...everything, shopAvailability: { status: 'INACTIVE' } }, { ...otherDay, unitAbbreviation: 'PAL' }),
      { kind: 'noLongerAvailable', gone: 'unit' },
    ],
    ['inactive', lineOf({ ...everything, shopAvailability: { status: 'INACTIVE' } }, otherDay), { kind: 'currentlyNotAvailable' }],
    [
      'inactive, date and all',
      lineOf({ shopAvailability: { status: 'INACTIVE', availabilityETA: '2030-01-01' } }),
      { kind: 'currentlyNotAvailable' },
    ],
    [
      'soon, without a date',
      lineOf({ ...everything, shopAvailability: { status: 'AVAILABLE_SOON' } }, otherDay),
      { kind: 'currentlyNotAvailable' },
    ],
    [
      'soon, with an unreadable date',
      lineOf({ shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: 'May' } }),
      { kind: 'currentlyNotAvailable' },
    ],
    [
      'soon, with a date',
      lineOf({ ...everything, shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2030-05-20' } }, otherDay),
      { kind: 'delayedDelivery', expectedOn: '2030-05-20' },
    ],
    ['alternative tour', lineOf(everything, otherDay), { kind: 'differentDeliveryDate', day: '2025-11-28' }],
    ['pre-order', lineOf(everything), { kind: 'preOrder' }],
    [
      'own deadline',
      lineOf({ ...everything, attributes: [attribute('Bestellschluss', '9:30')] }),
      { kind: 'deviatingDeadline', time: '09:30' },
    ],
    [
      'unreadable own deadline',
      lineOf({ ...everything, attributes: [attribute('Bestellschluss', '25:00')] }),
      { kind: 'category', categoryId: '120300', categoryName: 'Milch' },
    ],
    ['nothing', lineOf(), { kind: 'category', categoryId: undefined, categoryName: undefined }],
  ])('%s', (_, line, reason) => {
    expect(cartReason(line)).toEqual(reason);
  });

  it('own deadline, unless the day\u2019s is earlier', () => {
    const line = lineOf({ attributes: [attribute('Bestellschluss', '16:00')] });
    expect(cartReason(line, (time) => time < '14:30').kind).toBe('category');
    expect(groupCart([line], (time) => time < '14:30').map(({ kind }) => kind)).toEqual(['category']);
    expect(cartReason(line, (time) => time < '16:30').kind).toBe('deviatingDeadline');
  });
});

describe('groupCart', () => {
  it('shows the groups in their fixed order and puts each line into one', () => {
    const lines = [
      lineOf(inCategory('milk', '1', 'Milch')),
      lineOf({ sku: 'deadline', attributes: [attribute('Bestellschluss', '09:30')] }),
      lineOf({ sku: 'preOrder', attributes: [attribute('Bestellartikel')] }),
      lineOf({ sku: 'tour' }, otherDay),
      lineOf({ sku: 'soon', shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2030-05-20' } }),
      lineOf(inCategory('nowhere', undefined)),
      lineOf({ sku: 'inactive', shopAvailability: { status: 'INACTIVE' } }),
      lineOf({ sku: 'gone', shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }),
      lineOf(inCategory('apple', '2', 'Äpfel')),
      lineOf(inCategory('cream', '1', 'Milch')),
      lineOf({ sku: 'gone2' }, { unitAbbreviation: 'PAL' }),
    ];
    const groups = groupCart(lines);
    expect(groups.map(({ kind, categoryName, lines: grouped }) => [kind, categoryName, grouped.map(({ line }) => line.sku)])).toEqual([
      ['noLongerAvailable', undefined, ['gone', 'gone2']],
      ['currentlyNotAvailable', undefined, ['inactive']],
      ['delayedDelivery', undefined, ['soon']],
      ['differentDeliveryDate', undefined, ['tour']],
      ['preOrder', undefined, ['preOrder']],
      ['deviatingDeadline', undefined, ['deadline']],
      ['category', 'Äpfel', ['apple']],
      ['category', 'Milch', ['milk', 'cream']],
      ['category', undefined, ['nowhere']],
    ]);
    expect(groups[0]?.lines[1]).toEqual({ line: lines[10], reason: { kind: 'noLongerAvailable', gone: 'unit' } });
    expect(new Set(groups.map(({ key }) => key)).size).toBe(9);
  });

  it('separates categories of the same name and has no group for an empty cart', () => {
    const groups = groupCart([lineOf(inCategory('a', '1', 'Säfte')), lineOf(inCategory('b', '2', 'Säfte'))]);
    expect(groups.map(({ key }) => key)).toEqual(['category:1', 'category:2']);
    expect(groupCart([])).toEqual([]);
  });
});
