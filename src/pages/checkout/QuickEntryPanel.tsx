import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDebounce } from 'use-debounce';
import { LazyPersonalContact } from '../../connected/content/LazyPersonalContact';
import { OrderLimitNotice } from '../../components/checkout/OrderLimitNotice';
import type { ProductViewing } from '../../components/product/productView';
import { QuickEntryDialog } from '../../components/quickEntry/QuickEntryDialog';
import type { FileProblem } from '../../components/quickEntry/QuickEntryField';
import { useToasts } from '../../kit/toast/toastQueue';
import { useProductViewer } from '../../connected/product/productViewing';
import { isOrderLimitReached as isLimitReached } from '../../domain/fair';
import { limits } from '../../domain/limits';
import { readQuickEntry, replaceLine, withoutLines } from '../../domain/quickEntry';
import { quickRows, type QuickRow } from '../../domain/quickEntryRows';
import { readTextFile } from '../../domain/textFile';
import { useCart } from '../../cart/cart';
import { useAddAll, type AdditionReport } from '../../cart/cartAddition';
import { customerOptions } from '../../queries/customer';
import { useCodeLookup } from '../../cart/quickEntry';
import type { BuyerContext } from '../../queries/shopContext';
import { useQuickEntryText } from './quickEntryText';

interface QuickEntryPanelProps {
  context: BuyerContext;
  viewing: ProductViewing;
  isOpen: boolean;
  onClose(): void;
}

/** Milliseconds after the last change until the lines are looked up. */
const lookupDebounce = 300;
const none: ReadonlySet<string> = new Set();

/** What adding left behind: how many lines went in, and the texts of those that could not be stored. */
interface Outcome {
  readonly added: number;
  readonly failedTexts: ReadonlySet<string>;
}

/** The quick entry joined to the catalogue and the cart. */
export function QuickEntryPanel({ context, viewing, isOpen, onClose }: QuickEntryPanelProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const viewer = useProductViewer();
  const [text, change] = useQuickEntryText(context);
  const [settled] = useDebounce(text, lookupDebounce, { leading: true });
  const [outcome, setOutcome] = useState<Outcome>();
  const [fileProblem, setFileProblem] = useState<FileProblem>();
  // Whoever types the last line and adds at once does not wait for the look-up: what was wanted is done once the lines are known.
  const [wish, setWish] = useState<{ readonly text: string }>();
  const wishDone = useRef<typeof wish>(undefined);
  const lines = useMemo(() => readQuickEntry(settled), [settled]);
  const lookup = useCodeLookup(context, viewer, lines);
  const { cart } = useCart(context, viewer);
  const { data: isOrderLimitReached = false } = useQuery({
    ...customerOptions(context),
    select: isLimitReached,
    enabled: context.shop.kind === 'fair',
  });
  const { codes } = lookup;
  const rows = useMemo(
    () => quickRows(lines, { codes, cartLines: cart?.lines ?? [], isOrderLimitReached }),
    [lines, codes, cart, isOrderLimitReached],
  );
  const { mutateAsync, isPending, isError } = useAddAll(context, viewer, { minimumOf: 'line', failure: 'inline' });

  const onMend = useCallback(
    (row: QuickRow, mended: string | undefined) => {
      change((now) => {
        // What was typed since the row was drawn may have moved its line.
        const isThere = readQuickEntry(now).some(({ line, text: kept }) => line === row.line && kept === row.text);
        if (!isThere) return now;
        return mended === undefined ? withoutLines(now, new Set([row.line])) : replaceLine(now, row.line, mended);
      });
    },
    [change],
  );

  const readFile = async (file: File) => {
    const read = await file.arrayBuffer().then(
      (bytes) => readTextFile(new Uint8Array(bytes)),
      () => ({ kind: 'unreadable' as const }),
    );
    setFileProblem(read.kind === 'text' ? undefined : read.kind);
    if (read.kind === 'text') change((now) => [now.trimEnd(), read.text.replace(/^\ufeff/, '')].filter(Boolean).join('\n'));
  };

  // A double click is faster than the button can show that it is busy.
  const isRunning = useRef(false);
  const settle = (report: AdditionReport, ready: readonly Extract<QuickRow, { state: 'ready' }>[]) => {
    isRunning.current = false;
    setWish(undefined);
    const added = new Set(report.added);
    const failed = new Set(report.failed);
    const left = withoutLines(text, new Set(ready.filter(({ wish }) => added.has(wish)).map(({ line }) => line)));
    change(() => left);
    if (left === '') {
      setOutcome(undefined);
      toasts.show({
        severity: 'success',
        text: intl.formatMessage({ id: 'quickEntry.added' }, { count: added.size }),
        autoCloseMs: limits.warningToast,
      });
      onClose();
      return;
    }
    setOutcome({ added: added.size, failedTexts: new Set(ready.filter(({ wish }) => failed.has(wish)).map((row) => row.text)) });
    // What was fine a moment ago and was refused now has changed meanwhile.
    if (report.refused.length > 0) lookup.refresh();
  };
  const addReady = () => {
    const ready = rows.filter((row) => row.state === 'ready');
    if (ready.length === 0 || isRunning.current) return;
    isRunning.current = true;
    // By its promise, which tells also after the screen was left: a line that went in must not wait here to be added again.
    void mutateAsync(ready.map(({ wish }) => wish)).then(
      (report) => settle(report, ready),
      // After a failure the lines may be looked up again for another reason; the button must not wait for that.
      () => {
        isRunning.current = false;
        setWish(undefined);
      },
    );
  };
  const isLooking = lookup.isLooking || settled !== text;
  const isWaiting = isOpen && isLooking && wish?.text === text;
  const addWanted = useEffectEvent(() => {
    if (wish === undefined || wishDone.current === wish) return;
    wishDone.current = wish;
    if (isOpen && wish.text === text && !lookup.hasFailed) addReady();
  });
  useEffect(() => {
    if (!isLooking) addWanted();
  }, [isLooking]);
  return (
    <QuickEntryDialog
      isOpen={isOpen}
      text={text}
      rows={rows}
      viewing={viewing}
      isLooking={isLooking}
      isWaiting={isWaiting}
      hasLookupFailed={lookup.hasFailed}
      isAdding={isPending}
      hasAddFailed={isError}
      addedCount={outcome?.added}
      failedTexts={outcome?.failedTexts ?? none}
      fileProblem={fileProblem}
      notice={isOrderLimitReached && <OrderLimitNotice contact={<LazyPersonalContact look="line" />} />}
      onText={(next) => {
        setFileProblem(undefined);
        setWish(undefined);
        change(() => next);
      }}
      onFile={(file) => void readFile(file)}
      onMend={onMend}
      onRetry={() => {
        setWish(undefined);
        lookup.retry();
      }}
      onAdd={() => (isLooking ? setWish({ text }) : addReady())}
      onClose={onClose}
    />
  );
}
