import { lookUpText } from '#domain/search/lookUpText.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { QuickEntrySearch } from './parts/quickEntry/QuickEntrySearch';
import { limits } from '#domain/text/limits.ts';
import { toProduct } from '#domain/product/product.ts';
import { searchWords } from '#domain/quickEntry/quickEntryWords.ts';
import { isHit, searchedGoodsOf } from '#domain/search/searchHit.ts';
import { suggestionsOptions } from '#queries/suggestions.ts';
import { lastBoughtOptions } from '#queries/lastBought.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useProductNumber } from '#components/product/productNumber.ts';

interface QuickEntryFinderProps {
  context: BuyerContext;
  /** The line to search products for. */
  line: string;
  onNumber(code: string): void;
}

/** Maximum of products shown per line. */
const maxCandidates = 6;

/** Search for one line: starts once the line is visible, since a long list may have many such lines. Recent purchases come first. */
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
  const found = useQuery({ ...suggestionsOptions(context, settled, maxCandidates), enabled: isAsked, networkMode: 'always' });
  const products = isAsked && found.data && !found.isPlaceholderData ? found.data.products.map(toProduct) : [];
  const bought = useQuery(
    lastBoughtOptions(
      context,
      products.map(({ sku }) => sku),
    ),
  );
  // Shown once the purchases are loaded, so that nothing moves under the pointer.
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
