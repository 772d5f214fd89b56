import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { useDebouncedCallback } from 'use-debounce';
import { EssencePrintList } from './parts/EssencePrintList';
import { PriceWatchContext } from '../../components/price/WatchedPrice';
import { DietStrip } from '../../connected/dietGuard/DietStrip';
import { usePriceWatch } from '../../connected/priceWatch/usePriceWatch';
import type { WatchedLine } from '../../domain/priceWatch';
import { PromotionArea } from '../../connected/content/PromotionArea';
import { PriceNote } from '../../connected/product/PriceNote';
import { ProductListSkeleton } from '../../connected/product/ProductListSkeleton';
import { ProductListProvider } from '../../connected/product/ProductListProvider';
import { RestrictionNote } from '../../connected/product/RestrictionNote';
import { useShop } from '../../connected/shop/ShopProvider';
import {
  essenceFilters,
  formatEssenceAddress,
  parseEssenceAddress,
  type EssenceFilter,
  type EssenceListState,
} from '../../domain/essenceList';
import { limits } from '../../domain/limits';
import type { MessageKey } from '../../i18n/messageKey';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { PlainInput } from '../../kit/field/PlainInput';
import { ListStates } from '../../kit/list/ListStates';
import { MyFrame } from '../../connected/my/MyFrame';
import { usePrinting } from '../../kit/page/printing';
import { Tabs } from '../../kit/page/Tabs';
import { paths } from '../../paths';
import { knownEssenceList } from '../../queries/essenceList';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
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

/** The customer's essence list: what it buys, shown or hidden, and what was added by hand (P§2 /essential-products, P§3 Essence). */
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
  const prices = usePriceWatch(context, 'list', useWatchedSlots(slots));
  const shown = useMemo(() => (prices.only ? changedSlots(slots, prices.only) : slots), [slots, prices.only]);
  const declared = useMemo(
    () => slots.flatMap((slot) => (slot.kind === 'product' ? [{ sku: slot.product.sku, name: slot.product.name }] : [])),
    [slots],
  );
  const [isOnPaper, prepare] = useOnPaper();
  const isOutdated = first.isPlaceholderData;
  const total = isOutdated ? undefined : first.data?.total;
  const { actions, problems } = useEssenceActions({ context, state, count: total, onPrint: prepare });
  return (
    <MyFrame current="essentialProducts" title={<FormattedMessage id="app.title.essentialProducts" />} actions={actions}>
      {problems}
      <div className={styles.tools}>
        <Tabs
          name={intl.formatMessage({ id: 'essence.filter.label' })}
          current={state.filter}
          entries={essenceFilters.map((filter) => ({
            key: filter,
            title: intl.formatMessage({ id: filterTitles[filter] }),
            href: addressOf({ ...state, filter }),
          }))}
        />
        <EssenceSearch state={state} />
      </div>
      <div className={styles.summary}>
        <output>
          {total !== undefined && (
            <span>
              <FormattedMessage id="search.count" values={{ count: total }} />
            </span>
          )}
        </output>
        <EssencePeriod context={context} />
        <PromotionArea context={context} place={{ kind: 'essence' }} />
      </div>
      <RestrictionNote context={context} />
      <div className={styles.list}>
        <ListStates
          // No more than these: a component that spreads a reading is redrawn for each of its facts.
          reading={{
            data: first.data,
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
          <div className={styles.prices}>
            {prices.strip}
            <DietStrip context={context} items={declared} />
          </div>
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

/** What of the list is watched for its prices: what of it has been read and can be ordered, as it was bought last. */
function useWatchedSlots(slots: readonly EssenceSlot[]): readonly WatchedLine[] {
  return useMemo(
    () =>
      slots.flatMap((slot) => (slot.kind === 'product' && slot.product.isOrderable ? [{ product: slot.product, choice: undefined }] : [])),
    [slots],
  );
}

/** Whether the list is to be there for the printer: the browser prints, or is about to. */
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

/** What has been read of the list; who prints by the browser's menu may get less than all, and is told so. */
function PrintedEssences({ context, state }: { context: BuyerContext; state: EssenceListState }) {
  const queryClient = useQueryClient();
  return <EssencePrintList {...knownEssenceList(queryClient, context, state)} />;
}

const addressOf = (state: EssenceListState) => paths.essentialProducts(formatEssenceAddress(state));

/** What is looked for within the list; the address follows what is typed. */
function EssenceSearch({ state }: { state: EssenceListState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [text, setText] = useState(state.query);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Who goes back gets the text of then; what is being typed is ahead of the address.
    if (navigation === 'POP' || state.query === '') setText(state.query);
  }
  const look = useDebouncedCallback((query: string) => {
    void navigate(addressOf({ ...state, query }), { replace: true });
  }, limits.filterDebounce);
  return (
    <search className={styles.search}>
      <PlainInput
        type="search"
        label={intl.formatMessage({ id: 'essence.search.label' })}
        placeholder={intl.formatMessage({ id: 'essence.search.placeholder' })}
        value={text}
        maxLength={limits.lookupCharacters}
        onChange={(typed) => {
          setText(typed);
          look(typed);
        }}
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

/** A list without products, with the way on that helps there. */
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
