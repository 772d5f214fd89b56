import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { countedProductOf, type CountedProduct } from '#domain/inventory/inventoryCount.ts';
import { toProduct } from '#domain/product/product.ts';
import type { ProductNumberOf } from '#domain/product/productNumber.ts';
import {
  exactMatchesFirst,
  isOneOfNumbers,
  searchedGoodsOf,
  type SplitHits as Parted,
  type SearchedGoods,
} from '#domain/search/searchHit.ts';
import { lookUpText } from '#domain/search/lookUpText.ts';
import { suggestionsOptions } from '#queries/suggestions.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { containsWords } from '#domain/text/typedText.ts';
import { useProductNumber } from '#components/product/productNumber.ts';

/** Results of a search. */
export interface FoundByQuery {
  /** Products that match the typed text. */
  readonly products: readonly CountedProduct[];
  /** Near matches. */
  readonly similar: readonly CountedProduct[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  /** The error, for its code. */
  readonly error: unknown;
  /** Resolves to the first match once the search is complete, and whether there are near matches. */
  best(): Promise<{ readonly product: CountedProduct | undefined; readonly hasSimilar: boolean }>;
  /** Resolves to the product with a number once the search is complete. */
  withNumber(number: string): Promise<CountedProduct | undefined>;
  retry(): void;
}

/** Minimum length of a search text, and maximum of results shown. */
const minQueryLength = 2;
const maxFound = 8;
/** Debounce of the backend search, in milliseconds. */
const typingPause = 200;

const nothing: Parted<CountedProduct> = { hits: [], similar: [] };
const distinct = (products: readonly CountedProduct[]) => [...new Map(products.map((product) => [product.sku, product])).values()];

const goodsOf = (product: CountedProduct, numberOf: ProductNumberOf): SearchedGoods => ({
  names: [product.name],
  numbers: [product.sku, numberOf(product)],
  gtins: product.units.flatMap(({ gtins }) => gtins),
});

/** Known products whose name or number contains all words: matches, and those with the words inside of words. */
function knownFor(typed: string, known: readonly CountedProduct[], numberOf: ProductNumberOf): Parted<CountedProduct> {
  const { hits, similar } = exactMatchesFirst(typed, known, (product) => goodsOf(product, numberOf));
  return {
    hits,
    similar: similar.filter((product) => containsWords(`${product.name} ${product.sku} ${numberOf(product)}`, lookUpText(typed))),
  };
}

/** Finds products by name or number: those known to this device at once, those of the whole range once the backend answers. */
export function useFound(context: BuyerContext, typed: string, known: readonly CountedProduct[]): FoundByQuery {
  const numberOf = useProductNumber();
  const words = lookUpText(typed);
  const [settled] = useDebounce(words, typingPause);
  const isSearched = words.length >= minQueryLength;
  const reading = useQuery({
    ...suggestionsOptions(context, settled, maxFound),
    enabled: isSearched && settled.length >= minQueryLength,
  });
  const { isFetching, error, isError, refetch } = reading;
  // Former results stay while the next ones load, but not offline.
  const data = reading.isPlaceholderData && reading.fetchStatus === 'paused' ? undefined : reading.data;
  const queryClient = useQueryClient();
  const parted = (answer: typeof data, text: string): Parted<CountedProduct> => {
    const products = answer?.products.map(toProduct) ?? [];
    const found = exactMatchesFirst(text, products, (product) => searchedGoodsOf(product, numberOf));
    const onDevice = knownFor(text, known, numberOf);
    const hits = distinct([...found.hits.map(countedProductOf), ...onDevice.hits]);
    const taken = new Set(hits.map(({ sku }) => sku));
    const similar = distinct([...found.similar.map(countedProductOf), ...onDevice.similar]).filter(({ sku }) => !taken.has(sku));
    return { hits: hits.slice(0, maxFound), similar: similar.slice(0, Math.max(0, maxFound - hits.length)) };
  };
  const { hits, similar } = isSearched ? parted(data, typed) : nothing;
  const everyFor = async (text: string) => {
    // Products known to this device are enough if the backend fails, or can't be asked: offline its answer would
    // never come.
    const options = suggestionsOptions(context, lookUpText(text), maxFound);
    const answer = onlineManager.isOnline()
      ? await queryClient.fetchQuery(options).catch(() => undefined)
      : queryClient.getQueryData(options.queryKey);
    return parted(answer, text);
  };
  const best = async () => {
    const found = isSearched ? await everyFor(typed) : nothing;
    return { product: found.hits[0], hasSimilar: found.similar.length > 0 };
  };
  const withNumber = async (number: string) =>
    (await everyFor(number)).hits.find((product) => isOneOfNumbers(number, [product.sku, numberOf(product)]));
  return {
    products: hits,
    similar,
    isLooking: isFetching || settled !== words,
    hasFailed: isError && !isFetching,
    error,
    best,
    withNumber,
    retry: () => void refetch(),
  };
}
