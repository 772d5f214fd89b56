import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { EssencePrintList } from './parts/EssencePrintList';
import { PriceWatchContext } from '#components/price/WatchedPrice.tsx';
import { useDietStrip, useIsDietStripThere } from '#connected/dietGuard/DietStrip.tsx';
import { usePriceWatch } from '#connected/priceWatch/usePriceWatch.tsx';
import type { WatchedLine } from '#domain/price/priceWatch.ts';
import { PromotionArea } from '#connected/content/PromotionArea.tsx';
import { PriceNote } from '#connected/product/PriceNote.tsx';
import { ProductListSkeleton } from '#connected/product/ProductListSkeleton.tsx';
import { ProductListProvider } from '#connected/product/ProductListProvider.tsx';
import { RestrictionNote } from '#connected/product/RestrictionNote.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import {
  essenceFilters,
  formatEssenceAddress,
  parseEssenceAddress,
  type EssenceFilter,
  type EssenceListState,
} from '#domain/template/essenceList.ts';
import { lookUpText } from '#domain/search/lookUpText.ts';
import { limits } from '#domain/text/limits.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import { useAppliedText } from '#kit/field/useAppliedText.ts';
import { ListStates } from '#kit/list/ListStates.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { usePrinting } from '#kit/page/printing.ts';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { Tabs } from '#kit/page/Tabs.tsx';
import { paths } from '#paths.ts';
import { knownEssenceList } from '#queries/essenceList.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { useEssenceActions } from './essenceActions';
import { useEssenceParts } from './essenceParts';
import { EssencePeriod } from './EssencePeriod';
import { EssenceRows } from './EssenceRows';
import { changedSlots, type EssenceSlot } from './essenceSlots';
import styles from './EssentialProductsPage.module.css';

const filterTitles: Record<EssenceFilter, MessageKey> = {
  all: 'essence.filter.all',
  shown: 'essence.filter.shown',
  hidden: 'essence.filter.hidden',
  'self-added': 'essence.filter.selfAdded',
};

/** The customer's essence list: purchases, shown or hidden, and manual additions (P§2 /essential-products, P§3 Essence). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <EssenceList key={`${context.tenant}/${context.customerId}`} context={context} /> : null;
}

const noSkus: readonly string[] = [];

function EssenceList({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const state = parseEssenceAddress(search);
  const { first, slots, skus, shownKey, onNear, retry } = useEssenceParts(context, state);
  const isDietStripThere = useIsDietStripThere(context);
  const prices = usePriceWatch(context, 'list', useWatchedSlots(slots));
  const shown = useMemo(() => (prices.only ? changedSlots(slots, prices.only) : slots), [slots, prices.only]);
  const declared = useMemo(
    () => slots.flatMap((slot) => (slot.kind === 'product' ? [{ sku: slot.product.sku, name: slot.product.name }] : [])),
    [slots],
  );
  const dietStrip = useDietStrip(context, declared);
  const [isOnPaper, prepare] = useOnPaper();
  const isOutdated = first.isPlaceholderData;
  const total = isOutdated ? undefined : first.data?.total;
  const { actions, problems } = useEssenceActions({ context, state, count: total, onPrint: prepare });
  return (
    <MyFrame
      current="essentialProducts"
      title={<FormattedMessage id="app.title.essentialProducts" />}
      filters={{ controls: <EssenceSearch state={state} />, areSet: state.query !== '' }}
      actions={actions}
    >
      {problems}
      <div className={styles.above}>
        <Tabs
          name={intl.formatMessage({ id: 'essence.filter.label' })}
          current={state.filter}
          entries={essenceFilters.map((filter) => ({
            key: filter,
            title: intl.formatMessage({ id: filterTitles[filter] }),
            href: addressOf({ ...state, filter }),
          }))}
        />
        <StatusLine
          lead={
            <>
              <output>
                {total !== undefined && (
                  <span>
                    <FormattedMessage id="search.count" values={{ count: total }} />
                  </span>
                )}
              </output>
              <EssencePeriod context={context} />
              <PromotionArea context={context} place={{ kind: 'essence' }} />
            </>
          }
        >
          {slots.length > 0 && dietStrip}
          {slots.length > 0 && prices.strip}
        </StatusLine>
      </div>
      <RestrictionNote context={context} />
      <div className={styles.list}>
        <ListStates
          // Only these fields: spreading a query result subscribes to all of them.
          reading={{
            data: isDietStripThere && !(prices.isAwaited && slots.length > 0) ? first.data : undefined,
            isError: first.isError,
            error: first.error,
            isFetching: first.data === undefined && first.isFetching,
            isPlaceholderData: false,
            refetch: first.refetch,
          }}
          failed={<FormattedMessage id="essence.failed" />}
          skeleton={<ProductListSkeleton view="row" hasOrder />}
          isEmpty={slots.length === 0}
          empty={<EmptyEssences state={state} didYouMean={first.data?.didYouMean} />}
        >
          <PriceWatchContext value={prices.watch}>
            <ProductListProvider context={context} essenceSkus={noSkus} essenceParts={skus} tool={null}>
              <EssenceRows key={shownKey} slots={shown} isOutdated={isOutdated} onNear={onNear} onRetry={retry} />
              <PriceNote />
            </ProductListProvider>
          </PriceWatchContext>
        </ListStates>
      </div>
      {isOnPaper && <PrintedEssences context={context} state={state} />}
    </MyFrame>
  );
}

/** Lines of the list to watch for price changes: loaded and orderable ones, with the amount of the last purchase. */
function useWatchedSlots(slots: readonly EssenceSlot[]): readonly WatchedLine[] {
  return useMemo(
    () =>
      slots.flatMap((slot) => (slot.kind === 'product' && slot.product.isOrderable ? [{ product: slot.product, choice: undefined }] : [])),
    [slots],
  );
}

/** True while the printable list must be rendered: the browser prints, or is about to. */
function useOnPaper(): readonly [isOnPaper: boolean, prepare: () => void] {
  const isPrinting = usePrinting();
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    const end = () => setPrepared(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return [isPrinting || isPrepared, () => setPrepared(true)];
}

/** The loaded part of the list; printing by the browser's menu may miss the rest, and the page says so. */
function PrintedEssences({ context, state }: { context: BuyerContext; state: EssenceListState }) {
  const queryClient = useQueryClient();
  return <EssencePrintList {...knownEssenceList(queryClient, context, state)} />;
}

const addressOf = (state: EssenceListState) => paths.essentialProducts(formatEssenceAddress(state));

/** Search within the list; the address follows the typed text. */
function EssenceSearch({ state }: { state: EssenceListState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { text, type } = useAppliedText({
    value: state.query,
    parse: lookUpText,
    format: (query) => query,
    onApply: (query) => void navigate(addressOf({ ...state, query }), { replace: true }),
  });
  return (
    <search className={styles.search}>
      <PlainInput
        type="search"
        label={intl.formatMessage({ id: 'essence.search.label' })}
        placeholder={intl.formatMessage({ id: 'essence.search.placeholder' })}
        value={text}
        maxLength={limits.lookupCharacters}
        onChange={type}
      />
    </search>
  );
}

const emptyTexts: Record<EssenceFilter, readonly [title: MessageKey, text: MessageKey]> = {
  all: ['essence.empty.all.title', 'essence.empty.all.text'],
  shown: ['essence.empty.shown.title', 'essence.empty.shown.text'],
  hidden: ['essence.empty.hidden.title', 'essence.empty.hidden.text'],
  'self-added': ['essence.empty.selfAdded.title', 'essence.empty.selfAdded.text'],
};

/** Empty state of the list, with the link that helps. */
function EmptyEssences({ state, didYouMean }: { state: EssenceListState; didYouMean: string | undefined }) {
  const { filter, query } = state;
  const navigate = useNavigate();
  if (query !== '')
    return (
      <EmptyState
        pictogram="search"
        title={<FormattedMessage id="essence.empty.query.title" values={{ query }} />}
        actions={
          <>
            {didYouMean !== undefined && (
              <Button tone="primary" onClick={() => void navigate(addressOf({ ...state, query: didYouMean }))}>
                <FormattedMessage id="search.empty.didYouMean" values={{ suggestion: didYouMean }} />
              </Button>
            )}
            <ButtonLink href={addressOf({ ...state, query: '' })} tone={didYouMean === undefined ? 'primary' : 'quiet'}>
              <FormattedMessage id="essence.empty.query.clear" />
            </ButtonLink>
            <ButtonLink href={paths.search(new URLSearchParams({ query }))}>
              <FormattedMessage id="essence.empty.query.everywhere" />
            </ButtonLink>
          </>
        }
      />
    );
  const [title, text] = emptyTexts[filter];
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id={title} />}
      actions={
        filter === 'all' || filter === 'self-added' ? (
          <ButtonLink href={paths.search()} tone="primary">
            <FormattedMessage id="essence.empty.toProducts" />
          </ButtonLink>
        ) : (
          <ButtonLink href={addressOf({ filter: 'all', query: '' })} tone="primary">
            <FormattedMessage id="essence.empty.showAll" />
          </ButtonLink>
        )
      }
    >
      <p>
        <FormattedMessage id={text} />
      </p>
    </EmptyState>
  );
}
