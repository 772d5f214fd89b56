import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDebounce } from 'use-debounce';
import { useAmountCheck } from '#connected/cart/amountCheck.ts';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { OrderLimitNotice } from './parts/OrderLimitNotice';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { QuickEntryDialog } from './parts/quickEntry/QuickEntryDialog';
import type { FileProblem } from './parts/quickEntry/QuickEntryField';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { isOrderLimitReached as isLimitReached } from '#domain/order/fair.ts';
import { isLargeAmount, mayBeLarge } from '#domain/cart/largeAmount.ts';
import { foreignFormOf } from '#domain/checkout/foreignForm.ts';
import { limits } from '#domain/text/limits.ts';
import { readQuickEntry, replaceLine, withoutLines } from '#domain/quickEntry/quickEntry.ts';
import { quickRows, type QuickRow } from '#domain/quickEntry/quickEntryRows.ts';
import { quickTotals } from '#domain/quickEntry/quickEntryTotals.ts';
import { readTextFile } from '#domain/text/textFile.ts';
import { useCart } from '#cart/cart.ts';
import { isCalledOff, useAddAll, type AdditionReport } from '#cart/cartAddition.ts';
import { customerOptions } from '#queries/customer.ts';
import { useCodeLookup } from '#cart/quickEntry.ts';
import { knownLargestPurchase } from '#queries/essence.ts';
import { readRecentPurchases } from '#queries/lastBought.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { QuickEntryFinder } from './QuickEntryFinder';
import { useQuickEntryText } from './quickEntryText';

interface QuickEntryPanelProps {
  context: BuyerContext;
  displayRules: DisplayRules;
  isOpen: boolean;
  onClose(): void;
}

/** Debounce of the look-up, in milliseconds. */
const lookupDebounce = 300;
const none: ReadonlySet<string> = new Set();

type ReadyRow = Extract<QuickRow, { state: 'ready' }>;

/** Result of adding: number of added lines, and the texts of failed ones. */
interface Outcome {
  readonly added: number;
  readonly failedTexts: ReadonlySet<string>;
}

/** The quick entry, connected to catalogue and cart. */
export function QuickEntryPanel({ context, displayRules, isOpen, onClose }: QuickEntryPanelProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { permissions } = useShop();
  const [text, change] = useQuickEntryText(context);
  const [settled] = useDebounce(text, lookupDebounce, { leading: true });
  const [outcome, setOutcome] = useState<Outcome>();
  const [fileProblem, setFileProblem] = useState<FileProblem>();
  // A user who types the last line and adds at once doesn't wait: the lines are added once looked up.
  const [pendingAdd, setPendingAdd] = useState<{ readonly text: string }>();
  const pendingAddDone = useRef<typeof pendingAdd>(undefined);
  // Lines of machine-readable data would be meaningless.
  const foreignForm = foreignFormOf(text);
  const lines = useMemo(() => (foreignFormOf(settled) === undefined ? readQuickEntry(settled) : []), [settled]);
  const lookup = useCodeLookup(context, permissions.displayCrossTenantProductId, lines);
  const { cart } = useCart(context);
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
  const { mutateAsync, isPending, isError, error } = useAddAll(context, { minimumOf: 'line', failure: 'inline' });

  const onMend = useCallback(
    (row: QuickRow, mended: string | undefined) => {
      change((now) => {
        // Typing after the last render may have moved the row's line.
        const isThere = readQuickEntry(now).some(({ line, text: kept }) => line === row.line && kept === row.text);
        if (!isThere) return now;
        return mended === undefined ? withoutLines(now, new Set([row.line])) : replaceLine(now, row.line, mended);
      });
    },
    [change],
  );

  const searchFor = useCallback(
    (line: string, onNumber: (code: string) => void) => <QuickEntryFinder context={context} line={line} onNumber={onNumber} />,
    [context],
  );

  const readFile = async (file: File) => {
    const read = await file.arrayBuffer().then(
      (bytes) => readTextFile(new Uint8Array(bytes)),
      () => ({ kind: 'unreadable' as const }),
    );
    setFileProblem(read.kind === 'text' ? undefined : read.kind);
    if (read.kind === 'text') change((now) => [now.trimEnd(), read.text.replace(/^\ufeff/, '')].filter(Boolean).join('\n'));
  };

  // A double click is faster than the button's pending state.
  const isRunning = useRef(false);
  const settle = (report: AdditionReport, ready: readonly ReadyRow[]) => {
    isRunning.current = false;
    setPendingAdd(undefined);
    if (isCalledOff(report)) return;
    const added = new Set(report.added);
    const failed = new Set(report.failed);
    const done = new Set(ready.filter(({ requestedLine: wanted }) => added.has(wanted)).map(({ line }) => line));
    const isAllDone = rows.every(({ line, state }) => done.has(line) || (state !== 'ready' && state !== 'open' && state !== 'looking'));
    const left = isAllDone ? '' : withoutLines(text, done);
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
    setOutcome({
      added: added.size,
      failedTexts: new Set(ready.filter(({ requestedLine }) => failed.has(requestedLine)).map((row) => row.text)),
    });
    // A line that was valid and is now refused has changed meanwhile.
    if (report.refused.length > 0) lookup.refresh();
  };
  const queryClient = useQueryClient();
  const amountCheck = useAmountCheck();
  const [isChecking, setChecking] = useState(false);
  /** Confirms amounts far above the usual one, product by product, as the cart does; returns the skus that were declined. */
  const skusNotMeant = async (ready: readonly ReadyRow[]): Promise<ReadonlySet<string>> => {
    const totals = quickTotals(
      ready.map(({ choice }) => choice),
      cart?.lines ?? [],
    ).filter(({ amount, unit }) => mayBeLarge({ amount, ratio: unit.ratio }));
    if (totals.length === 0) return none;
    await readRecentPurchases(
      queryClient,
      context,
      totals.map(({ product }) => product.sku),
    );
    const notMeant = new Set<string>();
    for (const total of totals) {
      const wanted = { amount: total.amount, ratio: total.unit.ratio };
      const isKnown = knownLargestPurchase(queryClient, context, total.product.sku) !== undefined;
      // If loading fails, it must not be awaited product by product.
      if (!isKnown && !isLargeAmount(wanted, { largestPurchase: undefined, held: undefined })) continue;
      // One dialog after the other.
      // oxlint-disable-next-line no-await-in-loop
      if ((await amountCheck.check({ context, ...total }, () => undefined)) === false) notMeant.add(total.product.sku);
    }
    return notMeant;
  };
  const addReady = async () => {
    const ready = rows.filter((row) => row.state === 'ready');
    if (ready.length === 0 || isRunning.current) return;
    isRunning.current = true;
    setChecking(true);
    const notMeant = await skusNotMeant(ready);
    const meant = ready.filter(({ requestedLine: { sku } }) => !notMeant.has(sku));
    setChecking(false);
    if (meant.length === 0) {
      isRunning.current = false;
      setPendingAdd(undefined);
      return;
    }
    // Through the promise, which also settles after the screen was left: an added line must not stay here to be added
    // again.
    await mutateAsync(meant.map(({ requestedLine: wanted }) => wanted)).then(
      (report) => settle(report, meant),
      // After a failure other lines may be looked up; the button must not wait for that.
      () => {
        isRunning.current = false;
        setPendingAdd(undefined);
      },
    );
  };
  const isLooking = lookup.isLooking || settled !== text;
  const isWaiting = isOpen && isLooking && pendingAdd?.text === text;
  const addWanted = useEffectEvent(() => {
    if (pendingAdd === undefined || pendingAddDone.current === pendingAdd) return;
    pendingAddDone.current = pendingAdd;
    if (isOpen && pendingAdd.text === text && !lookup.hasFailed) queueMicrotask(() => void addReady());
  });
  useEffect(() => {
    if (!isLooking) addWanted();
  }, [isLooking]);
  return (
    <QuickEntryDialog
      isOpen={isOpen}
      text={text}
      rows={rows}
      displayRules={displayRules}
      isLooking={isLooking}
      isWaiting={isWaiting}
      hasLookupFailed={lookup.hasFailed}
      lookupError={lookup.error}
      isAdding={isPending || isChecking}
      hasAddFailed={isError}
      addError={error}
      addedCount={outcome?.added}
      failedTexts={outcome?.failedTexts ?? none}
      fileProblem={fileProblem ?? foreignForm}
      notice={isOrderLimitReached && <OrderLimitNotice contact={<LazyPersonalContact look="line" />} />}
      onText={(next) => {
        setFileProblem(undefined);
        setPendingAdd(undefined);
        change(() => next);
      }}
      onFile={(file) => void readFile(file)}
      onMend={onMend}
      onRetry={() => {
        setPendingAdd(undefined);
        lookup.retry();
      }}
      onAdd={() => (isLooking ? setPendingAdd({ text }) : void addReady())}
      searchFor={searchFor}
      onClose={onClose}
    />
  );
}
