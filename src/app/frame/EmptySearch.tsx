import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { savedSearchesDraft } from '#connected/search/savedSearches.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { readConsent } from '#domain/customer/consent.ts';
import type { SavedSearch } from '#domain/search/savedSearch.ts';
import { paths } from '#paths.ts';
import { useStored } from '#platform/useStored.ts';
import { searchTermsOptions } from '#queries/searchTerms.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import { useConsentCookies } from '#session/consentCookies.ts';
import type { Suggestions } from './parts/suggestion';
import { termSuggestions } from './termSuggestions';

interface EmptySearchProps {
  context: ShopContext;
  /** Called with the suggestions for the empty field. Stable. */
  onSuggestions(suggestions: Suggestions): void;
}

/**
 * Suggestions before any text is typed: the buyer's saved searches, and popular ones if the user has agreed to search analytics.
 * Renders nothing.
 */
export function EmptySearch(props: EmptySearchProps) {
  const { context } = props;
  const userId = useShop().user?.userId || undefined;
  const hasSaved = userId !== undefined && isBuyer(context) && context.shop.kind === 'own';
  return hasSaved ? <WithSaved {...props} userId={userId} /> : <WithTerms {...props} saved={none} />;
}

const none: readonly SavedSearch[] = [];

function WithSaved({ userId, ...props }: EmptySearchProps & { userId: string }) {
  return <WithTerms {...props} saved={useStored(savedSearchesDraft(props.context, userId))} />;
}

function WithTerms({ context, saved, onSuggestions }: EmptySearchProps & { saved: readonly SavedSearch[] }) {
  const agreed = readConsent(useConsentCookies()).searchAnalytics;
  const { data } = useQuery({ ...searchTermsOptions(context), enabled: agreed });
  const terms = agreed ? data?.terms : undefined;
  const suggestions = useMemo(
    (): Suggestions => ({
      saved: saved.map(({ address, name }, place) => ({
        key: `saved-${place}`,
        label: name,
        href: paths.search(address, context.shop),
      })),
      terms: termSuggestions(terms ?? [], context),
      categories: [],
      products: [],
    }),
    [saved, terms, context],
  );
  useEffect(() => onSuggestions(suggestions), [onSuggestions, suggestions]);
  return null;
}
