import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { CountList } from './parts/CountList';
import { CountPanel } from './parts/CountPanel';
import { FoundProducts } from './parts/FoundProducts';
import { lineAmount, lineName } from './parts/lineText';
import {
  countedTotals,
  otherLineId,
  questionableSkus,
  withConfirmed,
  withLine,
  withNamed,
  withoutLine,
  type CountLine,
} from '#domain/inventory/inventoryCount.ts';
import { inventoryTotals, lastInventory } from '#domain/inventory/lastCount.ts';
import { limits } from '#domain/text/limits.ts';
import { readScannedCode, type ScannedCode } from '#domain/codes/scannedCode.ts';
import { readProse, readTyped } from '#domain/text/typedText.ts';
import type { User } from '#domain/customer/token.ts';
import { useListDeliveryAddresses } from '#gen/customer/list-delivery-addresses.ts';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { useInventoryCounting } from '#ordering/inventoryCount.ts';
import { inventoryDetailsOptions } from '#queries/inventoryDetails.ts';
import { offlineProductsOptions, newestInventoriesOptions } from '#queries/inventoryCount.ts';
import { useIsOnline } from '#platform/isOnline.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './Counting.module.css';
import { CountSearch } from './CountSearch';
import { PlaceFields } from './PlaceFields';
import { SendCount } from './SendCount';
import { useActiveLine } from './useActiveLine';
import { useCountFocus } from './useCountFocus';
import { useFound } from './useFound';
import { useLookUps } from './useLookUps';
import { useScanner } from '#connected/scan/useScanner.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

const CameraScan = lazyComponent(async () => (await import('#connected/scan/CameraScan.tsx')).CameraScan);
const LeaveDialog = lazyComponent(async () => (await import('#connected/inventory/LeaveDialog.tsx')).LeaveDialog);
const OtherItemDialog = lazyComponent(async () => (await import('./parts/OtherItemDialog')).OtherItemDialog);

interface CountingProps {
  context: BuyerContext;
  user: User;
  /** Called with the new inventory's id once the count is sent. */
  onSent(inventoryId: string): void;
}

/** Item to name: the barcode of a line, or a searched thing without one. */
type Naming = { readonly line: CountLine; readonly name: '' } | { readonly line: undefined; readonly name: string };

/** Why a code or a text was not counted. */
type Refusal = Exclude<ScannedCode['kind'], 'product'> | 'sending' | 'similar';

const nothing: readonly never[] = [];

/** Counting: scan, search or pick, then the amount. Everything is stored on this device until it is sent. */
export function Counting({ context, user, onSent }: CountingProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const isOnline = useIsOnline();
  const isLeaving = useSearchParams()[0].has('leave');
  const counting = useInventoryCounting(context, user);
  const { view, change, isSending } = counting;
  const { count, isRead, isKept } = view;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<{ readonly code: string; readonly why: Refusal }>();
  const newestTyped = useRef('');
  const type = (text: string) => {
    setTyped(text);
    newestTyped.current = text;
    setRefused(undefined);
  };
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [naming, setNaming] = useState<Naming>();

  const { data: book = nothing } = useQuery(offlineProductsOptions(useQueryClient(), context));
  const { data: addresses = nothing, isLoading: isLoadingAddresses } = useListDeliveryAddresses(context.tenant, context.customerId, {
    query: { meta: { failure: 'silent' } },
  });
  const last = useLastTotals(context, count.place.externalAddressId);
  const known = useMemo(
    () => [...count.lines.flatMap((line) => (line.kind === 'product' ? [line.product] : [])), ...book],
    [count.lines, book],
  );
  const lookUps = useLookUps(context, count, change);
  const found = useFound(context, typed, known);
  const active = useActiveLine(counting, known);
  const { line, addition } = active;
  const { panel, result, scanned, focusSearch, switchToKeyboard } = useCountFocus(active.turn, isCameraOpen);

  // Eight digits may be a product's number, and so may a scanned code that isn't a product's barcode.
  const takeNumber = async (text: string, why: Refusal) => {
    const product = await found.withNumber(text);
    if (product) active.pick(product);
    else setRefused({ code: text, why });
  };
  const take = (text: string, code: ScannedCode) => {
    type('');
    if (isSending) setRefused({ code: text, why: code.kind === 'product' ? 'sending' : code.kind });
    else if (code.kind === 'shipment') setRefused({ code: text, why: code.kind });
    else if (code.kind !== 'product') void takeNumber(text, code.kind);
    else {
      scanned();
      active.scan(code.product);
    }
  };
  useScanner({
    amountField: () => (naming || isSending ? undefined : (panel.current?.querySelector('input') ?? undefined)),
    kindOf: (field) => (field.matches('search input') ? 'codes' : panel.current?.contains(field) ? 'amount' : 'other'),
    mark: active.mark,
    onScan: ({ text, code }) => {
      // While an item is being named, nothing is counted behind the dialog.
      if (!naming) take(text, code);
    },
  });

  // No question about the line being counted: the next scan may be the same product.
  const activeSku = line?.kind === 'product' ? line.product.sku : undefined;
  const questions = new Map(
    [...questionableSkus(count, last)].flatMap((sku) => {
      const before = last.get(sku);
      return before && sku !== activeSku ? [[sku, before] as const] : [];
    }),
  );
  const nameLine = (id: string) => {
    const named = count.lines.find((other) => other.id === id);
    if (named) setNaming({ line: named, name: '' });
  };
  const remove = (removed: CountLine) => {
    if (removed.id === line?.id) active.close();
    change((now) => withoutLine(now, removed.id));
    focusSearch();
    toasts.show({
      severity: 'info',
      text: intl.formatMessage({ id: 'inventoryCount.line.removed' }, { product: lineName(intl, removed) }),
      autoCloseMs: limits.warningToast,
      action: { label: intl.formatMessage({ id: 'inventoryCount.panel.undo' }), onClick: () => change((now) => withLine(now, removed)) },
    });
  };
  const cameraButton = useRef<HTMLButtonElement>(null);
  const closeCamera = () => {
    setCameraOpen(false);
    cameraButton.current?.focus();
  };
  const words = readTyped(typed);
  const typedCode = readScannedCode(typed);
  // Waits for the results, since fast typists press Enter earlier.
  const pickBest = async () => {
    const best = await found.best();
    if (newestTyped.current !== typed) return;
    if (best.product) {
      type('');
      active.pick(best.product);
    } else if (best.hasSimilar) setRefused({ code: words, why: 'similar' });
  };
  const finishNaming = (name: string, unit: string) => {
    // The dialog returns the focus to a button that may be gone after the naming.
    flushSync(() => setNaming(undefined));
    type('');
    if (naming?.line) {
      const { id } = naming.line;
      flushSync(() => change((now) => withNamed(now, id, name, unit)));
      focusSearch();
    } else active.addOther({ kind: 'other', id: otherLineId(undefined, name, unit), gtin: undefined, name, unit, amount: '1' });
  };
  if (!isRead) return <ListSkeleton rows={5} />;
  return (
    <div className={styles.counting}>
      <div className={styles.work}>
        <CountSearch
          typed={typed}
          isCameraOpen={isCameraOpen}
          cameraButton={cameraButton}
          onType={type}
          onSubmit={() => {
            if (typedCode) take(words, typedCode);
            else void pickBest();
          }}
          onCamera={() => setCameraOpen(!isCameraOpen)}
        >
          {isCameraOpen && (
            <CameraScan
              onCode={(text, code) => {
                if (!naming) take(text, code);
              }}
              onProblem={switchToKeyboard}
              onClose={closeCamera}
            />
          )}
          {refused && (
            <InlineError>
              <FormattedMessage id={`inventoryCount.scan.${refused.why}`} values={{ code: refused.code }} />
            </InlineError>
          )}
          {words.length > 1 && (
            <FoundProducts
              products={found.products}
              similar={found.similar}
              isLooking={found.isLooking && isOnline}
              hasFailed={found.hasFailed && isOnline}
              error={found.error}
              isOffline={!isOnline}
              onPick={(product) => {
                type('');
                active.pick(product);
              }}
              onOther={() => {
                if (typedCode) take(words, typedCode);
                else setNaming({ line: undefined, name: readProse(typed) });
              }}
              onRetry={found.retry}
            />
          )}
        </CountSearch>
        {line && words.length <= 1 && (
          <div ref={panel}>
            <CountPanel
              key={active.turn}
              line={line}
              addition={addition}
              isDisabled={isSending}
              onAmount={active.setAmount}
              onUnit={active.setUnit}
              onUndo={active.undo}
              onName={() => nameLine(line.id)}
              onClose={active.close}
            />
          </div>
        )}
        <output>
          {line && (
            <VisuallyHidden>
              <FormattedMessage
                id="inventoryCount.scan.counted"
                values={{ product: lineName(intl, line), total: lineAmount(intl, line) }}
              />
            </VisuallyHidden>
          )}
        </output>
      </div>
      <div ref={result} className={styles.result} tabIndex={-1}>
        {!isKept && (
          <p role="alert" className={styles.warning}>
            <FormattedMessage id="inventoryCount.keep.failed" />
          </p>
        )}
        {count.lines.length === 0 ? (
          <EmptyState pictogram="list" title={<FormattedMessage id="inventoryCount.empty.title" />}>
            <FormattedMessage id="inventoryCount.empty.text" />
          </EmptyState>
        ) : (
          <>
            <SectionHeading level={2}>
              <FormattedMessage
                id="inventoryCount.list.title"
                values={{ count: count.lines.length, products: countedTotals(count.lines).size }}
              />
            </SectionHeading>
            <CountList
              lines={count.lines}
              activeId={line?.id}
              questions={questions}
              lookUps={lookUps.states}
              isDisabled={isSending}
              onOpen={active.open}
              onRemove={remove}
              onConfirm={(sku) => change((now) => withConfirmed(now, sku))}
              onName={nameLine}
              onLookUp={lookUps.retry}
            />
            <PlaceFields
              place={count.place}
              addresses={addresses}
              isLoading={isLoadingAddresses}
              isDisabled={isSending}
              onChange={(part) => change((now) => ({ ...now, place: { ...now.place, ...part } }))}
            />
          </>
        )}
        <SendCount
          counting={counting}
          isOnline={isOnline}
          isLookingUp={lookUps.isDue}
          onlyAddress={addresses.length === 1 ? addresses[0]?.externalId : undefined}
          onSent={onSent}
        />
      </div>
      {naming && (
        <OtherItemDialog
          isOpen
          gtin={naming.line && naming.line.kind !== 'product' ? naming.line.gtin : undefined}
          name={naming.name}
          onConfirm={finishNaming}
          onCancel={() => setNaming(undefined)}
        />
      )}
      {isLeaving && <LeaveDialog tenant={context.tenant} userId={user.userId} />}
    </div>
  );
}

/** Amounts per product in the place's last inventory, in storage units; empty while unknown. */
function useLastTotals(context: BuyerContext, externalAddressId: string | undefined) {
  const { data: newest = nothing } = useQuery(newestInventoriesOptions(context));
  const lastId = lastInventory(newest, externalAddressId)?.id;
  const { data } = useQuery({
    ...inventoryDetailsOptions(context, lastId ?? ''),
    enabled: lastId !== undefined,
    meta: { failure: 'silent' },
  });
  return useMemo(() => inventoryTotals(data ?? { items: [] }), [data]);
}
