import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { savedSearchesDraft } from '../../connected/search/savedSearches';
import { useShop } from '../../connected/shop/ShopProvider';
import { readConsent } from '../../domain/consent';
import type { SavedSearch } from '../../domain/savedSearch';
import { paths } from '../../paths';
import { useDeviceDraft } from '../../platform/deviceDraft';
import { searchTermsOptions } from '../../queries/searchTerms';
import { isBuyer, type ShopContext } from '../../queries/shopContext';
import { useConsentCookies } from '../../session/consentCookies';
import type { Suggestions } from './parts/suggestion';
import { termSuggestions } from './termSuggestions';

interface EmptySearchProps {
  context: ShopContext;
  /** What the empty field suggests; the same function each time. */
  onSuggestions(suggestions: Suggestions): void;
}

/**
 * What the search suggests before anything is typed: a buyer's saved searches in the own assortment, and what is looked for often, to those
 * who have agreed to search analytics. Draws nothing.
 */
export function EmptySearch(props: EmptySearchProps) {
  const { context } = props;
  const userId = useShop().user?.userId || undefined;
  const hasSaved = userId !== undefined && isBuyer(context) && context.shop.kind === 'own';
  return hasSaved ? <WithSaved {...props} userId={userId} /> : <WithTerms {...props} saved={none} />;
}

const none: readonly SavedSearch[] = [];

function WithSaved({ userId, ...props }: EmptySearchProps & { userId: string }) {
  return <WithTerms {...props} saved={useDeviceDraft(savedSearchesDraft(props.context, userId))} />;
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
