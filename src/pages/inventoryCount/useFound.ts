import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { countedProductOf, type CountedProduct } from '../../domain/inventoryCount';
import { toProduct } from '../../domain/product';
import type { ProductNumberOf } from '../../domain/productNumber';
import { hitsFirst, searchedGoodsOf, type Found as Parted, type SearchedGoods } from '../../domain/searchHit';
import { lookUpText } from '../../domain/lookUpText';
import { suggestionsOptions } from '../../queries/catalogue';
import type { BuyerContext } from '../../queries/shopContext';
import { holdsWords } from '../../domain/typedText';
import { useProductNumber } from '../../components/product/productNumber';

/** What was found for a text. */
export interface Found {
  /** Products that are what was typed. */
  readonly products: readonly CountedProduct[];
  /** Products that only come near it. */
  readonly similar: readonly CountedProduct[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  /** What was thrown then, for its code. */
  readonly error: unknown;
  /** The first product that is what was typed, once all that can be known is known, and whether anything only comes near. */
  best(): Promise<{ readonly product: CountedProduct | undefined; readonly hasSimilar: boolean }>;
  retry(): void;
}

/** Shortest text that is searched for, and most products that are shown. */
const shortest = 2;
const most = 8;
/** Milliseconds without a key after which the backend is asked. */
const typingPause = 200;

const nothing: Parted<CountedProduct> = { hits: [], similar: [] };
const distinct = (products: readonly CountedProduct[]) => [...new Map(products.map((product) => [product.sku, product])).values()];

const goodsOf = (product: CountedProduct, numberOf: ProductNumberOf): SearchedGoods => ({
  names: [product.name],
  numbers: [product.sku, numberOf(product)],
  gtins: product.units.flatMap(({ gtins }) => gtins),
});

/** Products that this device knows, whose name or number has all words: those that are what was typed, and those that have it in their letters. */
function knownFor(typed: string, known: readonly CountedProduct[], numberOf: ProductNumberOf): Parted<CountedProduct> {
  const { hits, similar } = hitsFirst(typed, known, (product) => goodsOf(product, numberOf));
  return {
    hits,
    similar: similar.filter((product) => holdsWords(`${product.name} ${product.sku} ${numberOf(product)}`, lookUpText(typed))),
  };
}

/** Finds products by name or number: those that this device knows at once, and those of the whole range as soon as the backend answers. */
export function useFound(context: BuyerContext, typed: string, known: readonly CountedProduct[]): Found {
  const numberOf = useProductNumber();
  const words = lookUpText(typed);
  const [settled] = useDebounce(words, typingPause);
  const isSearched = words.length >= shortest;
  const reading = useQuery({
    ...suggestionsOptions(context, settled, most),
    enabled: isSearched && settled.length >= shortest,
  });
  const { isFetching, error, isError, refetch } = reading;
  // The products for the text before stay while the answer is on its way, and not where none comes.
  const data = reading.isPlaceholderData && reading.fetchStatus === 'paused' ? undefined : reading.data;
  const queryClient = useQueryClient();
  const parted = (answer: typeof data, text: string): Parted<CountedProduct> => {
    const products = answer?.products.map(toProduct) ?? [];
    const found = hitsFirst(text, products, (product) => searchedGoodsOf(product, numberOf));
    const onDevice = knownFor(text, known, numberOf);
    const hits = distinct([...found.hits.map(countedProductOf), ...onDevice.hits]);
    const taken = new Set(hits.map(({ sku }) => sku));
    const similar = distinct([...found.similar.map(countedProductOf), ...onDevice.similar]).filter(({ sku }) => !taken.has(sku));
    return { hits: hits.slice(0, most), similar: similar.slice(0, Math.max(0, most - hits.length)) };
  };
  const { hits, similar } = isSearched ? parted(data, typed) : nothing;
  const best = async () => {
    if (!isSearched) return { product: undefined, hasSimilar: false };
    // What this device knows is enough where the backend doesn't answer, or can't be asked: without a network it would be waited for.
    const options = suggestionsOptions(context, words, most);
    const answer = onlineManager.isOnline()
      ? await queryClient.fetchQuery(options).catch(() => undefined)
      : queryClient.getQueryData(options.queryKey);
    const found = parted(answer, typed);
    return { product: found.hits[0], hasSimilar: found.similar.length > 0 };
  };
  return {
    products: hits,
    similar,
    isLooking: isFetching || settled !== words,
    hasFailed: isError && !isFetching,
    error,
    best,
    retry: () => void refetch(),
  };
}
