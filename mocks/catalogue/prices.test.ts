import { describe, expect, it } from 'vitest';
import type { BulkPrice } from '#gen/models/index.ts';
import { catalogueOf } from './catalogue';
import { exampleSkus } from './examples';
import { bulkPricesOf, priceBits, priceKindsOf, priceTermsOf } from './prices';
import type { Shopper } from './shopper';

const shopper: Shopper = { language: 'de', today: '2026-01-15', customerId: '100' };
const priceTerms = priceTermsOf(shopper)!;
const { articles, bySku } = catalogueOf('AL');

function pricesOf(sku: string, more: Partial<Shopper> = {}): BulkPrice[] {
  return bulkPricesOf(bySku(sku)!, priceTermsOf({ ...shopper, ...more }));
}

describe('prices', () => {
  it('are for customers only', () => {
    expect(bulkPricesOf(bySku('104711')!, priceTermsOf({ language: 'de', today: '2026-01-15' }))).toEqual([]);
  });

  it('are exact decimals, and each kind has a tier once', () => {
    for (const article of articles) {
      const prices = bulkPricesOf(article, priceTerms);
      for (const { rawValueString, price, sku } of prices) {
        expect(rawValueString).toMatch(/^\d+\.\d{4}$/);
        expect(Number.parseFloat(rawValueString)).toBe(price);
        expect(price).toBeGreaterThan(0);
        expect(sku).toBe(article.sku);
      }
      expect(new Set(prices.map(({ type, minQuantity }) => `${type} ${minQuantity}`)).size).toBe(prices.length);
    }
  });

  it('fall from tier to tier', () => {
    const tiers = pricesOf(exampleSkus.bergkaese).toSorted((one, other) => one.minQuantity - other.minQuantity);
    expect(tiers.length).toBeGreaterThan(1);
    expect(tiers.map(({ price }) => price)).toEqual(tiers.map(({ price }) => price).toSorted((one, other) => other - one));
  });

  it('show every kind, discount and bonus', () => {
    const all = articles.flatMap((article) => bulkPricesOf(article, priceTerms));
    const inFair = articles.flatMap((article) => bulkPricesOf(article, priceTermsOf({ ...shopper, fairCode: 'HERBST' })));
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FIXED']));
    expect(new Set(inFair.map(({ type }) => type))).toEqual(new Set(['FAIR_LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FIXED']));
    expect(new Set(all.map(({ attachedDiscount }) => attachedDiscount?.type))).toEqual(new Set([undefined, 'SINGLE', 'TOTAL']));
    expect(new Set(all.map(({ attachedBonus }) => attachedBonus?.type))).toEqual(new Set([undefined, 'SINGLE', 'TOTAL']));
    expect(new Set(all.flatMap(({ attachedDiscount }) => attachedDiscount?.applicationOrder ?? []))).toEqual(new Set([1, 2]));
    expect(articles.some((article) => bulkPricesOf(article, priceTerms).length === 0)).toBe(true);
    expect(all.some(({ uvp }) => uvp !== undefined)).toBe(true);
  });

  it('give a discount as the factor that the price is multiplied with', () => {
    for (const { attachedDiscount, attachedBonus } of articles.flatMap((article) => bulkPricesOf(article, priceTerms))) {
      for (const modifier of [attachedDiscount, attachedBonus]) {
        if (!modifier) continue;
        expect(modifier.discountFactorString).toMatch(/^0\.9\d{0,2}$/);
        expect(modifier.discountFactor).toBe(Number.parseFloat(modifier.discountFactorString));
      }
    }
  });

  it('match the examples', () => {
    expect(pricesOf(exampleSkus.promotion).map(({ type, toDate }) => [type, toDate])).toEqual([
      ['LIST', undefined],
      ['PROMOTION', '2026-01-20'],
    ]);
    expect(pricesOf(exampleSkus.promotion, { today: '2026-12-30' })[1]?.toDate).toBe('2027-01-04');
    expect(pricesOf(exampleSkus.special).map(({ type }) => type)).toEqual(['LIST', 'SPECIAL']);
    expect(pricesOf(exampleSkus.specialList).map(({ type }) => type)).toEqual(['LIST', 'SPECIAL_LIST']);
    expect(pricesOf(exampleSkus.fixed).map(({ type }) => type)).toEqual(['FIXED']);
    expect(pricesOf(exampleSkus.withoutPrice)).toEqual([]);
    expect(pricesOf(exampleSkus.fromFirstTier).every(({ minQuantity }) => minQuantity > 1)).toBe(true);
    expect(pricesOf(exampleSkus.discountSingle)[0]).toMatchObject({
      attachedDiscount: { type: 'SINGLE', discountFactorString: '0.95' },
      attachedBonus: { type: 'SINGLE', discountFactorString: '0.98' },
    });
    expect(pricesOf(exampleSkus.discountTotal)[0]).toMatchObject({ attachedDiscount: { type: 'TOTAL' }, attachedBonus: { type: 'TOTAL' } });
  });

  it('differ between customers and are stable for each customer', () => {
    const different = articles.filter(
      (article) =>
        JSON.stringify(bulkPricesOf(article, priceTerms)) !==
        JSON.stringify(bulkPricesOf(article, priceTermsOf({ ...shopper, customerId: '101' }))),
    );
    expect(different.length).toBeGreaterThan(articles.length * 0.1);
    expect(different.length).toBeLessThan(articles.length * 0.6);
    expect(pricesOf(exampleSkus.special)).toEqual(pricesOf(exampleSkus.special));
  });

  it('include a promotion up to its last day, and not on the day after', () => {
    const running = articles.find((article) => bulkPricesOf(article, priceTerms).some(({ toDate }) => toDate === '2026-01-15'))!;
    const on = (today: string) =>
      bulkPricesOf(running, priceTermsOf({ ...shopper, today })).find(({ type }) => type === 'PROMOTION')?.toDate;
    expect(on('2026-01-14')).toBe('2026-01-15');
    expect(on('2026-01-16')).toBeUndefined();
  });

  it('have filter bits that agree with the list', () => {
    for (const article of articles) {
      const prices = bulkPricesOf(article, priceTerms);
      const types = new Set(prices.map(({ type }) => type));
      const kinds = priceKindsOf(article, priceTerms);
      expect((kinds & priceBits.SPECIAL) !== 0).toBe(types.has('SPECIAL') || types.has('SPECIAL_LIST'));
      expect((kinds & priceBits.PROMOTION) !== 0).toBe(types.has('PROMOTION'));
    }
  });
});
