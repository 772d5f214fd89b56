import { describe, expect, test } from 'vitest';
import { listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { decimal } from '#domain/price/money.ts';
import { templatePortion, type ScalableItem } from './guestNeed';
import {
  guestGroups,
  isEmptyScale,
  maxPlanned,
  orderedGuests,
  readGuestScale,
  withDish,
  withEvent,
  withNewDish,
  withPortion,
  type Dish,
  type GuestScale,
  type Portion,
  type ScaleEvent,
} from './guestScale';
import { copiedScale, lineContent, scaledLine, type ScaledLine } from './scaledLine';

/** Fillets in packs of 500 g and cartons of ten packs, at 8.00 a pack. */
const fillet = (over: Parameters<typeof productOf>[0] = {}) =>
  productOf({
    units: [wireUnit('PKG', 1, { isDefault: true }), wireUnit('KRT', 10)],
    netFillingQuantity: { quantity: 500, unit: 'g' },
    bulkPrices: [listPrice('8.00')],
    ...over,
  });
const juice = fillet({ netFillingQuantity: { quantity: 1, unit: 'l' } });
const candles = fillet({ netFillingQuantity: { quantity: 10, unit: 'Stk' } });

const portion = (quantity: number, measure: Portion['measure'] = 'g', sku = '1'): Portion => ({ sku, quantity, measure });
const event = (id: string, guests: number | undefined, over: Partial<ScaleEvent> = {}): ScaleEvent => ({
  id,
  name: '',
  day: undefined,
  guests,
  isLeftOut: false,
  portions: [],
  ...over,
});
const dish = (share: number, over: Partial<Dish> = {}): Dish => ({
  id: '1',
  name: 'Hauptgang',
  share,
  baseShare: 100,
  skus: ['1'],
  ...over,
});
const scaleOf = (base: number | undefined, wanted: number | undefined, over: Partial<GuestScale> = {}): GuestScale => ({
  base,
  wanted,
  fixed: [],
  packs: [],
  swaps: [],
  portions: [],
  events: [],
  dishes: [],
  ...over,
});
const item = (amount: number, unit = 'PKG'): ScalableItem => ({ productSku: '1', amount, unit });
const shown = ({ result }: ScaledLine) => `${result.amount} ${result.unit}`;
/** Ordered content and the rest, in g or ml. */
const content = (line: ScaledLine) => {
  const found = lineContent(line);
  return found && `${found.ordered.toString()} ${found.measure}, ${found.over?.toDecimalPlaces(3).toString() ?? '?'} over`;
};
const groups = ({ need }: ScaledLine) => need?.groups.map(({ storage }) => storage.toDecimalPlaces(4).toString());

const two = [event('1', 120), event('2', 60)];

describe('grams, not packs', () => {
  test.each<
    [what: string, line: ScalableItem, product: ReturnType<typeof fillet>, scale: GuestScale, result: string, content: string | undefined]
  >([
    // 6 packs for 20 are 150 g each; 37 × 150 g are 5,550 g, 11.1 packs.
    ['of the template', item(6), fillet(), scaleOf(20, 37), '12 PKG', '6000 g, 450 over'],
    // 37 × 200 g are 7,400 g, 14.8 packs.
    ['the user’s own', item(6), fillet(), scaleOf(20, 37, { portions: [portion(200)] }), '15 PKG', '7500 g, 100 over'],
    ['the user’s own for the same guests', item(6), fillet(), scaleOf(20, 20, { portions: [portion(200)] }), '8 PKG', '4000 g, 0 over'],
    [
      'without the template’s guests',
      item(6),
      fillet(),
      scaleOf(undefined, 40, { portions: [portion(140)] }),
      '12 PKG',
      '6000 g, 400 over',
    ],
    ['in the line’s unit', item(1, 'KRT'), fillet(), scaleOf(20, 37, { portions: [portion(200)] }), '2 KRT', '10000 g, 2600 over'],
    // 10 × 30 g are 300 g, 0.6 packs; at least four packs are sold.
    [
      'at least the minimum',
      item(6),
      fillet({ minSaleQuantity: 4 }),
      scaleOf(20, 10, { portions: [portion(30)] }),
      '4 PKG',
      '2000 g, 1700 over',
    ],
    ['a tenth of a gram', item(6), fillet(), scaleOf(20, 10_000, { portions: [portion(0.1)] }), '2 PKG', '1000 g, 0 over'],
    ['millilitres', item(6), juice, scaleOf(20, 37, { portions: [portion(250, 'ml')] }), '10 PKG', '10000 ml, 750 over'],
    [
      'another measure than the portion’s: the template counts',
      item(6),
      juice,
      scaleOf(20, 40, { portions: [portion(250)] }),
      '12 PKG',
      '12000 ml, 0 over',
    ],
    ['unknown content: packs as in the template', item(6), candles, scaleOf(20, 37, { portions: [portion(250)] }), '12 PKG', undefined],
    [
      'the portion of the replaced line',
      { ...item(6), replaces: '7' },
      fillet(),
      scaleOf(20, 37, { portions: [portion(200, 'g', '7')] }),
      '15 PKG',
      '7500 g, 100 over',
    ],
    ['fixed', item(6), fillet(), scaleOf(20, 37, { fixed: ['1'], portions: [portion(200)] }), '6 PKG', '3000 g, ? over'],
    ['same guests', item(6), fillet(), scaleOf(20, 20), '6 PKG', '3000 g, 0 over'],
  ])('%s', (_what, line, product, scale, result, expected) => {
    const scaled = scaledLine(line, product, scale);
    expect([shown(scaled), content(scaled)]).toEqual([result, expected]);
  });

  test.each<[what: string, scale: GuestScale, expected: string | undefined]>([
    ['3 kg for 20', scaleOf(20, undefined), '150'],
    ['for a dish that half of them took', scaleOf(20, 40, { dishes: [dish(50, { baseShare: 50 })] }), '300'],
    ['a share that is new changes nothing in it', scaleOf(20, 40, { dishes: [dish(50)] }), '150'],
    ['unknown guests', scaleOf(undefined, 40), undefined],
  ])('a portion of the template: %s', (_what, scale, expected) => {
    expect(templatePortion(item(6), fillet(), scale)?.toString()).toBe(expected);
  });

  test('goods that are counted have no portion', () => {
    expect(templatePortion(item(6), candles, scaleOf(20, 40))).toBeUndefined();
  });
});

describe('several events', () => {
  test.each<[what: string, scale: GuestScale, result: string, groups: string[] | undefined, content: string | undefined]>([
    // 150 g for 120 are 18 kg, for 60 are 9 kg: 36 and 18 packs.
    ['by the template', scaleOf(20, undefined, { events: two }), '54 PKG', ['36', '18'], '27000 g, 0 over'],
    // 120 × 200 g are 24 kg; the brunch has 80 g of its own, 4.8 kg.
    [
      'each with its own grams',
      scaleOf(undefined, undefined, { portions: [portion(200)], events: [event('1', 120), event('2', 60, { portions: [portion(80)] })] }),
      '58 PKG',
      ['48', '9.6'],
      '29000 g, 200 over',
    ],
    // 18 kg and 60 × 81 g, 4,860 g, are 22,860 g: 45.72 packs, rounded once.
    [
      'one by the template, one with its own grams',
      scaleOf(20, undefined, { events: [event('1', 120), event('2', 60, { portions: [portion(81)] })] }),
      '46 PKG',
      ['36', '9.72'],
      '23000 g, 140 over',
    ],
    [
      'one is left out',
      scaleOf(20, undefined, { events: [event('1', 120), event('2', 60, { isLeftOut: true })] }),
      '36 PKG',
      ['36'],
      '18000 g, 0 over',
    ],
    [
      'one has no number yet',
      scaleOf(20, undefined, { events: [event('1', 120), event('2', undefined)] }),
      '36 PKG',
      ['36'],
      '18000 g, 0 over',
    ],
    ['they precede the single number', scaleOf(20, 500, { events: two }), '54 PKG', ['36', '18'], '27000 g, 0 over'],
    ['no guests at all', scaleOf(20, 500, { events: [event('1', undefined)] }), '6 PKG', undefined, '3000 g, ? over'],
    ['together the template’s number', scaleOf(180, undefined, { events: two }), '6 PKG', ['4', '2'], '3000 g, 0 over'],
    // Each seventh of 6 packs isn't finite; together they are 6 again.
    [
      'sevenths make a whole',
      scaleOf(7, undefined, { events: [event('1', 1), event('2', 2), event('3', 4)] }),
      '6 PKG',
      ['0.8571', '1.7143', '3.4286'],
      '3000 g, 0 over',
    ],
  ])('%s', (_what, scale, result, parts, expected) => {
    const line = scaledLine(item(6), fillet(), scale);
    expect([shown(line), groups(line), content(line)]).toEqual([result, parts, expected]);
  });

  test.each<[GuestScale, number | undefined, number]>([
    [scaleOf(20, 500, { events: two }), 180, 2],
    [scaleOf(20, 500, { events: [event('1', 120, { isLeftOut: true })] }), undefined, 0],
    [scaleOf(20, 500), 500, 1],
    [scaleOf(20, undefined), undefined, 0],
  ])('guests that are ordered for', (scale, guests, count) => {
    expect([orderedGuests(scale), guestGroups(scale).length]).toEqual([guests, count]);
  });
});

describe('dishes', () => {
  test.each<[what: string, scale: GuestScale, result: string]>([
    // 12 packs for 40 by the template; 60 % are 7.2.
    ['60 % of the guests by the template', scaleOf(20, 40, { dishes: [dish(60)] }), '8 PKG'],
    // 24 × 200 g are 4.8 kg.
    ['60 % of the guests with an own portion', scaleOf(20, 40, { portions: [portion(200)], dishes: [dish(60)] }), '10 PKG'],
    ['the template is for 60 % already', scaleOf(20, 40, { dishes: [dish(60, { baseShare: 60 })] }), '12 PKG'],
    ['60 % at first, now 30 %', scaleOf(20, 40, { dishes: [dish(30, { baseShare: 60 })] }), '6 PKG'],
    ['another line’s dish', scaleOf(20, 40, { dishes: [dish(60, { skus: ['2'] })] }), '12 PKG'],
    ['the same guests, but half of them', scaleOf(20, 20, { dishes: [dish(50)] }), '3 PKG'],
    ['60 % at each event', scaleOf(20, undefined, { dishes: [dish(60)], events: two }), '33 PKG'],
  ])('%s', (_what, scale, result) => {
    expect(shown(scaledLine(item(6), fillet(), scale))).toBe(result);
  });

  test('a copy keeps dishes, portions and fixed lines, and scales back to the same amounts', () => {
    const scale = scaleOf(20, 40, { fixed: ['2'], portions: [portion(250, 'g', '7')], dishes: [dish(60, { skus: ['1', '7', '8'] })] });
    const substitute: ScalableItem = { ...item(6), productSku: '9', replaces: '7' };
    const lines = [scaledLine(item(10), fillet(), scale), scaledLine(substitute, fillet({ sku: '9' }), scale)];
    expect(lines.map(shown)).toEqual(['12 PKG', '12 PKG']);
    const copied = copiedScale(scale, lines);
    expect(copied).toEqual(
      scaleOf(40, undefined, { portions: [portion(250, 'g', '9')], dishes: [dish(60, { baseShare: 60, skus: ['1', '9'] })] }),
    );
    expect(readGuestScale(JSON.parse(JSON.stringify(copied)))).toEqual(copied);
    expect(shown(scaledLine(item(12), fillet(), { ...copied, wanted: 40 }))).toBe('12 PKG');
  });
});

describe('changes of a scale', () => {
  test('a portion is kept per line, and per event', () => {
    const scale = scaleOf(20, 40, { events: two });
    const both = withPortion(withPortion(scale, '1', portion(150)), '1', portion(80), '2');
    expect(both).toEqual({ ...scale, portions: [portion(150)], events: [two[0], { ...two[1], portions: [portion(80)] }] });
    expect(withPortion(withPortion(both, '1', undefined), '1', undefined, '2')).toEqual(scale);
    expect(withPortion(both, '1', portion(160)).portions).toEqual([portion(160)]);
  });

  test('the first event takes the expected guests, later ones start empty', () => {
    const wedding = { name: 'Hochzeit', day: '2026-12-24', guests: 96 };
    const first = withEvent(scaleOf(20, 40), wedding);
    expect(first.events).toEqual([event('1', 40)]);
    expect(withEvent(first).events[1]).toEqual(event('2', undefined));
    for (const wanted of [undefined, 96])
      expect(withEvent(scaleOf(20, wanted), wedding).events).toEqual([event('1', 96, { name: 'Hochzeit', day: '2026-12-24' })]);
    expect(withEvent(scaleOf(20, undefined)).events).toEqual([event('1', undefined)]);
    // The number of a removed event isn't used again while a higher one exists.
    expect(withEvent({ ...first, events: [event('5', 1)] }).events.map(({ id }) => id)).toEqual(['5', '6']);
  });

  test('a line is in one dish', () => {
    const scale = withNewDish(withNewDish(scaleOf(20, 40)));
    const moved = withDish(withDish(scale, '1', '1'), '1', '2');
    expect(moved.dishes.map(({ skus }) => skus)).toEqual([[], ['1']]);
    expect(withDish(moved, '1', undefined)).toEqual(scale);
  });

  test('stored state is restored; unreadable parts are left out', () => {
    const scale = scaleOf(20, 40, {
      portions: [portion(150), portion(0.25, 'ml', '2')],
      events: [event('1', 120, { name: 'Bankett', day: '2026-11-27', isLeftOut: true, portions: [portion(80)] }), event('2', undefined)],
      dishes: [dish(60, { baseShare: 40 })],
    });
    expect(readGuestScale(JSON.parse(JSON.stringify(scale)))).toEqual(scale);
    expect(isEmptyScale(scaleOf(undefined, undefined, { dishes: [dish(100)] }))).toBe(false);
    const broken = {
      portions: [5, { sku: '1' }, portion(0), portion(10_001), { ...portion(1), measure: 'pc' }],
      events: [{ name: 'without an id' }, 'a'],
      dishes: [
        { id: '1', share: 0 },
        { id: '1', share: 101 },
        { id: '1', share: 50.5 },
      ],
    };
    expect(isEmptyScale(readGuestScale(broken))).toBe(true);
    const odd = {
      events: [{ id: '1', day: '2026-02-30', guests: 1.5, portions: 'all' }],
      dishes: [{ id: '1', share: 5, baseShare: 'all' }],
    };
    expect(readGuestScale(odd)).toEqual(
      scaleOf(undefined, undefined, { events: [event('1', undefined)], dishes: [dish(5, { name: '', skus: [] })] }),
    );
    const many = Array.from({ length: 50 }, (_, index) => event(String(index), 1));
    expect(readGuestScale({ events: many }).events).toHaveLength(maxPlanned);
  });
});

test('a rest is exact', () => {
  // 7 guests × 33.3 g are 233.1 g of a pack of 500 g.
  const line = scaledLine(item(6), fillet(), scaleOf(undefined, 7, { portions: [portion(33.3)] }));
  expect(lineContent(line)?.over?.equals(decimal('266.9'))).toBe(true);
});
