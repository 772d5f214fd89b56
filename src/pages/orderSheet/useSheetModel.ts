import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCartCount } from '#cart/cart.ts';
import { useToday } from '#clock/serverTime.ts';
import type { UsualChoice } from '#connected/order/UsualReminder.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useDietStrip } from '#connected/dietGuard/DietStrip.tsx';
import { usePriceWatch } from '#connected/priceWatch/usePriceWatch.tsx';
import type { Product } from '#domain/product/product.ts';
import type { WindowedListHandle } from '#kit/list/itemFocus.ts';
import { takeLostFocus } from '#kit/list/lostFocus.ts';
import { useDeviceChoice } from '#kit/page/deviceChoice.ts';
import { useViewport } from '#kit/page/viewport.ts';
import type { PageActionList } from '#kit/page/pageAction.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { isEmptyDraft, linesToSend, unsureCount } from './rules/sheetDraft';
import { sheetOrders } from './rules/sheetOrder';
import type { SheetSnapshot } from './rules/sheetSnapshot';
import type { SheetSource } from './rules/sheetSource';
import { sheetActions } from './sheetActions';
import { useLastPurchases } from './sheetData';
import type { SharedByRows } from './SheetLineRow';
import { rememberedSheetSum, sheetRows, type SheetRowData } from './sheetRows';
import { makeSheetFocus, useSheetDraft, type SheetStore } from './sheetStore';
import { proposedAmounts } from './takeProposal';
import { useCountedStock } from './useCountedStock';
import type { SheetOrigin } from './useSheetReading';
import { useShelfMoves } from './useShelfMoves';
import { useSheetKeys } from './useSheetKeys';
import { useSheetSending } from './useSheetSending';
import { useDeclaredRows, useWatchedSheet } from './watchedSheet';

/** A sheet on the screen. */
export interface ShownSheet {
  readonly context: BuyerContext;
  readonly userId: string;
  readonly source: SheetSource;
  readonly data: SheetSnapshot;
  readonly origin: SheetOrigin;
  readonly store: SheetStore;
}

const keyOf = ({ sku }: SheetRowData) => sku;

/** State and functions of a sheet on the screen: input stays on the device until it is in the cart. */
export function useSheetModel({ context, userId, source, data, origin, store }: ShownSheet) {
  const intl = useIntl();
  const displayRules = useDisplayRules(context);
  // Subscribes to the cart, whose amounts the rows show.
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
  const dietStrip = useDietStrip(context, useDeclaredRows(plain, draft));
  // The filter hides no line that is being typed in, nor one that was added since.
  const shown = useMemo(() => only && new Set([...only, ...Object.keys(store.draft().entries)]), [only, store]);
  const rows = useMemo(() => (shown ? all.filter(({ sku }) => shown.has(sku) || found.has(sku)) : all), [all, shown, found]);
  const skus = useMemo(() => plain.map(keyOf), [plain]);
  const purchases = useLastPurchases(context, skus);
  const sumOf = useMemo(() => rememberedSheetSum(displayRules), [displayRules]);
  const sum = useMemo(() => sumOf(all, draft), [sumOf, all, draft]);
  const count = useMemo(() => linesToSend(all, draft).length, [all, draft]);
  const sending = useSheetSending(context, store, all, origin.isLive, () => {
    // The pressed button may be disabled now. The focus moves to the first omitted row, but not on a phone, where
    // that would open the keyboard.
    const [left = latest.current.find(({ canType }) => canType)] = linesToSend(latest.current, store.draft());
    if (isPhone || !left) takeLostFocus();
    else keys.goTo(left.sku);
  });

  const isPhone = useViewport() === 'mobile';
  const [told, setSaid] = useState('');
  /** Presses that asked for the finder since it was closed. */
  const [finderPresses, setFinderPresses] = useState(0);
  const [finderText, setFinderText] = useState('');
  const openFinder = () => setFinderPresses((presses) => presses + 1);
  const grid = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<WindowedListHandle>(null);
  const addButton = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  /** The last row, if it was left by Enter before anything could be sent. */
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
  const counted = useCountedStock(context, userId, par === 'par');
  const { stock } = counted;
  const { canSeePrices } = displayRules;
  const tools = useMemo(
    (): Omit<SharedByRows, 'onGrasp'> => ({
      context,
      store,
      focus,
      displayRules,
      columns: { par, hasStock: par === 'par', hasPrice: canSeePrices, hasShelf: order === 'shelf' },
      counted: stock,
      today,
      onMove,
    }),
    [context, store, focus, displayRules, par, stock, canSeePrices, order, today, onMove],
  );
  const keys = useSheetKeys({
    rows,
    tools,
    list,
    onFind: openFinder,
    onFindEarly: (character) => setFinderText((text) => text + character),
    onSend: sending.send,
    onEnd: (sku) => {
      if (count > 0) sendButton.current?.focus({ preventScroll: true });
      // The button learns of the last input a moment later.
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
      // With the focus on it the move can be undone; on touch that would open the keyboard.
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

  const fill = () => {
    const amounts = proposedAmounts(tools, all);
    store.dispatch({ kind: 'fill', amounts });
    setSaid(intl.formatMessage({ id: 'orderSheet.stock.filled' }, { count: amounts.size }));
  };

  const clear = () => {
    store.dispatch({ kind: 'clear' });
    setSaid(intl.formatMessage({ id: 'orderSheet.cleared' }));
    const first = rows.find(({ canType }) => canType);
    if (first) keys.goTo(first.sku);
  };
  const actions: PageActionList = sheetActions(intl, {
    order,
    setOrder,
    stockAge: stock?.age,
    setAge: counted.setAge,
    onAdd: openFinder,
    addRef: addButton,
    onFill: fill,
    onClear: isEmptyDraft(draft) ? undefined : clear,
  });
  return {
    displayRules,
    draft,
    unsure: useMemo(() => unsureCount(draft), [draft]),
    rows,
    skus,
    typedSkus,
    purchases,
    sum,
    count,
    sending,
    prices,
    dietStrip,
    tools,
    counted,
    today,
    keys,
    actions,
    refs: { grid, bar, list, sendButton },
    messages: [said, told],
    finderPresses,
    finderText,
    setFinderText,
    closeFinder: () => {
      setFinderPresses(0);
      setFinderText('');
      addButton.current?.focus();
    },
    addLine,
    take,
    onDrop,
  };
}
