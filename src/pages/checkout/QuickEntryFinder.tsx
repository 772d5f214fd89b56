import { lookUpText } from '../../domain/lookUpText';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { QuickEntrySearch } from './parts/quickEntry/QuickEntrySearch';
import { limits } from '../../domain/limits';
import { toProduct } from '../../domain/product';
import { searchWords } from '../../domain/quickEntryWords';
import { isHit, searchedGoodsOf } from '../../domain/searchHit';
import { suggestionsOptions } from '../../queries/catalogue';
import { lastBoughtOptions } from '../../queries/lastBought';
import type { BuyerContext } from '../../queries/shopContext';
import { useProductNumber } from '../../components/product/productNumber';

interface QuickEntryFinderProps {
  context: BuyerContext;
  /** The line whose words are searched for. */
  line: string;
  onNumber(code: string): void;
}

/** Most goods that are shown for a line. */
const most = 6;

/** The search of one line: it asks once the line is seen, since a long list may have many such lines. What was bought last comes first. */
export function QuickEntryFinder({ context, line, onNumber }: QuickEntryFinderProps) {
  const numberOf = useProductNumber();
  const [typed, setTyped] = useState(() => lookUpText(searchWords(line)));
  const [isSeen, setSeen] = useState(false);
  const [settled] = useDebounce(lookUpText(typed), limits.filterDebounce, { leading: true });
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isAsked = isSeen && settled !== '';
  const found = useQuery({ ...suggestionsOptions(context, settled, most), enabled: isAsked, networkMode: 'always' });
  const products = isAsked && found.data && !found.isPlaceholderData ? found.data.products.map(toProduct) : [];
  const bought = useQuery(
    lastBoughtOptions(
      context,
      products.map(({ sku }) => sku),
    ),
  );
  // Nothing moves under the pointer: they are shown once it is known when they were bought.
  const isSorted = !bought.isLoading;
  const days = bought.data ?? new Map<string, string>();
  const candidates = products
    .map((product) => ({
      product,
      lastBought: days.get(product.sku),
      isSimilar: !isHit(settled, searchedGoodsOf(product, numberOf)),
    }))
    .toSorted((one, other) => (other.lastBought ?? '').localeCompare(one.lastBought ?? ''));
  return (
    <div ref={watch} style={{ width: '100%' }}>
      <QuickEntrySearch
        value={typed}
        candidates={isSorted ? candidates : []}
        isLooking={!isSeen || found.isFetching || settled !== lookUpText(typed) || !isSorted}
        hasFailed={found.isError && !found.isFetching}
        error={found.error}
        onType={setTyped}
        onNumber={onNumber}
        onRetry={() => void found.refetch()}
      />
    </div>
  );
}
