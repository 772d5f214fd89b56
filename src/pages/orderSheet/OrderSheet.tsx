import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyUsualReminder } from '#connected/order/LazyUsualReminder.tsx';
import type { NextDelivery } from '#domain/price/displayRules.ts';
import { formatPrice } from '#i18n/format.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { paths } from '#paths.ts';
import styles from './OrderSheet.module.css';
import { SheetAsOf } from './parts/SheetAsOf';
import { SheetBar } from './parts/SheetBar';
import { StockPart } from './parts/StockLine';
import { UnavailableLines } from './UnavailableLines';
import { SheetGrid } from './SheetGrid';
import { useSheetModel, type ShownSheet } from './useSheetModel';
import type { SheetChanges } from './useSheetReading';

const SheetChangesNote = lazyComponent(async () => (await import('./SheetChangesNote')).SheetChangesNote);
const SheetFinder = lazyComponent(async () => (await import('./SheetFinder')).SheetFinder);

interface OrderSheetProps extends ShownSheet {
  /** Changes since the last reading; undefined if there are none. */
  changes: SheetChanges | undefined;
  title: string;
  /** Link back to its source. */
  back: ReactNode;
}

/** The sheet with its tools. */
export function OrderSheet({ changes, title, back, ...sheet }: OrderSheetProps) {
  const { context, userId, origin, store } = sheet;
  const model = useSheetModel(sheet);
  const { displayRules, draft, unsure, rows, skus, typedSkus, purchases, sum, count, sending, prices, dietStrip, tools } = model;
  const { counted, today, keys, actions, refs, messages, finderPresses, finderText, setFinderText, closeFinder, addLine, take, onDrop } =
    model;
  const { grid, bar, list, sendButton } = refs;
  const { canSeePrices } = displayRules;
  const { stock } = counted;
  return (
    <PageFrame title={title} back={back} actions={actions}>
      <div className={styles.sheet}>
        {/* Present before its content, so that this is read out. */}
        <div aria-live="polite">
          {origin.asOf !== undefined && (
            <SheetAsOf moment={origin.asOf} hasPrices={canSeePrices} isReading={origin.isReading} onRetry={origin.retry} />
          )}
          {changes && <SheetChangesNote {...changes} />}
        </div>
        <SheetBar
          ref={bar}
          delivery={deliveryText(displayRules.nextDelivery)}
          sum={canSeePrices ? formatPrice(sum.net) : undefined}
          onRequest={sum.onRequest}
          unreadable={sum.unreadable}
          count={count}
          isAdding={sending.isAdding}
          isWaiting={draft.isWaiting && !sending.isAdding}
          isInterrupted={draft.attempt !== undefined && !sending.isAdding}
          unsure={unsure}
          sendRef={sendButton}
          onSend={sending.send}
          onStopWaiting={() => store.dispatch({ kind: 'wait', isWaiting: false })}
          onDecide={(isSent) => store.dispatch({ kind: 'decide', isSent })}
        />
        {finderPresses > 0 && (
          <SheetFinder
            context={context}
            missingImage={displayRules.missingImage}
            heldSkus={skus}
            onAdd={addLine}
            onHeld={keys.goTo}
            onClose={closeFinder}
            presses={finderPresses}
            typed={finderText}
            onType={setFinderText}
          />
        )}
        <VisuallyHidden>
          {messages.map((message, place) => (
            <output key={place}>{message}</output>
          ))}
        </VisuallyHidden>
        {rows.length > 0 && (
          <div className={styles.status}>
            <StatusLine>
              {stock && (
                <StockPart last={counted.last} today={today} age={stock.age} countHref={paths.newInventory()} onRetry={counted.retry} />
              )}
              {dietStrip}
              {prices.strip}
            </StatusLine>
          </div>
        )}
        {rows.length === 0 ? (
          <NothingOnIt />
        ) : prices.isAwaited && origin.isLive ? (
          <ListSkeleton rows={12} />
        ) : (
          // The keys belong to the amounts in it.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
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
        {origin.isLive && <LazyUsualReminder context={context} userId={userId} heldSkus={typedSkus} onAdd={(choice) => take(choice)} />}
        <UnavailableLines
          context={context}
          rows={rows}
          onSwap={(gone, swap) => {
            take(swap, gone);
            keys.goTo(swap.product.sku);
          }}
        />
        <details className={styles.keys}>
          <summary className={styles.summary}>
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

/** The next delivery day with its deadline; undefined while unknown. */
function deliveryText(next: NextDelivery | undefined): ReactNode {
  if (!next) return undefined;
  const { day, until: time, untilDay } = next;
  if (time === undefined) return <FormattedMessage id="orderSheet.delivery" values={{ day }} />;
  if (untilDay === undefined) return <FormattedMessage id="orderSheet.delivery.until" values={{ day, time }} />;
  return <FormattedMessage id="orderSheet.delivery.untilDay" values={{ day, untilDay, time }} />;
}

/** Empty state of a list without lines. */
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
