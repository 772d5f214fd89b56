import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { codesOf, type QuickLine } from '#domain/quickEntry/quickEntry.ts';
import { limits } from '#domain/text/limits.ts';
import type { CodeState } from '#domain/quickEntry/quickEntryRows.ts';
import { gtinKey, hasGtinForm } from '#domain/codes/gtin.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import { findProductsBySku } from '#gen/product/find-products-by-sku.ts';
import { readProducts } from './cartAddition';
import { suggestionsOptions } from '#queries/suggestions.ts';
import { ownKey } from '#queries/queryKeys.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { Unit } from '#domain/product/unit.ts';

/** Most skus in one call, and most calls for other numbers at a time. */
const skusPerCall = 500;
const searchesAtATime = 6;
/** Shorter numbers are amounts; no cross-tenant number has fewer characters. */
const minCrossTenantLength = 4;

/** Results of the lookups of a quick entry: one lookup per number while the entry is open. */
class CodeBook {
  readonly #known = new Map<string, CodeState>();
  readonly #queryClient: QueryClient;
  readonly #context: BuyerContext;
  /** True if the user sees cross-tenant numbers, and so may type them (P§6 number of all tenants). */
  readonly #takesCrossTenantNumbers: boolean;

  constructor(queryClient: QueryClient, context: BuyerContext, takesCrossTenantNumbers: boolean) {
    this.#queryClient = queryClient;
    this.#context = context;
    this.#takesCrossTenantNumbers = takesCrossTenantNumbers;
  }

  /** Drops results that may be outdated. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * Results for the numbers of each line; looks up missing ones. Only if no number of a line is a product's, further lookups check
   * cross-tenant numbers, barcodes, the range outside of the fair, and restrictions of this customer.
   */
  async read(lines: readonly (readonly string[])[]): Promise<ReadonlyMap<string, CodeState>> {
    const codes = [...new Set(lines.flat())];
    // The backend would turn away all that are asked for together with one that can't be a number.
    for (const code of codes) if (code.length > limits.lookupCharacters) this.#known.set(code, { kind: 'unknown' });
    await this.#find(codes.filter((code) => !this.#known.has(code)));
    const lost = lines.filter((line) => !line.some((code) => this.#known.has(code)));
    await this.#findSearched([...new Set(lost.flat())]);
    await this.#explain([...new Set(lost.filter((line) => !line.some((code) => this.#known.has(code))).flat())]);
    // A number beside a product's number is an amount; it is looked up if it ever stands alone.
    return new Map(codes.map((code) => [code, this.#known.get(code) ?? { kind: 'unknown' }]));
  }

  async #find(codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return;
    const products = await readProducts(this.#context, codes);
    for (const [sku, product] of products) this.#known.set(sku, { kind: 'found', product });
  }

  /** Searches for cross-tenant numbers and barcodes, which the batch call doesn't know. */
  async #findSearched(codes: readonly string[]): Promise<void> {
    const takesNumbers = this.#takesCrossTenantNumbers;
    const wanted = codes.filter((code) => hasGtinForm(code) || (takesNumbers && code.length >= minCrossTenantLength));
    const skus = new Map<string, string>();
    for (let start = 0; start < wanted.length; start += searchesAtATime) {
      await Promise.all(
        wanted.slice(start, start + searchesAtATime).map(async (code) => {
          const { products } = await this.#queryClient.fetchQuery({ ...suggestionsOptions(this.#context, code), networkMode: 'always' });
          const product = products.find(
            (found) =>
              (takesNumbers && found.crossTenantProductId?.toLowerCase() === code.toLowerCase()) ||
              unitWithBarcode(toProduct(found), code) !== undefined,
          );
          if (product) skus.set(code, product.sku);
        }),
      );
    }
    if (skus.size === 0) return;
    const products = await readProducts(this.#context, [...new Set(skus.values())]);
    for (const [code, sku] of skus) {
      const product = products.get(sku);
      if (product) this.#known.set(code, { kind: 'found', product, unit: unitWithBarcode(product, code) });
    }
  }

  async #explain(codes: readonly string[]): Promise<void> {
    let open = codes;
    const { tenant, customerId, shop } = this.#context;
    const ask = async (kind: 'restricted' | 'notInFair', forCustomer: boolean) => {
      for (const sku of await skusOf(tenant, open, forCustomer ? customerId : undefined)) this.#known.set(sku, { kind });
      open = open.filter((code) => !this.#known.has(code));
    };
    if (shop.kind === 'fair') await ask('notInFair', true);
    await ask('restricted', false);
    for (const code of open) this.#known.set(code, { kind: 'unknown' });
  }
}

/** The unit of a product that carries a barcode. */
function unitWithBarcode({ allUnits }: Product, code: string): Unit | undefined {
  if (!hasGtinForm(code)) return undefined;
  return allUnits.find(({ gtins }) => gtins.some((gtin) => gtinKey(gtin) === gtinKey(code)));
}

/** Numbers of products in the whole range, as the customer sees it or, without a customer, as the public does. */
async function skusOf(tenant: BuyerContext['tenant'], codes: readonly string[], customerId: string | undefined): Promise<string[]> {
  const skus: string[] = [];
  for (let start = 0; start < codes.length; start += skusPerCall) {
    const params = { showInactive: true, ...(customerId !== undefined && { customerId }) };
    const products = await findProductsBySku(tenant, codes.slice(start, start + skusPerCall), params);
    skus.push(...products.map(({ sku }) => sku));
  }
  return skus;
}

/** State of the lookup of the numbers in a quick entry. */
export interface CodeLookup {
  /** Results so far; the previous lines' results while the current ones are looked up. */
  readonly codes: ReadonlyMap<string, CodeState>;
  readonly isLooking: boolean;
  /** True if it failed; {@link retry} repeats it. */
  readonly hasFailed: boolean;
  /** The error, for its code. */
  readonly error: unknown;
  retry(): void;
  /** Asks for everything again, since something has changed. */
  refresh(): void;
}

const nothing: ReadonlyMap<string, CodeState> = new Map();

/**
 * Looks up all numbers that could be products', in the context's shop, with the customer's restriction and prices. Memoize the lines.
 * Another customer, shop or language needs a component of its own.
 *
 * @param takesCrossTenantNumbers true if the user sees cross-tenant numbers, and so may type them (P§6 number of all tenants)
 */
export function useCodeLookup(context: BuyerContext, takesCrossTenantNumbers: boolean, lines: readonly QuickLine[]): CodeLookup {
  const queryClient = useQueryClient();
  const [book] = useState(() => new CodeBook(queryClient, context, takesCrossTenantNumbers));
  const asked = useMemo(() => lines.map(codesOf).filter((codes) => codes.length > 0), [lines]);
  const { tenant, customerId, shop, language } = context;
  const {
    data = nothing,
    isFetching,
    error,
    isError,
    refetch,
  } = useQuery({
    queryKey: ownKey('quickEntryCodes', tenant, customerId, shop, language, asked),
    queryFn: () => book.read(asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    // Without a network it fails and offers to try again, instead of leaving the lines without a word.
    networkMode: 'always',
  });
  return {
    codes: data,
    isLooking: isFetching,
    hasFailed: isError && !isFetching,
    error,
    retry: () => void refetch(),
    refresh: () => {
      book.forget();
      void refetch();
    },
  };
}
