import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigationType } from 'react-router';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { useDeviceChoice } from '#kit/page/deviceChoice.ts';
import { useViewport } from '#kit/page/viewport.ts';
import { SubcategoryTiles } from './parts/SubcategoryTiles';
import { CategoryTrail } from '#components/search/CategoryTrail.tsx';
import { FacetPanel } from './parts/FacetPanel';
import { FilterChips, type FilterChip } from './parts/FilterChips';
import { filterText, filterTitles, tellApart, unnamedFilterText } from './parts/filterText';
import { Pager } from '#kit/list/Pager.tsx';
import { ResultHeader, resultViews } from './parts/ResultHeader';
import { ResultNotice } from '#components/search/ResultNotice.tsx';
import { PromotionArea } from '#connected/content/PromotionArea.tsx';
import type { PromotionPlace } from '#connected/content/PromotionStrip.tsx';
import { PriceNote } from '#connected/product/PriceNote.tsx';
import { ProductList } from '#connected/product/ProductList.tsx';
import { ProductListSkeleton } from '#connected/product/ProductListSkeleton.tsx';
import { ProductListProvider } from '#connected/product/ProductListProvider.tsx';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { activeFilters, changeSearch, removeFilter, resetFilters, type SearchState } from '#domain/search/search.ts';
import { asksForGroups, type Facets, type SearchPage } from '#domain/search/searchResult.ts';
import { searchOptions } from '#queries/catalogue.ts';
import { judgeOfHits } from '#queries/searchJudge.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import { addTexts } from '#i18n/texts.ts';
import { FacetsSkeleton } from './FacetsSkeleton';
import { useSearchAddress, type SearchAddress } from './useSearchAddress';
import { SearchNotices } from './SearchNotices';
import { useSearchReports } from './searchReports';
import { useProductNumber } from '#components/product/productNumber.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './SearchScreen.module.css';

const EmptyResult = lazyComponent(async () => (await Promise.all([import('./EmptyResult'), addTexts('emptyResult')]))[0].EmptyResult);
const SavedSearches = lazyComponent(
  async () => (await Promise.all([import('./SavedSearches'), addTexts('savedSearches')]))[0].SavedSearches,
  { failure: 'silent' },
);
const FilterDrawer = lazyComponent(
  async () => (await Promise.all([import('./parts/FilterDrawer'), addTexts('smallParts')]))[0].FilterDrawer,
);

/** Result of a search or a category, with its filters. */
export function SearchScreen({ context }: { context: ShopContext }) {
  const intl = useIntl();
  const { permissions } = useShop();
  const numberOf = useProductNumber();
  const address = useSearchAddress(context, permissions.canSeePrices);
  const { state, suppliers } = address;
  const options = useMemo(() => searchOptions(context, state, suppliers), [context, state, suppliers]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(options);
  const wineValues = useWineValues(context, state, suppliers);
  const viewport = useViewport();
  const isPhone = viewport === 'mobile';
  const [chosenView, setView] = useDeviceChoice('shop.resultView', resultViews);
  // The phone has no space for tiles, and no control to leave them.
  const view = isPhone ? 'row' : chosenView;
  const drawer = useLazyOpen();
  const known = useKnownFacets(state, data);
  const facets = useMemo(
    () => (known && wineValues ? { ...known, values: { ...known.values, ...wineValues } } : known),
    [known, wineValues],
  );
  const chips = useChips(address, facets, isPlaceholderData);
  const title = useTitle(address, facets);
  useScreenName(title);
  useForcedReload(address, () => void refetch({ cancelRefetch: false }));
  const top = useTopOnChange(options.queryKey);
  const onOpen = useSearchReports(context, state.query, data);

  const isGuessed = data !== undefined && judgeOfHits()?.isOnlySimilar(state, data, numberOf) === true;

  const reset = () => address.go(resetFilters(state), []);
  const panel = (
    <FacetPanel
      facets={facets}
      state={state}
      suppliers={suppliers}
      hasEssence={isBuyer(context)}
      canSeePrices={permissions.canSeePrices}
      hrefOfCategory={address.hrefOfCategory}
      onChange={address.go}
      onSuppliers={(next) => address.go(changeSearch(state, {}), next)}
    />
  );
  const isIdle = useIsIdle();
  const hasColumn = viewport === 'large';
  const isBrowsing = state.query.trim() === '' && state.page === 0 && chips.every(({ key }) => key.startsWith('category'));
  // Redundant beside the column of categories.
  const tiles = !hasColumn && isBrowsing && known && (
    <SubcategoryTiles
      categories={belowOf(state, known)}
      hrefOf={address.hrefOfCategory}
      promotionsHref={isPhone && permissions.canSeePrices ? address.hrefOf(changeSearch(state, { prices: ['promotion'] })) : undefined}
    />
  );
  const strip = !isGuessed && (
    <PromotionArea key={`${state.query} ${state.category} ${state.essential}`} context={context} place={placeOf(state)} />
  );
  return (
    <div className={styles.screen}>
      {hasColumn && (
        <aside className={styles.facets} aria-label={intl.formatMessage({ id: 'search.filters.title' })}>
          {/* Nothing found and nothing ticked: there is nothing to filter. */}
          {data || error ? (data?.total !== 0 || chips.length > 0) && panel : <FacetsSkeleton />}
        </aside>
      )}
      <div ref={top} className={styles.result} onClickCapture={onOpen} onAuxClickCapture={onOpen}>
        <ResultHeader
          trail={
            state.category !== undefined && (
              <CategoryTrail steps={facets?.trail ?? []} isLastCurrent={state.query.trim() === ''} hrefOf={address.hrefOfCategory} />
            )
          }
          title={title ?? <FormattedMessage id={namelessTitle(state, facets !== undefined || error !== null)} />}
          count={data?.total}
          sort={state.sort}
          size={state.pageSize}
          view={view}
          canSortByPrice={permissions.canSeePrices}
          filterCount={chips.length}
          onSort={(sort) => address.go(changeSearch(state, { sort }))}
          onSize={(pageSize) => address.go(changeSearch(state, { pageSize }))}
          onView={setView}
          saved={
            isBuyer(context) && context.shop.kind === 'own'
              ? isIdle && <SavedSearches context={context} address={address} chips={chips} />
              : undefined
          }
          onFilters={hasColumn ? undefined : () => drawer.open()}
          beside={isPhone && isBrowsing ? tiles : strip}
        />
        <SearchNotices context={context} arePricesIgnored={address.arePricesIgnored} />
        {state.sort !== 'relevance' && asksForGroups(state) && (
          <ResultNotice>
            <FormattedMessage id="search.sort.withinGroups" />
          </ResultNotice>
        )}
        {/* The path to a category already shows that it is selected. */}
        {!isBrowsing && <FilterChips chips={chips} isPending={!data && !error} onReset={reset} />}
        {!isPhone && tiles}
        {error && !data && (
          <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
            <FormattedMessage id="search.failed" />
          </InlineError>
        )}
        {!error && !data && <ProductListSkeleton view={view} hasOrder={isBuyer(context)} />}
        {data && (
          <Result context={context} address={address} page={data} view={view} isGuessed={isGuessed} isOutdated={isPlaceholderData} />
        )}
      </div>
      {drawer.wasOpened && !hasColumn && (
        <FilterDrawer
          isOpen={drawer.isOpen}
          count={isPlaceholderData ? undefined : data?.total}
          hasFilters={chips.length > 0}
          onClose={drawer.close}
          onReset={reset}
        >
          {panel}
        </FilterDrawer>
      )}
    </div>
  );
}

/** Subcategories of the current category. */
function belowOf({ category }: SearchState, facets: Facets): Facets['roots'] {
  return category === undefined ? facets.roots : facets.children.filter(({ parentId }) => parentId === category);
}

/** The current list, for the promotions above it. */
function placeOf({ query, category: categoryId, essential }: SearchState): PromotionPlace {
  if (essential) return { kind: 'essence' };
  return query.trim() === '' ? { kind: 'browse', categoryId } : { kind: 'search', query, categoryId };
}

interface ResultProps {
  context: ShopContext;
  address: SearchAddress;
  page: SearchPage;
  view: 'row' | 'tile';
  /** Only near matches: they are listed, and nothing is recommended above them. */
  isGuessed: boolean;
  isOutdated: boolean;
}

function Result({ context, address, page, view, isGuessed, isOutdated }: ResultProps) {
  const intl = useIntl();
  const { state } = address;
  const promoted = isGuessed ? undefined : page.promoted;
  const essenceSkus = useMemo(
    () =>
      [...page.groups.flatMap(({ products }) => products), ...(promoted ? [promoted] : [])]
        .filter(({ isAvailableForEssence }) => isAvailableForEssence)
        .map(({ sku }) => sku),
    [page.groups, promoted],
  );
  if (page.groups.length === 0) return <EmptyResult context={context} address={address} total={page.total} didYouMean={page.didYouMean} />;
  return (
    <ProductListProvider context={context} essenceSkus={essenceSkus}>
      {isGuessed && (
        <SectionHeading level={2} look="part">
          <FormattedMessage id="search.onlySimilar" />
        </SectionHeading>
      )}
      <ProductList
        groups={page.groups}
        freeGoods={page.freeGoods}
        view={view}
        offset={page.page * state.pageSize}
        total={page.total}
        label={intl.formatMessage({ id: 'search.list.label' })}
        promoted={promoted}
        hrefOfGroup={address.hrefOfCategory}
        isOutdated={isOutdated}
      />
      <PriceNote />
      <Pager page={page.page} pageCount={page.pageCount} hrefOf={(next) => address.hrefOf({ ...state, page: next })} />
    </ProductListProvider>
  );
}

/**
 * Wine filters of a list that the user has sorted. Its own call has none (C§3 wine facets), so they come from the
 * same list by relevance, which is mostly cached.
 */
function useWineValues(context: ShopContext, state: SearchState, suppliers: readonly string[]) {
  const options = useMemo(() => searchOptions(context, { ...state, sort: 'relevance', page: 0 }, suppliers), [context, state, suppliers]);
  const { data } = useQuery({ ...options, enabled: !asksForGroups(state) });
  return useMemo(() => {
    if (!data || asksForGroups(state)) return undefined;
    const { wineCountries, wineRegions, wineTypeOfGrapes } = data.facets.values;
    return { wineCountries, wineRegions, wineTypeOfGrapes };
  }, [data, state]);
}

/** Facets of the result, or of the previous one in the same list if it failed, so that ticked filters can be unticked. */
function useKnownFacets({ query, category }: SearchState, page: SearchPage | undefined): Facets | undefined {
  const [known, setKnown] = useState<{ readonly query: string; readonly category: string | undefined; readonly facets: Facets }>();
  if (page && known?.facets !== page.facets) setKnown({ query, category, facets: page.facets });
  return page?.facets ?? (known?.query === query && known.category === category ? known.facets : undefined);
}

type KindChip = FilterChip & { readonly kind: string | undefined; readonly value: string };

/** Active filters as text, suppliers included. Filters named only by the pending result wait for it. */
function useChips(address: SearchAddress, facets: Facets | undefined, isOutdated: boolean): readonly FilterChip[] {
  const intl = useIntl();
  const { state, suppliers, go } = address;
  // A category without a name yet would show its number.
  const filters = activeFilters(state)
    .filter(({ name }) => name !== 'category' || facets)
    .map((filter): KindChip => {
      const name = filterText(filter, facets, intl);
      return {
        key: 'value' in filter ? `${filter.name} ${filter.value}` : filter.name,
        text: name ?? unnamedFilterText(filter, facets, intl),
        kind: filter.name in filterTitles ? intl.formatMessage({ id: filterTitles[filter.name as keyof typeof filterTitles] }) : undefined,
        value: 'value' in filter ? filter.value : '',
        isPending: name === undefined && isOutdated,
        onRemove: () => go(removeFilter(state, filter)),
      };
    });
  const ofSuppliers = suppliers.map((supplier): KindChip => {
    const name = facets?.suppliers.find(({ value }) => value === supplier)?.name;
    return {
      key: `supplier ${supplier}`,
      text: intl.formatMessage({ id: 'search.chips.supplier' }, { supplier: name ?? supplier }),
      kind: undefined,
      value: supplier,
      isPending: name === undefined && isOutdated,
      onRemove: () =>
        go(
          changeSearch(state, {}),
          suppliers.filter((one) => one !== supplier),
        ),
    };
  });
  return tellApart([...filters, ...ofSuppliers]);
}

/** Title of the page: the search text, the category, the essence list; undefined for all products. */
function useTitle({ state }: SearchAddress, facets: Facets | undefined): string | undefined {
  const intl = useIntl();
  const query = state.query.trim();
  if (query !== '') return intl.formatMessage({ id: 'search.title.query' }, { query });
  if (state.category !== undefined) return facets?.trail.at(-1)?.name;
  return state.essential ? intl.formatMessage({ id: 'search.title.essential' }) : undefined;
}

/** Heading without a name: while a category is loading, or if it failed or doesn't exist. */
function namelessTitle({ category }: SearchState, isAnswered: boolean) {
  if (category === undefined) return 'search.title.all';
  return isAnswered ? 'search.title.category' : 'search.loading';
}

/** `forceReload` in the address refetches once, and is then removed from it. */
function useForcedReload({ state, replace }: SearchAddress, reload: () => void): void {
  const { forceReload } = state;
  useEffect(() => {
    if (!forceReload) return;
    reload();
    replace({ ...state, forceReload: false });
    // Once for each address that contains it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [forceReload]);
}

/** Scrolls to the top for another page or filter; going back is left to the frame, which restores the position. */
function useTopOnChange(queryKey: readonly unknown[]) {
  const top = useRef<HTMLDivElement>(null);
  const request = JSON.stringify(queryKey);
  const before = useRef(request);
  const navigation = useNavigationType();
  useEffect(() => {
    if (before.current === request) return;
    before.current = request;
    if (navigation === 'POP' || !top.current || top.current.getBoundingClientRect().top >= 0) return;
    top.current.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [request, navigation]);
  return top;
}
