import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { own as context } from '#queries/context.fixture.ts';
import { createAmountCheck, type AmountRequest, type LargeAmount, type Choose } from './amountCheck';

const wheel = unitExample('Laib', 'LAIB', 1, true);
const request = (amount: number, more: Partial<AmountRequest> = {}): AmountRequest => ({
  context,
  product: productExample(),
  amount,
  unit: wheel,
  held: undefined,
  ...more,
});

const known = vi.fn<() => { largestPurchase: number | undefined } | undefined>();
const read = vi.fn<() => Promise<number | undefined>>();
const ask = vi.fn<(large: LargeAmount) => Promise<boolean>>();
const choose = vi.fn<Choose>();
beforeEach(() => {
  vi.resetAllMocks();
  read.mockResolvedValue(12);
});
const create = () => createAmountCheck({ known, read, ask });

describe('the check of a large amount', () => {
  it('passes a small amount at once, without reading the purchases', () => {
    expect(create().check(request(9), choose)).toBeUndefined();
    expect(choose).toHaveBeenCalledOnce();
    expect(known).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });

  it('passes a usual amount at once if the purchases are known', () => {
    known.mockReturnValue({ largestPurchase: 12 });
    expect(create().check(request(119), choose)).toBeUndefined();
    expect(choose).toHaveBeenCalledOnce();
    expect(read).not.toHaveBeenCalled();
  });

  it('passes an amount after reading the purchases, once', async () => {
    expect(await create().check(request(119), choose)).toBe(true);
    expect(choose).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks about an excessive amount, accepts it after a yes, and does not ask again about the same or slightly more', async () => {
    ask.mockResolvedValue(true);
    const { check } = create();
    expect(await check(request(120), choose)).toBe(true);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ request: request(120), largestPurchase: 12 });
    expect(await check(request(120), choose)).toBe(true);
    expect(await check(request(121), choose)).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledTimes(3);
    await check(request(1_200), choose);
    expect(ask).toHaveBeenCalledTimes(2);
    // Another product or customer is asked about separately.
    await check(request(120, { product: productExample({ sku: '2' }) }), choose);
    await check(request(120, { context: { ...context, customerId: '200' } }), choose);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('drops the amount after a no, and asks the next time', async () => {
    ask.mockResolvedValue(false);
    const { check } = create();
    expect(await check(request(120), choose)).toBe(false);
    expect(await check(request(120), choose)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(choose).not.toHaveBeenCalled();
  });

  it('does not ask if the cart has as much already', async () => {
    expect(await create().check(request(121, { held: { amount: 120, unit: wheel } }), choose)).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('gives way to the next amount of the product, also to a small one', async () => {
    const other = vi.fn<Choose>();
    const { check } = create();
    const first = check(request(50), choose);
    void check(request(5), other);
    await first;
    expect([choose.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });

  it('combines with a unit change still being checked, also when the page is left meanwhile', async () => {
    const carton = unitExample('Karton', 'KRT', 12, true);
    const held = { amount: 1, unit: wheel };
    const { check, leave } = create();
    const unitChange = check(request(1, { unit: carton, held }), choose);
    const amountChange = check(request(2, { held }), choose);
    await Promise.all([unitChange, amountChange]);
    expect(choose.mock.calls).toEqual([[carton]]);
    const last = check(request(3, { unit: carton, held }), choose);
    leave();
    void check(request(4, { held }), choose);
    await last;
    expect(choose.mock.calls).toEqual([[carton], [carton], [carton]]);
  });

  it('settles before its line is removed, and does not restore it', async () => {
    const { check, commitPending } = create();
    const first = check(request(50), choose);
    commitPending(request(50));
    expect(choose).toHaveBeenCalledOnce();
    await first;
    expect(choose).toHaveBeenCalledOnce();
  });

  it('accepts the amount once if the page is left before the purchases are read', async () => {
    const { check, leave } = create();
    const first = check(request(50), choose);
    leave();
    expect(choose).toHaveBeenCalledOnce();
    await first;
    expect(choose).toHaveBeenCalledOnce();
  });

  it('accepts the amount at once while the page is being left, and checks again on a restored page', async () => {
    const { check, leave, comeBack } = create();
    leave();
    expect(check(request(50), choose)).toBeUndefined();
    expect(choose).toHaveBeenCalledOnce();
    comeBack();
    const second = check(request(50), choose);
    expect(choose).toHaveBeenCalledOnce();
    await second;
  });
});
