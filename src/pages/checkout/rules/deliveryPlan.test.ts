import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLineExample, deadlineLineExample, goneLineExample, otherDayLineExample, preOrderLineExample } from '#tests/examples/cart.ts';
import { addressesExample } from '#tests/examples/order.ts';
import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { isComplete, ownSubmission, subshopSubmission, type Submission } from '#domain/checkout/checkout.ts';
import { chooseKindDay, draftOf, emptyForm, type CheckoutForm } from '#domain/checkout/checkoutForm.ts';
import type { DeliveryDay } from '#domain/checkout/delivery.ts';
import { productKinds, type ProductKind } from '#domain/product/coolingClass.ts';
import type { OrderSubmit } from '#gen/models/index.ts';
import { dayOfLine, deliveryPlan, type DeliveryPlan } from './deliveryPlan';
import { planChange, type PlanGroup } from './planChange';

const open = (...days: readonly LocalDate[]): readonly DeliveryDay[] =>
  days.map((day) => ({ day, orderUntil: momentOf(addDays(day, -1), '14:30'), slotId: undefined }));
const line = (sku: string, kind: ProductKind, rest: Partial<CartLine> = {}): CartLine => ({ ...cartLineExample({ sku, kind }), ...rest });
/** The plan as days with the skus per column. */
const shownOf = ({ days }: DeliveryPlan) =>
  days.map(({ day, cells }) => [day, Object.fromEntries(cells.map(({ column, lines }) => [column, lines.map(({ sku }) => sku)]))]);

describe('a cart by days', () => {
  const lines = [
    line('flour', 'dry'),
    line('milk', 'fresh'),
    line('peas', 'frozen'),
    { ...preOrderLineExample, sku: 'glass' },
    { ...otherDayLineExample, sku: 'salmon' },
    goneLineExample,
  ];

  test('has a row for each day, lines without a day first, and a column for each kind of goods', () => {
    const plan = deliveryPlan(lines, { dry: '2026-12-01', fresh: '2026-11-30' }, open('2026-11-30', '2026-12-01'));
    expect(shownOf(plan)).toEqual([
      [undefined, { frozen: ['peas'] }],
      ['2026-11-27', { tour: ['salmon'] }],
      ['2026-11-30', { fresh: ['milk'] }],
      ['2026-12-01', { dry: ['flour'], preOrder: ['glass'] }],
    ]);
    expect(plan.columns).toEqual(['dry', 'fresh', 'frozen', 'tour', 'preOrder']);
    expect(plan.leftOut).toEqual([goneLineExample]);
    expect(plan.days.map(({ orderUntil }) => orderUntil?.toISOString())).toEqual([
      undefined,
      undefined,
      '2026-11-29T13:30:00.000Z',
      '2026-11-30T13:30:00.000Z',
    ]);
  });

  test('is one row if everything comes on one day, with the necessary columns', () => {
    const plan = deliveryPlan([line('flour', 'dry')], { dry: '2026-12-01', fresh: '2026-11-30' }, open('2026-12-01'));
    expect(shownOf(plan)).toEqual([['2026-12-01', { dry: ['flour'] }]]);
    expect(plan.columns).toEqual(['dry']);
  });

  test('is empty without orderable lines', () => {
    expect(deliveryPlan([], {}, [])).toMatchObject({ days: [], columns: [], leftOut: [] });
    expect(deliveryPlan([goneLineExample], {}, open('2026-12-01'))).toMatchObject({ days: [], columns: [], leftOut: [goneLineExample] });
  });

  test('reports a closed day only if the order needs it', () => {
    const plan = deliveryPlan([line('flour', 'dry'), otherDayLineExample], { dry: '2026-11-30' }, open('2026-12-01'));
    expect(plan.days.map(({ day, isClosed, orderUntil }) => [day, isClosed, orderUntil])).toEqual([
      ['2026-11-27', false, undefined],
      ['2026-11-30', true, undefined],
    ]);
  });

  test('keeps a requested day even if an alternative tour brings everything', () => {
    const plan = deliveryPlan(
      [{ ...otherDayLineExample, sku: 'salmon' }],
      { [otherDayLineExample.product.kind]: '2026-12-01' },
      open('2026-12-01'),
    );
    expect(plan.days.map(({ day, requestedFor, cells }) => [day, requestedFor, cells.length])).toEqual([
      ['2026-11-27', [], 1],
      ['2026-12-01', [otherDayLineExample.product.kind], 0],
    ]);
  });

  test("has the deadline of a product with its own, which is earlier than the day's", () => {
    const { kind } = deadlineLineExample.product;
    const plan = deliveryPlan([deadlineLineExample], { [kind]: '2026-12-01' }, open('2026-12-01'));
    expect(plan.ownDeadlines.get('418846')?.until.toISOString()).toBe('2026-11-30T10:00:00.000Z');
  });
});

describe('another day', () => {
  const days = open('2026-11-30', '2026-12-01', '2026-12-02');
  const now = new Date('2026-11-28T08:00:00Z');
  const [flour, milk, peas] = [line('flour', 'dry'), line('milk', 'fresh'), line('peas', 'frozen')];
  const kinds = { kinds: productKinds, isOpen: () => true };
  const monday = chooseKindDay(emptyForm, 'dry', '2026-11-30', kinds);
  const split = chooseKindDay(monday, 'fresh', '2026-12-01', kinds);
  const movesOf = (form: CheckoutForm, group: PlanGroup, day: LocalDate, lines: readonly CartLine[] = [flour, milk, peas]) =>
    planChange(form, { group, day }, { lines, openDays: days, now }).moves.map(({ column, from, to, lines: moved }) => [
      column,
      from,
      to,
      moved.map(({ sku }) => sku),
    ]);

  test.each<[string, CheckoutForm, PlanGroup, LocalDate, readonly unknown[]]>([
    [
      'of everything, from no day',
      emptyForm,
      'all',
      '2026-11-30',
      [
        ['dry', undefined, '2026-11-30', ['flour']],
        ['fresh', undefined, '2026-11-30', ['milk']],
        ['frozen', undefined, '2026-11-30', ['peas']],
      ],
    ],
    [
      'of everything also moves kinds with their own day',
      split,
      'all',
      '2026-12-02',
      [
        ['dry', '2026-11-30', '2026-12-02', ['flour']],
        ['fresh', '2026-12-01', '2026-12-02', ['milk']],
        ['frozen', '2026-11-30', '2026-12-02', ['peas']],
      ],
    ],
    [
      'of everything leaves goods that already come on that day',
      split,
      'all',
      '2026-12-01',
      [
        ['dry', '2026-11-30', '2026-12-01', ['flour']],
        ['frozen', '2026-11-30', '2026-12-01', ['peas']],
      ],
    ],
    ['of one kind moves that kind alone', monday, 'frozen', '2026-12-02', [['frozen', '2026-11-30', '2026-12-02', ['peas']]]],
    [
      'of the kind that the others follow moves it alone, too',
      monday,
      'dry',
      '2026-12-02',
      [['dry', '2026-11-30', '2026-12-02', ['flour']]],
    ],
    ['that is the same one moves nothing', monday, 'all', '2026-11-30', []],
  ])('%s', (_name, form, group, day, moves) => {
    expect(movesOf(form, group, day)).toEqual(moves);
  });

  test('of one kind includes kinds without a day', () => {
    expect(movesOf(emptyForm, 'fresh', '2026-12-01').map(([column]) => column)).toEqual(['dry', 'fresh', 'frozen']);
  });

  test('of one kind includes kinds whose day has closed with its own', () => {
    const closed = chooseKindDay(emptyForm, 'dry', '2026-11-27', kinds);
    expect(movesOf(closed, 'fresh', '2026-12-01').map(([column]) => column)).toEqual(['dry', 'fresh', 'frozen']);
  });

  test('is chosen for all again: the next choice on the delivery step moves all', () => {
    const { form } = planChange(split, { group: 'all', day: '2026-12-02' }, { lines: [flour, milk, peas], openDays: days, now });
    expect(form.chosenKinds).toEqual(['dry']);
  });

  test('reports lines that miss their own deadline, and lines that an alternative tour keeps on its day', () => {
    const late = { ...deadlineLineExample, sku: 'beef' };
    const { kind } = late.product;
    const salmon = { ...otherDayLineExample, sku: 'salmon', alternativeDay: '2026-12-02' };
    // The beef's own deadline for Monday is 11:00 on Sunday in Vienna, the day's 14:30.
    const at = (time: string, day: LocalDate) =>
      planChange(emptyForm, { group: 'all', day }, { lines: [late, salmon, milk], openDays: days, now: momentOf('2026-11-29', time) });
    expect(at('11:00', '2026-11-30').missed.map(({ line: { sku } }) => sku)).toEqual(['beef']);
    expect(at('10:59', '2026-11-30').missed).toEqual([]);
    expect(at('11:00', '2026-12-01').missed).toEqual([]);
    expect(at('11:00', '2026-12-01').staying.map(({ sku }) => sku)).toEqual(['salmon']);
    expect(at('11:00', '2026-12-02').staying).toEqual([]);
    expect(planChange(emptyForm, { group: kind, day: '2026-12-01' }, { lines: [late], openDays: days, now }).changesDays).toBe(true);
  });

  test('that has closed meanwhile is reported as closed', () => {
    const change = (day: LocalDate) => planChange(monday, { group: 'all', day }, { lines: [flour], openDays: days, now });
    expect([change('2026-11-29').isClosed, change('2026-12-01').isClosed]).toEqual([true, false]);
  });

  test('of a cart with only alternative tours moves nothing, and still changes the requested day', () => {
    const change = planChange(monday, { group: 'all', day: '2026-12-02' }, { lines: [otherDayLineExample], openDays: days, now });
    expect([change.moves, change.changesDays]).toEqual([[], true]);
  });
});

/** Day per kind of goods in a request body. */
const daysOfBody = ({ body }: Submission<OrderSubmit>): Readonly<Record<ProductKind, LocalDate | undefined>> => ({
  dry: body.requestedDeliveryDay,
  fresh: body.requestedDeliveryDayFreshProducts,
  frozen: body.requestedDeliveryDayFrozenProducts,
});

test("500 carts: the plan has each line on the day that the order's body requests, and on no other", () => {
  const day = fc.integer({ min: 0, max: 9 }).map((later) => addDays('2026-11-27', later));
  const anyLine = fc.record({
    kind: fc.constantFrom(...productKinds),
    isPreOrder: fc.boolean(),
    isOrderable: fc.integer({ min: 0, max: 5 }).map((one) => one > 0),
    alternativeDay: fc.option(day, { nil: undefined, freq: 4 }),
  });
  const choice = fc.record({ group: fc.constantFrom<PlanGroup>('all', ...productKinds), day, isByPlan: fc.boolean() });
  let checked = 0;
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.array(choice, { maxLength: 4 }), fc.array(day), (wares, choices, openOn) => {
      const lines = wares.map(({ kind, isPreOrder, isOrderable, alternativeDay }, index) => ({
        ...cartLineExample({ sku: String(index), kind, isPreOrder, isOrderable }),
        alternativeDay,
      }));
      const openDays = open(...openOn.toSorted());
      const isOpen = (one: LocalDate) => openOn.includes(one);
      const asked = deliveryPlan(lines, {}, openDays).days.flatMap(({ requestedFor }) => requestedFor);
      const form = choices.reduce((before: CheckoutForm, { group, day: wanted, isByPlan }) => {
        if (isByPlan) return planChange(before, { group, day: wanted }, { lines, openDays, now: new Date(0) }).form;
        const kind = group === 'all' ? asked[0] : group;
        return kind ? chooseKindDay(before, kind, wanted, { kinds: asked, isOpen }) : before;
      }, emptyForm);
      const draft = draftOf(form, { addresses: addressesExample.slice(0, 1), suggestedMails: [], kinds: asked });
      if (!isComplete(draft)) throw new Error('There is an address');
      const plan = deliveryPlan(lines, draft.days, openDays);
      for (const sent of [
        subshopSubmission(draft, lines, 'key'),
        ownSubmission(draft, lines, { billingAddress: undefined, slot: undefined }, 'key'),
      ]) {
        const body = daysOfBody(sent);
        const requested = Object.fromEntries(plan.days.flatMap((entry) => entry.requestedFor.map((kind) => [kind, entry.day])));
        // The plan requests the same days as the body, and none that the body omits.
        expect(Object.fromEntries(productKinds.map((kind) => [kind, requested[kind]]))).toEqual(body);
        const planned = new Map(plan.days.flatMap((entry) => entry.cells.flatMap((cell) => cell.lines.map(({ sku }) => [sku, entry.day]))));
        const orderable = lines.filter(({ product }) => product.isOrderable);
        expect([...planned.keys()].sort()).toEqual(orderable.map(({ sku }) => sku).sort());
        for (const { sku, alternativeDay, product } of orderable) expect(planned.get(sku)).toBe(alternativeDay ?? body[product.kind]);
      }
      expect(plan.leftOut.length + plan.days.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines)).length).toBe(lines.length);
      checked += 1;
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
  expect(checked).toBe(500);
  expect(dayOfLine(line('1', 'dry'), { dry: '2026-12-01' })).toBe('2026-12-01');
});
