import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SubcategoryTiles } from './parts/SubcategoryTiles';
import { activeFilters, changeSearch, emptySearch, resetFilters } from '#domain/search/search.ts';
import { categoriesOptions } from '#queries/catalogue.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import type { SearchAddress } from './useSearchAddress';

interface EmptyResultProps {
  context: ShopContext;
  address: SearchAddress;
  /** Number of products on other pages, if only this page is empty. */
  total: number;
  /** Suggested correction of the query. */
  didYouMean: string | undefined;
}

/** Empty result with ways out: corrected query, fewer filters, all categories, the whole range. */
export function EmptyResult({ context, address, total, didYouMean }: EmptyResultProps) {
  const { data: tree } = useQuery(useMemo(() => categoriesOptions(context), [context]));
  const { state, suppliers, go } = address;
  const query = state.query.trim();
  if (total > 0) {
    return (
      <EmptyState
        pictogram="search"
        title={<FormattedMessage id="search.empty.page" />}
        actions={
          <Button tone="primary" onClick={() => go({ ...state, page: 0 })}>
            <FormattedMessage id="search.empty.firstPage" />
          </Button>
        }
      />
    );
  }
  const filters = activeFilters(state).filter(({ name }) => name !== 'category').length + suppliers.length;
  const isCategory = query === '' && state.category !== undefined;
  const ways = [
    ...(filters > 0 ? [{ id: 'search.chips.reset' as const, state: { ...resetFilters(state), category: state.category } }] : []),
    ...(state.category !== undefined && query !== ''
      ? [{ id: 'search.empty.allCategories' as const, state: changeSearch(state, { category: undefined }) }]
      : []),
    { id: 'search.empty.allProducts' as const, state: emptySearch },
  ];
  return (
    <>
      <EmptyState
        pictogram="search"
        title={
          query === '' ? (
            <FormattedMessage id={state.prices.includes('promotion') ? 'promotion.none' : 'search.empty.title'} />
          ) : (
            <FormattedMessage id="search.empty.query" values={{ query }} />
          )
        }
        actions={ways.map((way, index) => (
          <Button key={way.id} tone={index === 0 ? 'primary' : 'quiet'} onClick={() => go(way.state, [])}>
            <FormattedMessage id={way.id} />
          </Button>
        ))}
      >
        {didYouMean !== undefined && (
          <p>
            <FormattedMessage
              id="search.empty.didYouMean"
              values={{
                suggestion: (
                  <AppLink key="suggestion" href={address.hrefOf({ ...state, query: didYouMean, page: 0 })}>
                    {didYouMean}
                  </AppLink>
                ),
              }}
            />
          </p>
        )}
        <p>
          <FormattedMessage
            id={filters > 0 ? 'search.empty.hint.filters' : isCategory ? 'search.empty.hint.category' : 'search.empty.hint.query'}
          />
        </p>
      </EmptyState>
      <SubcategoryTiles categories={tree?.roots ?? []} hrefOf={(category) => address.hrefOf({ ...emptySearch, category }, [])} />
    </>
  );
}
