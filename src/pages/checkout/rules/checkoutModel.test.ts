import { describe, expect, test } from 'vitest';
import { attribute, lineOf } from '#tests/examples/wire.ts';
import { emptyCart, InternalError, type Cart } from '#domain/cart/cart.ts';
import type { CartComparison } from '#domain/cart/cartSnapshot.ts';
import { emptyDraft, type CheckoutDraft } from '#domain/checkout/checkout.ts';
import { checkoutModel, missingAt, stepAfterConsent, stepAfterLook, type CheckoutModel, type CheckoutState } from './checkoutModel';

const dry = lineOf({ sku: 'dry' });
const fresh = lineOf({ sku: 'fresh', attributes: [attribute('Gekuehlt')] });
const gone = lineOf({ sku: 'gone', shopAvailability: { status: 'INACTIVE' } });
const short = lineOf({ sku: 'short', minSaleQuantity: 4 });
const early = lineOf({ sku: 'early', attributes: [attribute('Bestellschluss', '9:30')] });
const byTour = lineOf({ sku: 'tour' }, { alternativeDeliveryDate: '2025-11-28' });
const cartOf = (...lines: Cart['lines']): Cart => ({ lines, errors: [] });
const dayOf = (day: string, orderUntil: string) => ({ day, orderUntil: new Date(orderUntil), slotId: undefined, slot: undefined });

const address = { externalId: '100-01', street: 'Dorfplatz 4', postCode: '9900', city: 'Lienz' };
const draft: CheckoutDraft = {
  ...emptyDraft,
  deliveryAddress: address,
  days: { dry: '2025-11-25', fresh: '2025-11-26' },
  confirmationMails: ['kueche@gasthof.test'],
};
/** Monday, 8:00 in Vienna; Tuesday closes at 14:00, Wednesday at 14:00 on Tuesday. */
const state: CheckoutState = {
  cart: cartOf(dry, fresh),
  draft,
  terms: {
    days: [dayOf('2025-11-25', '2025-11-24T13:00:00Z'), dayOf('2025-11-26', '2025-11-25T13:00:00Z')],
    now: new Date('2025-11-24T07:00:00Z'),
    addresses: [address],
    isLimitReached: false,
    invoiceAddress: address,
    isInvoiceFailed: false,
    areMailsFailed: false,
  },
  isFair: false,
  isBeforePending: false,
  isLocked: false,
  attempt: undefined,
  showsMissing: false,
};
const withTerms = (over: Partial<CheckoutState['terms']>): Partial<CheckoutState> => ({ terms: { ...state.terms, ...over } });
const modelOf = (over: Partial<CheckoutState>): CheckoutModel => checkoutModel({ ...state, ...over });
const noAddress = { ...draft, deliveryAddress: undefined };
const noMails = { ...draft, confirmationMails: undefined };
const closedDay = { ...draft, days: { dry: '2025-11-24', fresh: '2025-11-26' } };

describe('the button', () => {
  test.each<readonly [string, Partial<CheckoutState>, boolean, boolean]>([
    ['of a cart with all that an order needs', {}, false, false],
    ['also with missing fields: a press names them', { draft: noAddress }, false, false],
    ['while an attempt is under way', { isLocked: true }, true, false],
    ['while the order before is read', { isBeforePending: true }, false, true],
    ['while the recipients are read', { draft: noMails }, false, true],
    ['once the recipients can’t be read', { draft: noMails, ...withTerms({ areMailsFailed: true }) }, false, false],
    ['while the invoice address is read', withTerms({ invoiceAddress: undefined }), false, true],
    ['once the invoice address can’t be read', withTerms({ invoiceAddress: undefined, isInvoiceFailed: true }), false, false],
    ['in a fair, whose order has neither', { isFair: true, draft: noMails, ...withTerms({ invoiceAddress: undefined }) }, false, false],
    ['in a fair while the order before is read', { isFair: true, isBeforePending: true }, false, true],
    ['without a day that can be requested', withTerms({ days: [] }), false, true],
    ['without an address', withTerms({ addresses: [] }), false, true],
    ['where the order limit is reached', { isFair: true, ...withTerms({ isLimitReached: true }) }, false, true],
    ['after the order limit refused', { attempt: { problem: { kind: 'orderLimit' } } }, false, true],
    ['after the fair has ended', { attempt: { problem: { kind: 'fairEnded' } } }, false, true],
    ['after an attempt that may be made again', { attempt: { problem: { kind: 'lost' } } }, false, false],
    ['of an emptied cart: a press looks the order up', { cart: emptyCart }, false, false],
  ])('%s', (_, over, isBusy, isBlocked) => {
    expect(modelOf(over).button).toEqual({ isBusy, isBlocked, asksForDay: false });
  });

  test.each<readonly [string, Partial<CheckoutState>, boolean]>([
    ['where the days of all kinds are left to choose', { draft: { ...draft, days: {} } }, true],
    ['where the day of one kind is', { draft: { ...draft, days: { dry: '2025-11-25' } } }, true],
    ['still, once they have tried', { draft: { ...draft, days: {} }, showsMissing: true }, true],
    ['not if an address is missing, too: a press leads there first', { draft: { ...noAddress, days: {} } }, false],
    ['not if a chosen day has closed, which is reported separately', { draft: closedDay }, false],
    ['not while the recipients are read', { draft: { ...noMails, days: {} } }, false],
    ['not while an attempt is under way', { draft: { ...draft, days: {} }, isLocked: true }, false],
  ])('asks for a day %s', (_, over, asksForDay) => {
    expect(modelOf(over).button.asksForDay).toBe(asksForDay);
  });
});

describe('the sentence beside the button', () => {
  test.each<readonly [string, Partial<CheckoutState>, CheckoutModel['message']]>([
    ['none if nothing is missing', { showsMissing: true }, undefined],
    ['none before the user has tried', { draft: noAddress }, undefined],
    ['how much is missing, once they have', { draft: noAddress, showsMissing: true }, { kind: 'missing', count: 1 }],
    ['a kind of thing counts once', { draft: { ...noAddress, days: {} }, showsMissing: true }, { kind: 'missing', count: 2 }],
    [
      'that nothing can be ordered, whatever else is missing',
      { cart: cartOf(gone), draft: noAddress, showsMissing: true },
      { kind: 'nothingOrderable' },
    ],
    ['a deadline that has passed, without being asked', { draft: closedDay }, { kind: 'passedDeadline' }],
    ['a passed deadline counts as missing after the first try', { draft: closedDay, showsMissing: true }, { kind: 'missing', count: 1 }],
    [
      'a product’s own deadline',
      { cart: cartOf(early), ...withTerms({ now: new Date('2025-11-24T09:00:00Z') }) },
      { kind: 'passedDeadline' },
    ],
    ['none if the order is impossible anyway', { draft: noAddress, showsMissing: true, ...withTerms({ isLimitReached: true }) }, undefined],
    ['none for an emptied cart', { cart: emptyCart, draft: noAddress, showsMissing: true }, undefined],
  ])('%s', (_, over, message) => {
    expect(modelOf(over).message).toEqual(message);
  });
});

describe('what went wrong', () => {
  test.each<readonly [string, Partial<CheckoutState>, Pick<CheckoutModel, 'isGone' | 'problem' | 'saysLimit'>]>([
    ['nothing', {}, { isGone: false, problem: undefined, saysLimit: false }],
    ['another user has emptied the cart', { cart: emptyCart }, { isGone: true, problem: { kind: 'cartEmpty' }, saysLimit: false }],
    [
      'an item without its product is no empty cart',
      { cart: { lines: [], errors: [new InternalError('', 'x')] } },
      { isGone: false, problem: undefined, saysLimit: false },
    ],
    [
      'the cart is empty while the order is on its way',
      { cart: emptyCart, isLocked: true },
      { isGone: false, problem: undefined, saysLimit: false },
    ],
    ['the order is placed', { cart: emptyCart, attempt: { problem: undefined } }, { isGone: false, problem: undefined, saysLimit: false }],
    ['an attempt says why', { attempt: { problem: { kind: 'day' } } }, { isGone: false, problem: { kind: 'day' }, saysLimit: false }],
    ['the limit is reached', withTerms({ isLimitReached: true }), { isGone: false, problem: undefined, saysLimit: true }],
    [
      'the limit is said once',
      { attempt: { problem: { kind: 'orderLimit' } }, ...withTerms({ isLimitReached: true }) },
      { isGone: false, problem: { kind: 'orderLimit' }, saysLimit: false },
    ],
  ])('%s', (_, over, expected) => {
    const { isGone, problem, saysLimit } = modelOf(over);
    expect({ isGone, problem, saysLimit }).toEqual(expected);
  });
});

test("at first the fields show only problems without the user's part, later all", () => {
  const over = { cart: cartOf(short), draft: { ...closedDay, deliveryAddress: undefined } };
  const kindsOf = (showsMissing: boolean) => modelOf({ ...over, showsMissing }).shownMissing.map(({ kind }) => kind);
  expect(kindsOf(false)).toEqual(['minimum', 'openDay']);
  expect(kindsOf(true)).toEqual(['minimum', 'deliveryAddress', 'openDay']);
});

test('days are those of the orderable goods; a closed day has to be chosen again', () => {
  const { kinds, days, openDraftDays, tourDays } = modelOf({ cart: cartOf(dry, fresh, gone, byTour), draft: closedDay });
  expect(kinds).toEqual(['dry', 'fresh']);
  expect(days).toEqual([
    { kind: 'dry', day: undefined },
    { kind: 'fresh', day: '2025-11-26' },
  ]);
  expect(openDraftDays).toEqual({ fresh: '2025-11-26' });
  expect(tourDays).toEqual([{ day: '2025-11-28', count: 1 }]);
  expect(modelOf({ draft: { ...draft, days: {} } }).days).toEqual([]);
});

test('deadlines of single products are shown until they have passed', () => {
  const untilOf = (now: string) =>
    modelOf({ cart: cartOf(early), ...withTerms({ now: new Date(now) }) }).pendingDeadlines.map(({ until }) => until);
  expect(untilOf('2025-11-24T07:00:00Z')).toEqual([new Date('2025-11-24T08:30:00Z')]);
  expect(untilOf('2025-11-24T08:30:00Z')).toEqual([]);
});

test('a time later than that of the terms closes days', () => {
  const at = (now: string) => missingAt({ lines: [dry], draft, terms: state.terms }, new Date(now)).map(({ kind }) => kind);
  expect(at('2025-11-24T12:59:59Z')).toEqual([]);
  expect(at('2025-11-24T13:00:00Z')).toEqual(['openDay']);
});

const comparison: CartComparison = { differences: [], before: { count: 1, sum: undefined }, now: { count: 2, sum: undefined } };
const shown = cartOf(dry);
const partly = cartOf(dry, gone);
const unknown: Cart = { lines: [dry], errors: [new InternalError('', 'x')] };

test.each([
  ['as it was seen: it is ordered', cartOf(dry, fresh), undefined, { kind: 'order', cart: cartOf(dry, fresh) }],
  ['ordered meanwhile: the attempt finds out', emptyCart, undefined, { kind: 'order', cart: shown }],
  ['changed since it was shown: the user is asked first', partly, comparison, { kind: 'changed', cart: partly, comparison }],
  ['partly unorderable: the user is asked first', partly, undefined, { kind: 'nonOrderable', cart: partly }],
  ['with an item without its product: the user is asked first', unknown, undefined, { kind: 'nonOrderable', cart: unknown }],
] as const)('after a second read the cart is %s', (_, now, differs, step) => {
  expect(stepAfterLook(shown, now, differs)).toEqual(step);
});

test('an accepted changed cart may still need a question', () => {
  expect([stepAfterConsent(partly).kind, stepAfterConsent(shown).kind]).toEqual(['nonOrderable', 'order']);
});
