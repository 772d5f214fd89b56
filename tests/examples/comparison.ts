import { decimal } from '#domain/price/money.ts';
import type { CartComparison, CartDifference, SeenLine } from '#domain/cart/cartSnapshot.ts';

const beer: SeenLine = {
  sku: '668733',
  name: 'Hirtenbräu Porter bio, 0,33 l Flasche',
  amount: 2,
  unitAbbreviation: 'KRT',
  unitName: 'Karton',
  ratio: 6,
  total: '45.60',
};
const salmon: SeenLine = { ...beer, sku: '707590', name: 'Graved Lachs geschnitten, 200 g Packung' };
const glass: SeenLine = { ...beer, sku: '904793', name: 'Tischfein Weinglas 35 cl, 6 Stück' };
const cheese: SeenLine = {
  ...beer,
  sku: '104711',
  name: 'Bergkäse alt, Laib ca. 6 kg',
  amount: 1,
  unitAbbreviation: 'STK',
  unitName: 'Stück',
  ratio: 1,
  total: '79.74',
};

const differences: readonly CartDifference[] = [
  { kind: 'added', now: beer },
  { kind: 'changed', before: salmon, now: { ...salmon, amount: 5, total: '114.00' } },
  { kind: 'changed', before: glass, now: { ...glass, ratio: 12, alternativeDay: '2026-11-27' } },
  { kind: 'removed', before: cheese },
];

/** A cart that another user has changed, for stories. */
export const cartComparisonExample: CartComparison = {
  differences,
  before: { count: 6, sum: decimal('900') },
  now: { count: 9, sum: decimal('11332') },
};

const withoutTotal = (line: SeenLine): SeenLine => ({ ...line, total: undefined });

/** The same for a user who may not see prices. */
export const withoutPricesExample: CartComparison = {
  differences: differences.map((difference): CartDifference => {
    switch (difference.kind) {
      case 'added':
        return { kind: 'added', now: withoutTotal(difference.now) };
      case 'removed':
        return { kind: 'removed', before: withoutTotal(difference.before) };
      case 'changed':
        return { kind: 'changed', before: withoutTotal(difference.before), now: withoutTotal(difference.now) };
    }
  }),
  before: { count: 6, sum: undefined },
  now: { count: 9, sum: undefined },
};
