import { describe, expect, test } from 'vitest';
import { allergenTable } from '../allergens/allergens';
import { productOf, wireUnit } from '#tests/examples/wire.ts';
import { allergenChange, contentQuantity, substitutesFor, swappedQuantity, type Substitutable } from './substitution';
import { decimal } from '../price/money';

const storage = { name: 'Packung', abbreviation: 'PKG', ratio: 1, isDefault: true, isVisible: true, isStorageUnit: true, gtins: [] };

/** Letters of allergens by their place in the fixed order: Gluten, Crab, Egg, Fish, Peanut (P), sOy (O), Milk, Nut, ceLery, mUstard, Sesame. */
const letters = 'GCEFPOMNLUS';
/** "GM" contains gluten and milk and nothing else, "g" has traces of gluten, "-" nothing at all, "?" declares nothing. */
const allergensOf = (text: string) =>
  allergenTable(
    text === '?'
      ? []
      : Array.from({ length: 14 }, (_, place) => {
          const letter = letters[place] ?? '';
          if (letter === '') return 'N';
          return text.includes(letter) ? 'J' : text.includes(letter.toLowerCase()) ? 'S' : 'N';
        }),
  );

/** A product in a line: `name | category | kind | content | allergens | marks`, the marks of "bio" or names of seals. */
function product(text: string): Substitutable {
  const [name = '', categoryId = '', kind = '', content = '', allergens = '', marks = ''] = text.split('|').map((part) => part.trim());
  const [, quantity = '', unit = ''] = /^([\d.]+) ?(\w+)$/.exec(content) ?? [];
  const words = marks.split(' ').filter(Boolean);
  return {
    sku: name,
    name,
    brandName: undefined,
    categoryId: categoryId === '' ? undefined : categoryId,
    kind: kind as Substitutable['kind'],
    netFillingQuantity: quantity === '' ? undefined : { quantity: Number(quantity), unit },
    storageUnit: storage,
    badges: words.includes('bio') ? [{ key: 'organic', label: 'Bio', extension: undefined }] : [],
    labels: words.filter((word) => !['bio', 'gone'].includes(word)),
    allergens: allergensOf(allergens),
    isOrderable: !words.includes('gone'),
  };
}

const milk = 'Vollmilch | dairy | fresh | 1 l | M';
const cheese = 'Bergkäse jung | cheese | fresh | 1 kg | M';
const flour = 'Weizenmehl glatt | flour | dry | 5 kg | G';
const fillet = 'Kabeljaufilet ohne Haut | fish | frozen | 5 kg | F';
const sauce = 'Tomatensauce mild | sauce | dry | 3 kg | L';
const pasta = 'Penne aus Hartweizen | pasta | dry | 5 kg | G | bio';
const rolls = 'Kaisersemmel vorgebacken | bread | frozen | 60 g | Gm';

/**
 * The first substitute: the wanted product, candidates in the answer's sequence, previous orders, and the expected result; undefined
 * for none.
 */
const cases: readonly (readonly [
  what: string,
  wanted: string,
  candidates: readonly string[],
  right: string | undefined,
  last?: Readonly<Record<string, string>>,
])[] = [
  // Basic fit.
  ['same category, cooling and content', milk, ['Bergmilch | dairy | fresh | 1 l | M'], 'Bergmilch'],
  ['another category doesn’t fit', milk, ['Kokosmilch | sauce | fresh | 1 l | M'], undefined],
  ['another cooling doesn’t fit', milk, ['Haltbarmilch | dairy | dry | 1 l | M'], undefined],
  ['frozen isn’t fresh', 'Lachsfilet | fish | fresh | 1 kg | F', ['Lachsfilet TK | fish | frozen | 1 kg | F'], undefined],
  ['20 % more fits', milk, ['Milch groß | dairy | fresh | 1.2 l | M'], 'Milch groß'],
  ['21 % more doesn’t', milk, ['Milch größer | dairy | fresh | 1.21 l | M'], undefined],
  ['20 % less fits', milk, ['Milch klein | dairy | fresh | 800 ml | M'], 'Milch klein'],
  ['21 % less doesn’t', milk, ['Milch kleiner | dairy | fresh | 790 ml | M'], undefined],
  ['measures are brought together', cheese, ['Bergkäse Stück | cheese | fresh | 950 g | M'], 'Bergkäse Stück'],
  ['a weight is no volume', milk, ['Milch im Beutel | dairy | fresh | 1 kg | M'], undefined],
  ['no content, no comparison', milk, ['Milch offen | dairy | fresh | | M'], undefined],
  ['nor where the wanted has none', 'Milch offen | dairy | fresh | | M', [milk], undefined],
  ['no category, no comparison', 'Milch | | fresh | 1 l | M', ['Rahm | | fresh | 1 l | M'], undefined],
  ['a discontinued product doesn’t', milk, ['Bergmilch | dairy | fresh | 1 l | M | gone'], undefined],
  ['itself doesn’t', milk, [milk], undefined],
  ['nothing was found', milk, [], undefined],
  [
    'the one that fits is the last of the answer',
    fillet,
    ['Rotbarschfilet | fish | fresh | 5 kg | F', 'Garnelen | seafood | frozen | 5 kg | C', 'Seelachsfilet | fish | frozen | 5 kg | F'],
    'Seelachsfilet',
  ],
  // Last bought first.
  [
    'an ordered product',
    milk,
    ['A Milch | dairy | fresh | 1 l | M', 'B Milch | dairy | fresh | 1 l | M'],
    'B Milch',
    { 'B Milch': '2026-11-02' },
  ],
  [
    'a product ordered later',
    milk,
    ['A Milch | dairy | fresh | 1 l | M', 'B Milch | dairy | fresh | 1 l | M'],
    'A Milch',
    { 'A Milch': '2026-11-09', 'B Milch': '2026-11-02' },
  ],
  [
    'an ordered product, although its name differs',
    cheese,
    ['Bergkäse jung mild | cheese | fresh | 1 kg | M', 'Gouda | cheese | fresh | 1 kg | M'],
    'Gouda',
    { Gouda: '2026-11-09' },
  ],
  [
    'an ordered product, although it has more allergens',
    flour,
    ['Weizenmehl griffig | flour | dry | 5 kg | G', 'Dinkelmehl | flour | dry | 5 kg | GN'],
    'Dinkelmehl',
    { Dinkelmehl: '2026-10-01' },
  ],
  [
    'an ordered product that doesn’t fit is left out',
    milk,
    ['Haltbarmilch | dairy | dry | 1 l | M', 'Bergmilch | dairy | fresh | 1 l | M'],
    'Bergmilch',
    { Haltbarmilch: '2026-11-09' },
  ],
  [
    'an ordered product that is gone is left out',
    milk,
    ['A Milch | dairy | fresh | 1 l | M | gone', 'Bergmilch | dairy | fresh | 1 l | M'],
    'Bergmilch',
    { 'A Milch': '2026-11-09' },
  ],
  // Then: no new allergen.
  ['no new allergen', flour, ['Mehl A | flour | dry | 5 kg | GN', 'Mehl B | flour | dry | 5 kg | G'], 'Mehl B'],
  ['one rather than two', flour, ['Mehl A | flour | dry | 5 kg | GNO', 'Mehl B | flour | dry | 5 kg | GO'], 'Mehl B'],
  ['no new traces', flour, ['Mehl A | flour | dry | 5 kg | Gn', 'Mehl B | flour | dry | 5 kg | G'], 'Mehl B'],
  [
    'traces that were there are no change',
    rolls,
    ['Semmel A | bread | frozen | 60 g | GM', 'Semmel B | bread | frozen | 60 g | Gm'],
    'Semmel B',
  ],
  ['fewer allergens are no change', sauce, ['Sauce A | sauce | dry | 3 kg | LU', 'Sauce B | sauce | dry | 3 kg | -'], 'Sauce B'],
  ['declared rather than not', sauce, ['Sauce A | sauce | dry | 3 kg | ?', 'Sauce B | sauce | dry | 3 kg | L'], 'Sauce B'],
  ['one new rather than nothing declared', sauce, ['Sauce A | sauce | dry | 3 kg | ?', 'Sauce B | sauce | dry | 3 kg | LU'], 'Sauce B'],
  [
    'no new allergen, although it is called otherwise',
    sauce,
    ['Tomatensauce mild mit Senf | sauce | dry | 3 kg | LU', 'Sugo | sauce | dry | 3 kg | L'],
    'Sugo',
  ],
  [
    'of the undeclared the declared one',
    'Brot | bread | frozen | 60 g | ?',
    ['Brot A | bread | frozen | 60 g | ?', 'Brot B | bread | frozen | 60 g | -'],
    'Brot B',
  ],
  [
    'allergens of an undeclared product are new',
    'Brot | bread | frozen | 60 g | ?',
    ['Brot A | bread | frozen | 60 g | GM', 'Brot B | bread | frozen | 60 g | G'],
    'Brot B',
  ],
  // Then the name.
  [
    'called alike',
    cheese,
    ['Gouda jung | cheese | fresh | 1 kg | M', 'Bergkäse jung kräftig | cheese | fresh | 1 kg | M'],
    'Bergkäse jung kräftig',
  ],
  ['called alike in other letters', cheese, ['Gouda | cheese | fresh | 1 kg | M', 'BERGKAESE | cheese | fresh | 1 kg | M'], 'BERGKAESE'],
  [
    'figures and measures say nothing',
    'Rotwein 5 l Fass | wine | dry | 5 l | -',
    ['Weißwein 5 l | wine | dry | 5 l | -', 'Rotwein Zweigelt | wine | dry | 5 l | -'],
    'Rotwein Zweigelt',
  ],
  [
    'more words alike',
    fillet,
    ['Kabeljaufilet Portionen | fish | frozen | 5 kg | F', 'Kabeljaufilet ohne Gräten | fish | frozen | 5 kg | F'],
    'Kabeljaufilet ohne Gräten',
  ],
  [
    'the name comes before the marks',
    pasta,
    ['Reisnudeln | pasta | dry | 5 kg | G | bio', 'Penne glatt | pasta | dry | 5 kg | G'],
    'Penne glatt',
  ],
  [
    'the name comes before the content',
    cheese,
    ['Gouda | cheese | fresh | 1 kg | M', 'Bergkäse | cheese | fresh | 1.15 kg | M'],
    'Bergkäse',
  ],
  // Then marks.
  ['organic stays organic', pasta, ['Penne A | pasta | dry | 5 kg | G', 'Penne B | pasta | dry | 5 kg | G | bio'], 'Penne B'],
  [
    'seals count as well',
    'Eier | eggs | fresh | 2 kg | E | bio AMA',
    ['Eier A | eggs | fresh | 2 kg | E | bio', 'Eier B | eggs | fresh | 2 kg | E | AMA bio'],
    'Eier B',
  ],
  [
    'one lost rather than two',
    'Eier | eggs | fresh | 2 kg | E | bio AMA',
    ['Eier A | eggs | fresh | 2 kg | E', 'Eier B | eggs | fresh | 2 kg | E | AMA'],
    'Eier B',
  ],
  ['marks more are no loss', milk, ['Milch A | dairy | fresh | 900 ml | M', 'Milch B | dairy | fresh | 1 l | M | bio'], 'Milch B'],
  // Then the content.
  ['the nearest content', milk, ['Milch A | dairy | fresh | 1.1 l | M', 'Milch B | dairy | fresh | 0.95 l | M'], 'Milch B'],
  ['the same content', fillet, ['Filet A | fish | frozen | 4.5 kg | F', 'Filet B | fish | frozen | 5000 g | F'], 'Filet B'],
  ['less as well as more', flour, ['Mehl A | flour | dry | 6 kg | G', 'Mehl B | flour | dry | 4.5 kg | G'], 'Mehl B'],
  // Then the price, then the order of the answer.
  ['the cheaper one', milk, ['Milch 20 | dairy | fresh | 1 l | M', 'Milch 10 | dairy | fresh | 1 l | M'], 'Milch 10'],
  ['of equals the first of the answer', milk, ['Milch A | dairy | fresh | 1 l | M', 'Milch B | dairy | fresh | 1 l | M'], 'Milch A'],
  ['each once', milk, ['Milch A | dairy | fresh | 1 l | M', 'Milch A | dairy | fresh | 1 l | M'], 'Milch A'],
  ['a product already in the cart is none', milk, ['Gehalten | dairy | fresh | 1 l | M', 'Milch B | dairy | fresh | 1 l | M'], 'Milch B'],
];

const priceOf = ({ name }: Substitutable) => {
  const [price] = /\d+$/.exec(name) ?? [];
  return price === undefined ? undefined : decimal(price);
};
const answer = ([, wanted, candidates, , last = {}]: (typeof cases)[number]) =>
  substitutesFor(product(wanted), candidates.map(product), {
    lastOrdered: new Map(Object.entries(last)),
    heldSkus: new Set(['Gehalten']),
    priceOf,
  });

describe('substitutesFor', () => {
  test.each(cases.map((one) => ({ what: one[0], one })))('$what', ({ one }) => {
    expect(answer(one)[0]?.product.name).toBe(one[3]);
  });

  test('fifty cases, and none has an unmarked new allergen', () => {
    expect(cases).toHaveLength(50);
    const unmarked = cases.flatMap((one) =>
      answer(one).flatMap(({ product: candidate, allergens }) => {
        const before = product(one[1]).allergens;
        return candidate.allergens.filter(({ allergen, presence }, place) => {
          const was = before[place]?.presence;
          const isMarked = allergens.gained.some((gained) => gained.allergen === allergen) || allergens.undeclared.includes(allergen);
          const isAsBefore = presence === 'absent' || was === 'contained' || (was === 'traces' && presence === 'traces');
          return !isMarked && (presence === 'undeclared' || !isAsBefore);
        });
      }),
    );
    expect(unmarked).toEqual([]);
  });

  test('offers at most three', () => {
    const many = ['A', 'B', 'C', 'D'].map((name) => product(`${name} | dairy | fresh | 1 l | M`));
    expect(substitutesFor(product(milk), many, { lastOrdered: new Map() }).map(({ product: { name } }) => name)).toEqual(['A', 'B', 'C']);
  });

  test('lost marks are named', () => {
    const [first] = substitutesFor(product('Eier | eggs | fresh | 2 kg | E | bio AMA'), [product('Eier B | eggs | fresh | 2 kg | E')], {
      lastOrdered: new Map(),
    });
    expect(first).toMatchObject({ lostBadges: ['organic'], lostLabels: ['AMA'] });
  });
});

test.each<[string, string, string[], number]>([
  ['M', 'M', [], 0],
  ['-', 'M', [], 0],
  ['M', '-', ['MILK contained'], 0],
  ['m', '-', ['MILK traces'], 0],
  ['M', 'm', ['MILK contained'], 0],
  ['m', 'M', [], 0],
  ['M', '?', ['MILK contained'], 0],
  ['?', 'M', [], 14],
  ['?', '?', [], 14],
  ['GN', 'G', ['EDIBLE_NUT contained'], 0],
])('%s as a replacement for %s', (candidate, wanted, gained, undeclared) => {
  const change = allergenChange(allergensOf(candidate), allergensOf(wanted));
  expect(change.gained.map(({ allergen, presence }) => `${allergen} ${presence}`)).toEqual(gained);
  expect(change.undeclared).toHaveLength(undeclared);
});

const unit = (abbreviation: string, ratio: number) => ({ ...storage, name: abbreviation, abbreviation, ratio });

test.each<[string, number, [string, number], [string, number][], number, string]>([
  [
    'the same unit',
    2,
    ['KRT', 6],
    [
      ['PKG', 1],
      ['KRT', 6],
    ],
    0,
    '2 KRT',
  ],
  [
    'the same unit of another size',
    2,
    ['KRT', 6],
    [
      ['PKG', 1],
      ['KRT', 12],
    ],
    0,
    '1 KRT',
  ],
  [
    'single ones where the cartons don’t come out',
    1,
    ['KRT', 6],
    [
      ['PKG', 1],
      ['KRT', 8],
    ],
    0,
    '6 PKG',
  ],
  [
    'the largest that comes out',
    4,
    ['PKG', 6],
    [
      ['STK', 1],
      ['KRT', 12],
      ['PAL', 24],
    ],
    0,
    '1 PAL',
  ],
  [
    'rounded up where nothing comes out',
    1,
    ['PKG', 5],
    [
      ['KRT', 4],
      ['PAL', 48],
    ],
    0,
    '2 KRT',
  ],
  ['raised to the minimum', 1, ['PKG', 1], [['PKG', 1]], 3, '3 PKG'],
])('a swap keeps the amount in storage units: %s', (_, amount, [abbreviation, ratio], units, minSaleQuantity, expected) => {
  const [first = ['PKG', 1] as [string, number], ...others] = units;
  const swapped = swappedQuantity(
    { amount, unit: { abbreviation, ratio } },
    { units: [unit(...first), ...others.map((one) => unit(...one))], minSaleQuantity },
  );
  expect(`${swapped.amount} ${swapped.unit.abbreviation}`).toBe(expected);
});

test('packs of any size fit by content, in the nearest first; a volume is still no weight', () => {
  const candidates = ['Milch 5 | dairy | fresh | 5 l | M', 'Milch 2 | dairy | fresh | 2 l | M', 'Milchpulver | dairy | fresh | 1 kg | M'];
  const names = (isByContent: boolean) =>
    substitutesFor(product(milk), candidates.map(product), { lastOrdered: new Map(), isByContent }).map(({ product: { name } }) => name);
  expect([names(true), names(false)]).toEqual([['Milch 2', 'Milch 5'], []]);
});

const filled = (quantity: number, unit: string, minSaleQuantity = 0) =>
  productOf({
    units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 6)],
    netFillingQuantity: { quantity, unit },
    minSaleQuantity,
  });

test.each<[amount: number, unit: [string, number], wanted: ReturnType<typeof filled>, found: ReturnType<typeof filled>, expected: string]>([
  // Two pieces of 6 kg are 2.4 of 5 kg.
  [2, ['STK', 1], filled(6, 'kg'), filled(5, 'kg'), '3 STK'],
  [2, ['STK', 1], filled(6, 'kg'), filled(500, 'g'), '24 STK'],
  // A carton of six at 500 g is 3 kg, six of which are a carton again.
  [1, ['KRT', 6], filled(500, 'g'), filled(0.5, 'kg'), '1 KRT'],
  [1, ['KRT', 6], filled(500, 'g'), filled(250, 'g'), '2 KRT'],
  [1, ['KRT', 6], filled(500, 'g'), filled(3, 'kg'), '1 STK'],
  [1, ['STK', 1], filled(500, 'g'), filled(1, 'kg', 4), '4 STK'],
  // Contents that can't be compared: as many storage units.
  [2, ['STK', 1], filled(1, 'l'), filled(1, 'kg'), '2 STK'],
  [2, ['STK', 1], filled(10, 'Stk'), filled(1, 'kg'), '2 STK'],
])('%d %j by content', (amount, [abbreviation, ratio], wanted, found, expected) => {
  const quantity = contentQuantity({ amount, unit: { abbreviation, ratio }, product: wanted }, found);
  expect(`${quantity.amount} ${quantity.unit.abbreviation}`).toBe(expected);
});
