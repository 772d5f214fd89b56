import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCartCount } from '../../cart/cart';
import { useToday } from '../../clock/serverTime';
import { LazyUsualReminder } from '../../connected/order/LazyUsualReminder';
import type { UsualChoice } from '../../connected/order/UsualReminder';
import { useDisplayRules } from '../../connected/product/displayRules';
import { DietStrip } from '../../connected/dietGuard/DietStrip';
import { usePriceWatch } from '../../connected/priceWatch/usePriceWatch';
import type { NextDelivery } from '../../domain/displayRules';
import type { Product } from '../../domain/product';
import { formatPrice } from '../../i18n/format';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { WindowedListHandle } from '../../kit/list/itemFocus';
import { takeLostFocus } from '../../kit/list/lostFocus';
import { useDeviceChoice } from '../../kit/page/deviceChoice';
import { useViewport } from '../../kit/page/viewport';
import { PageFrame } from '../../kit/page/PageFrame';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './OrderSheet.module.css';
import { SheetBar } from './parts/SheetBar';
import { isEmptyDraft, linesToSend } from './rules/sheetDraft';
import { sheetOrders } from './rules/sheetOrder';
import type { SheetSource } from './rules/sheetSource';
import { useLastPurchases, type SheetData } from './sheetData';
import { SheetGone } from './SheetGone';
import { SheetGrid } from './SheetGrid';
import type { SharedByRows } from './SheetLineRow';
import { rememberedSheetSum, sheetRows, type SheetRowData } from './sheetRows';
import { makeSheetFocus, useSheetDraft, type SheetStore } from './sheetStore';
import { useShelfMoves } from './useShelfMoves';
import { useSheetKeys } from './useSheetKeys';
import { useSheetSending } from './useSheetSending';
import { useDeclaredRows, useWatchedSheet } from './watchedSheet';

const SheetFinder = lazyComponent(async () => (await import('./SheetFinder')).SheetFinder);

interface OrderSheetProps {
  context: BuyerContext;
  userId: string;
  source: SheetSource;
  data: SheetData;
  store: SheetStore;
  title: string;
  /** The way back to its source. */
  back: ReactNode;
}

const keyOf = ({ sku }: SheetRowData) => sku;
/** The sheet with its tools: what is typed stays on the device until it is in the cart. */
export function OrderSheet({ context, userId, source, data, store, title, back }: OrderSheetProps) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  // The rows show what the cart has.
  useCartCount(context);
  const draft = useSheetDraft(store);
  const { added } = draft;
  const [found, setFound] = useState<ReadonlyMap<string, Product>>(new Map());
  const [order, setOrder] = useDeviceChoice('shop.sheetOrder', sheetOrders);
  const plain = useMemo(
    () => sheetRows(data.lines, added, found.size > 0 ? new Map([...data.products, ...found]) : data.products),
    [data, added, found],
  );
  const { all, place, undo, said } = useShelfMoves(context, userId, store, plain, order);
  const prices = usePriceWatch(context, 'sheet', ...useWatchedSheet(plain, draft));
  const { only } = prices;
  const declared = useDeclaredRows(plain, draft);
  const rows = useMemo(() => (only ? all.filter(({ sku }) => only.has(sku)) : all), [all, only]);
  const skus = useMemo(() => plain.map(keyOf), [plain]);
  const purchases = useLastPurchases(context, skus);
  const sumOf = useMemo(() => rememberedSheetSum(displayRules), [displayRules]);
  const sum = useMemo(() => sumOf(all, draft), [sumOf, all, draft]);
  const count = useMemo(() => linesToSend(all, draft).length, [all, draft]);
  const sending = useSheetSending(context, store, all, () => {
    // What was pressed can't be pressed any more perhaps. It goes on at what was left out, but on a phone, where that would open the keys.
    const [left = latest.current.find(({ canType }) => canType)] = linesToSend(latest.current, store.draft());
    if (isPhone || !left) takeLostFocus();
    else keys.goTo(left.sku);
  });

  const isPhone = useViewport() === 'mobile';
  const [cleared, setCleared] = useState('');
  const [isFinding, setFinding] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<WindowedListHandle>(null);
  const addButton = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  /** The last row, left by Enter while nothing could be sent yet. */
  const endedIn = useRef<string>(undefined);
  const [focus] = useState(makeSheetFocus);
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const onMove = useCallback(
    (sku: string, by: -1 | 1) => {
      const to = latest.current.findIndex((row) => row.sku === sku) + by;
      place(sku, latest.current[Math.max(0, to)]?.sku);
    },
    [place],
  );
  const hasPar = useMemo(() => data.lines.some((line) => line.par !== undefined), [data]);
  const par = hasPar ? (source.kind === 'order' || source.kind === 'orders' ? 'ordered' : 'par') : undefined;
  const today = useToday();
  const { canSeePrices } = displayRules;
  const tools = useMemo(
    (): Omit<SharedByRows, 'onGrasp'> => ({
      context,
      store,
      focus,
      displayRules,
      columns: { par, hasPrice: canSeePrices, hasShelf: order === 'shelf' },
      today,
      onMove,
    }),
    [context, store, focus, displayRules, par, canSeePrices, order, today, onMove],
  );
  const keys = useSheetKeys({
    rows,
    tools,
    list,
    onFind: () => setFinding(true),
    onSend: sending.send,
    onEnd: (sku) => {
      if (count > 0) sendButton.current?.focus({ preventScroll: true });
      // The button hears of what was typed last a moment later.
      else if (linesToSend(rows, store.draft()).length > 0) endedIn.current = sku;
    },
    onUndo: () => {
      const moved = undo();
      if (moved !== undefined) keys.goTo(moved);
    },
    onLeave: () => addButton.current?.focus(),
  });
  const { goTo } = keys;
  useEffect(() => {
    const isStill = endedIn.current !== undefined && endedIn.current === focus.sku();
    endedIn.current = undefined;
    if (isStill && count > 0) sendButton.current?.focus({ preventScroll: true });
  }, [count, focus]);
  const onDrop = useCallback(
    (sku: string, target: string, isMouse: boolean) => {
      place(sku, target);
      // With the keyboard on it the move can be undone; on a touch screen that would open the keys.
      if (isMouse) goTo(sku);
    },
    [place, goTo],
  );
  const addLine = (product: Product) => {
    setFound((before) => new Map(before).set(product.sku, product));
    store.dispatch({ kind: 'add', line: { sku: product.sku, name: product.name } });
    keys.goTo(product.sku);
  };

  const typedSkus = useMemo(() => new Set(linesToSend(rows, draft).map(({ sku }) => sku)), [rows, draft]);
  const take = ({ product, amount, unit }: UsualChoice, after?: string) => {
    const { sku, name } = product;
    const isNew = !latest.current.some((row) => row.sku === sku);
    if (isNew) setFound((before) => new Map(before).set(sku, product));
    const line = { sku, name, ...(after !== undefined && { after }) };
    store.dispatch({ kind: 'take', line, isNew, text: String(amount), unitAbbreviation: unit.abbreviation });
  };

  const clear = () => {
    store.dispatch({ kind: 'clear' });
    setCleared(intl.formatMessage({ id: 'orderSheet.cleared' }));
    const first = rows.find(({ canType }) => canType);
    if (first) keys.goTo(first.sku);
  };

  return (
    <PageFrame
      title={title}
      back={back}
      actions={[
        {
          key: 'add',
          label: intl.formatMessage({ id: 'orderSheet.add' }),
          onPress: () => setFinding(true),
          ref: (element) => {
            addButton.current = element;
          },
        },
        {
          key: 'order',
          label: intl.formatMessage({ id: 'orderSheet.order.now' }, { order: intl.formatMessage({ id: `orderSheet.order.${order}` }) }),
          choices: sheetOrders.map((value) => ({
            key: value,
            label: intl.formatMessage({ id: `orderSheet.order.${value}` }),
            onPress: () => setOrder(value),
          })),
        },
        !isEmptyDraft(draft) && { key: 'clear', label: intl.formatMessage({ id: 'orderSheet.clear' }), onPress: clear },
      ]}
    >
      <div>
        <SheetBar
          ref={bar}
          delivery={deliveryText(displayRules.nextDelivery)}
          sum={canSeePrices ? formatPrice(sum.net) : undefined}
          onRequest={sum.onRequest}
          unreadable={sum.unreadable}
          count={count}
          isAdding={sending.isAdding}
          isWaiting={draft.isWaiting}
          sendRef={sendButton}
          onSend={sending.send}
          onStopWaiting={() => store.dispatch({ kind: 'wait', isWaiting: false })}
        />
        {isFinding && (
          <SheetFinder
            context={context}
            missingImage={displayRules.missingImage}
            heldSkus={skus}
            onAdd={addLine}
            onHeld={keys.goTo}
            onClose={() => {
              setFinding(false);
              addButton.current?.focus();
            }}
          />
        )}
        <VisuallyHidden>
          <output>{said}</output>
          <output>{cleared}</output>
        </VisuallyHidden>
        {rows.length > 0 && (
          <div className={styles.prices}>
            {prices.strip}
            <DietStrip context={context} items={declared} />
          </div>
        )}
        {rows.length === 0 ? (
          <NothingOnIt />
        ) : (
          // The keys belong to the amounts in it.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div onKeyDown={keys.onKeyDown}>
            <SheetGrid
              rows={rows}
              purchases={purchases}
              tools={tools}
              watch={prices.watch}
              grid={grid}
              list={list}
              bar={bar}
              onDrop={onDrop}
            />
          </div>
        )}
        <LazyUsualReminder context={context} userId={userId} heldSkus={typedSkus} onAdd={(choice) => take(choice)} />
        <SheetGone
          context={context}
          rows={rows}
          onSwap={(gone, swap) => {
            take(swap, gone);
            keys.goTo(swap.product.sku);
          }}
        />
        <details className={styles.keys}>
          <summary>
            <FormattedMessage id="orderSheet.keys.title" />
          </summary>
          <p>
            <FormattedMessage id="orderSheet.keys" />
          </p>
        </details>
        {sending.report}
      </div>
    </PageFrame>
  );
}

/** The next day of delivery with its deadline; undefined while none is known. */
function deliveryText(next: NextDelivery | undefined): ReactNode {
  if (!next) return undefined;
  const { day, until: time, untilDay } = next;
  if (time === undefined) return <FormattedMessage id="orderSheet.delivery" values={{ day }} />;
  if (untilDay === undefined) return <FormattedMessage id="orderSheet.delivery.until" values={{ day, time }} />;
  return <FormattedMessage id="orderSheet.delivery.untilDay" values={{ day, untilDay, time }} />;
}

/** A list without a line. */
function NothingOnIt() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="orderSheet.empty.title" />}
      actions={
        <ButtonLink href={paths.orderTemplates()}>
          <FormattedMessage id="orderSheet.empty.templates" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="orderSheet.empty.text" />
      </p>
    </EmptyState>
  );
}
