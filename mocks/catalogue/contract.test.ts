import { describe, expect, it } from 'vitest';
import {
  CompleteProducts200Response,
  GetProduct200Response,
  GetProductDetails200Response,
  SearchProducts200Response,
  SearchProductsV2200Response,
} from '#gen/zod/product/product.zod.ts';
import { catalogueOf } from './catalogue';
import { completeQuery } from './completion';
import { detailsFor } from './details';
import { productFor } from './product';
import { searchProducts, searchProductsGrouped } from './search';
import type { Shopper } from './shopper';

const shopper: Shopper = { language: 'it', today: '2026-01-15', customerId: '100' };

/** A schema's issues with an answer. */
function faults(schema: { safeParse(value: unknown): { error?: { issues: unknown[] } | undefined } }, value: unknown): unknown[] {
  return schema.safeParse(value).error?.issues ?? [];
}

describe('the contract holds for', () => {
  const { articles } = catalogueOf('AL');

  it('every product', () => {
    expect(articles.flatMap(({ sku }) => faults(GetProduct200Response, productFor('AL', sku, shopper)))).toEqual([]);
  });

  it('the details of every product', () => {
    expect(articles.flatMap(({ sku }) => faults(GetProductDetails200Response, detailsFor('AL', sku, shopper)))).toEqual([]);
  });

  it('searches and suggestions', () => {
    expect(faults(SearchProducts200Response, searchProducts('AL', { query: 'formaggio' }, shopper))).toEqual([]);
    expect(faults(SearchProducts200Response, searchProducts('AL', { size: 0 }, shopper))).toEqual([]);
    expect(faults(SearchProductsV2200Response, searchProductsGrouped('AL', { query: 'vino' }, shopper))).toEqual([]);
    expect(faults(CompleteProducts200Response, completeQuery('AL', { query: 'po' }, shopper))).toEqual([]);
  });
});
