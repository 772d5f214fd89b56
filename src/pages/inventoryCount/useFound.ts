import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { countedProductOf, type CountedProduct } from '../../domain/inventoryCount';
import { toProduct, type ProductViewer } from '../../domain/product';
import { suggestionsOptions } from '../../queries/catalogue';
import type { BuyerContext } from '../../queries/shopContext';
import { holdsWords } from '../../domain/typedText';

/** What was found for a text. */
export interface Found {
  readonly products: readonly CountedProduct[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  /** The first product for the text, once all that can be known is known; undefined where there is none. */
  best(): Promise<CountedProduct | undefined>;
  retry(): void;
}

/** Shortest text that is searched for, and most products that are shown. */
const shortest = 2;
const most = 8;
/** Milliseconds without a key after which the backend is asked. */
const typingPause = 200;

/** Products whose name or number has all words. */
function knownFor(typed: string, known: readonly CountedProduct[]): readonly CountedProduct[] {
  return known.filter(({ name, sku, displayedId }) => holdsWords(`${name} ${sku} ${displayedId}`, typed));
}

/** Finds products by name or number: those that this device knows at once, and those of the whole range as soon as the backend answers. */
export function useFound(context: BuyerContext, viewer: ProductViewer, typed: string, known: readonly CountedProduct[]): Found {
  const [settled] = useDebounce(typed.trim(), typingPause);
  const isSearched = typed.trim().length >= shortest;
  const reading = useQuery({
    ...suggestionsOptions(context, settled, most),
    enabled: isSearched && settled.length >= shortest,
    // What is missing is said at the list; a message above the screen would push away what is being pressed.
    meta: { failure: 'silent' },
  });
  const { isFetching, isError, refetch } = reading;
  // The products for the text before stay while the answer is on its way, and not where none comes.
  const data = reading.isPlaceholderData && reading.fetchStatus === 'paused' ? undefined : reading.data;
  const queryClient = useQueryClient();
  const countable = (answer: typeof data) => answer?.products.map((product) => countedProductOf(toProduct(product, viewer))) ?? [];
  const all = isSearched ? [...countable(data), ...knownFor(typed, known)] : [];
  const products = [...new Map(all.map((product) => [product.sku, product])).values()].slice(0, most);
  const best = async () => {
    if (!isSearched) return undefined;
    // What this device knows is enough where the backend doesn't answer, or can't be asked: without a network it would be waited for.
    const options = suggestionsOptions(context, typed.trim(), most);
    const answer = onlineManager.isOnline()
      ? await queryClient.fetchQuery(options).catch(() => undefined)
      : queryClient.getQueryData(options.queryKey);
    return countable(answer)[0] ?? knownFor(typed, known)[0];
  };
  return {
    products,
    isLooking: isFetching || settled !== typed.trim(),
    hasFailed: isError && !isFetching,
    best,
    retry: () => void refetch(),
  };
}
