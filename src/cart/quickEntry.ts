import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { codesOf, type QuickLine } from '../domain/quickEntry';
import { limits } from '../domain/limits';
import type { CodeState } from '../domain/quickEntryRows';
import { gtinKey, hasGtinForm } from '../domain/gtin';
import { toProduct, type Product } from '../domain/product';
import { findProductsBySku } from '../gen/product/find-products-by-sku';
import { readProducts } from './cartAddition';
import { suggestionsOptions } from '../queries/catalogue';
import type { BuyerContext } from '../queries/shopContext';
import type { Unit } from '../domain/unit';

/** Most skus in one call, and most calls for other numbers at a time. */
const skusPerCall = 500;
const searchesAtATime = 6;
/** Shorter numbers are amounts; no cross-tenant number has fewer characters. */
const shortestCrossTenantNumber = 4;

/** What is known of the numbers in a quick entry: asked for once each, as long as the entry is open. */
class CodeBook {
  readonly #known = new Map<string, CodeState>();
  readonly #queryClient: QueryClient;
  readonly #context: BuyerContext;
  /** Whether the user sees cross-tenant numbers, and so may type them (P§6). */
  readonly #takesCrossTenantNumbers: boolean;

  constructor(queryClient: QueryClient, context: BuyerContext, takesCrossTenantNumbers: boolean) {
    this.#queryClient = queryClient;
    this.#context = context;
    this.#takesCrossTenantNumbers = takesCrossTenantNumbers;
  }

  /** Forgets what may have changed. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * What is known of the numbers of each line, asking for what isn't. Only where no number of a line is a product's it is asked
   * further: whether one is a cross-tenant number or a barcode's, belongs to the range outside of the fair, or is kept from this customer.
   */
  async read(lines: readonly (readonly string[])[]): Promise<ReadonlyMap<string, CodeState>> {
    const codes = [...new Set(lines.flat())];
    // The backend would turn away all that are asked for together with one that can't be a number.
    for (const code of codes) if (code.length > limits.lookupCharacters) this.#known.set(code, { kind: 'unknown' });
    await this.#find(codes.filter((code) => !this.#known.has(code)));
    const lost = lines.filter((line) => !line.some((code) => this.#known.has(code)));
    await this.#findSearched([...new Set(lost.flat())]);
    await this.#explain([...new Set(lost.filter((line) => !line.some((code) => this.#known.has(code))).flat())]);
    // A number that stands beside a product's is an amount; should it ever be asked for alone, it is asked for again.
    return new Map(codes.map((code) => [code, this.#known.get(code) ?? { kind: 'unknown' }]));
  }

  async #find(codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return;
    const products = await readProducts(this.#context, codes);
    for (const [sku, product] of products) this.#known.set(sku, { kind: 'found', product });
  }

  /** Searches for what may be a cross-tenant number, and for barcodes' numbers, of which the batch knows neither. */
  async #findSearched(codes: readonly string[]): Promise<void> {
    const takesNumbers = this.#takesCrossTenantNumbers;
    const wanted = codes.filter((code) => hasGtinForm(code) || (takesNumbers && code.length >= shortestCrossTenantNumber));
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

/** Which of the numbers are products' in the whole range, as the customer sees it or, without one, as anybody does. */
async function skusOf(tenant: BuyerContext['tenant'], codes: readonly string[], customerId: string | undefined): Promise<string[]> {
  const skus: string[] = [];
  for (let start = 0; start < codes.length; start += skusPerCall) {
    const params = { showInactive: true, ...(customerId !== undefined && { customerId }) };
    const products = await findProductsBySku(tenant, codes.slice(start, start + skusPerCall), params);
    skus.push(...products.map(({ sku }) => sku));
  }
  return skus;
}

/** What is known of the numbers in a quick entry. */
export interface CodeLookup {
  /** What is known so far; that of the lines before while those of now are asked for. */
  readonly codes: ReadonlyMap<string, CodeState>;
  readonly isLooking: boolean;
  /** Whether it failed; {@link retry} asks again. */
  readonly hasFailed: boolean;
  /** What was thrown then, for its code. */
  readonly error: unknown;
  retry(): void;
  /** Asks for everything again, since something has changed. */
  refresh(): void;
}

const nothing: ReadonlyMap<string, CodeState> = new Map();

/**
 * Looks up all numbers of lines that could be products', in the context's shop, with the customer's restriction and prices. Keep
 * the lines in a memo. A context of another customer, shop or language needs a component of its own.
 *
 * @param takesCrossTenantNumbers whether the user sees cross-tenant numbers, and so may type them (P§6)
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
    queryKey: ['quickEntryCodes', tenant, customerId, shop, language, asked],
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
