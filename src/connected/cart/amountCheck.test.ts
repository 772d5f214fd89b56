import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productExample, unitExample } from '../../../tests/examples/product';
import { own as context } from '../../queries/context.fixture';
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

describe('an amount on its way into the cart', () => {
  it('passes at once and without a look where it is small', () => {
    expect(create().check(request(9), choose)).toBeUndefined();
    expect(choose).toHaveBeenCalledOnce();
    expect(known).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });

  it('passes at once where the purchases are known and it is usual', () => {
    known.mockReturnValue({ largestPurchase: 12 });
    expect(create().check(request(119), choose)).toBeUndefined();
    expect(choose).toHaveBeenCalledOnce();
    expect(read).not.toHaveBeenCalled();
  });

  it('passes after a look at the purchases, once', async () => {
    expect(await create().check(request(119), choose)).toBe(true);
    expect(choose).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked about where it is far beyond, and taken after a yes; not asked again about the same, or a little more', async () => {
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
    // Another product, another customer: other questions.
    await check(request(120, { product: productExample({ sku: '2' }) }), choose);
    await check(request(120, { context: { ...context, customerId: '200' } }), choose);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('stays out after a no, and is asked about the next time', async () => {
    ask.mockResolvedValue(false);
    const { check } = create();
    expect(await check(request(120), choose)).toBe(false);
    expect(await check(request(120), choose)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(choose).not.toHaveBeenCalled();
  });

  it('is not asked about where the cart has as much already', async () => {
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

  it('is one of the unit that is still being looked at, which the line does not show yet, also when the page goes meanwhile', async () => {
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

  it('is taken before its line is removed, and does not bring it back', async () => {
    const { check, commitPending } = create();
    const first = check(request(50), choose);
    commitPending(request(50));
    expect(choose).toHaveBeenCalledOnce();
    await first;
    expect(choose).toHaveBeenCalledOnce();
  });

  it('is taken once when the page goes before the look', async () => {
    const { check, leave } = create();
    const first = check(request(50), choose);
    leave();
    expect(choose).toHaveBeenCalledOnce();
    await first;
    expect(choose).toHaveBeenCalledOnce();
  });

  it('is taken at once in the last moments of a page, and looked at again on one that has come back', async () => {
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
