import { memo, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WatchedPrice } from '#components/price/WatchedPrice.tsx';
import { ProductRowSkeleton } from '#components/product/ProductRowSkeleton.tsx';
import { GroupHeading } from '#components/search/GroupHeading.tsx';
import { AddedMark } from './parts/AddedMark';
import { ConnectedProductRow } from '#connected/product/ConnectedProductRow.tsx';
import list from '#connected/product/ProductList.module.css';
import { useEssenceState } from '#connected/product/productList.ts';
import { Button } from '#kit/action/Button.tsx';
import { WindowedList } from '#kit/list/WindowedList.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { useLook } from '#themes/look.ts';
import { groupHeadingHeight, phoneRowHeight, rowHeights } from '#themes/rowHeights.ts';
import styles from './EssenceRows.module.css';
import { headingAt, type EssenceSlot } from './essenceSlots';

interface EssenceRowsProps {
  slots: readonly EssenceSlot[];
  /** Another list is loading. */
  isOutdated: boolean;
  /** Called when rows of a part come near the window and stay there. */
  onNear(part: number): void;
  /** Called to retry loading. */
  onRetry(): void;
}

/** Milliseconds that rows must stay near the window before they are loaded: dragging the scroll bar past them must not load them. */
const rest = 100;

/** The essence list as rows by category. Only rows near the window are rendered and loaded. */
export function EssenceRows({ slots, isOutdated, onNear, onRetry }: EssenceRowsProps) {
  const intl = useIntl();
  const isPhone = useViewport() === 'mobile';
  const { density } = useLook();
  const rowHeight = isPhone ? phoneRowHeight : rowHeights[density];
  // A slot keeps its key when its product arrives, so that the list only measures it again and stays in place.
  const items = useMemo(() => slots.map((slot, place) => ({ slot, place })), [slots]);
  const headOf = (place: number) => {
    const heading = headingAt(slots, place);
    return heading && <GroupHeading view="row" name={heading.name} count={heading.count} />;
  };
  return (
    <section
      className={`${list.rows} ${isOutdated ? list.outdated : ''}`}
      aria-label={intl.formatMessage({ id: 'essence.list.label' })}
      aria-busy={isOutdated}
    >
      <WindowedList
        items={items}
        keyOf={({ place }) => String(place)}
        heightOf={({ slot }) => rowHeight + (slot.kind === 'product' && slot.heading ? groupHeadingHeight : 0)}
        isExact={!isPhone}
        headOf={headOf}
        render={({ slot, place }) => <Slot slot={slot} place={place} of={slots.length} onNear={onNear} onRetry={onRetry} />}
      />
    </section>
  );
}

interface SlotProps extends Pick<EssenceRowsProps, 'onNear' | 'onRetry'> {
  slot: EssenceSlot;
  place: number;
  of: number;
}

function Slot({ slot, place, of, onNear, onRetry }: SlotProps) {
  const { part } = slot;
  useEffect(() => {
    const timer = setTimeout(() => onNear(part), rest);
    return () => clearTimeout(timer);
  }, [part, onNear]);
  if (slot.kind === 'pending') return <ProductRowSkeleton />;
  if (slot.kind === 'failed') return <FailedRow saysSo={slot.saysSo} onRetry={onRetry} />;
  return (
    <>
      {slot.heading && <GroupHeading view="row" name={slot.heading.name} count={slot.heading.count} />}
      <EssenceRow key={slot.product.sku} slot={slot} position={place + 1} of={of} />
    </>
  );
}

/** A row of a part that failed to load; some of them show the error. */
function FailedRow({ saysSo, onRetry }: { saysSo: boolean; onRetry(): void }) {
  return (
    <div className={styles.failed}>
      {saysSo && (
        <>
          <span>
            <FormattedMessage id="essence.part.failed" />
          </span>
          <Button size="small" onClick={onRetry}>
            <FormattedMessage id="feedback.error.retry" />
          </Button>
        </>
      )}
    </div>
  );
}

interface EssenceRowProps {
  slot: Extract<EssenceSlot, { kind: 'product' }>;
  position: number;
  of: number;
}

const EssenceRow = memo(function EssenceRow({ slot: { product, freeGoods }, position, of }: EssenceRowProps) {
  const { sku } = product;
  const note = useMemo(
    () => (
      <>
        <ConnectedAddedMark sku={sku} />
        {product.isOrderable && <WatchedPrice product={product} choice={undefined} />}
      </>
    ),
    [sku, product],
  );
  return <ConnectedProductRow product={product} freeGoods={freeGoods} position={position} of={of} note={note} />;
});

function ConnectedAddedMark({ sku }: { sku: string }) {
  return useEssenceState(sku) === 'added' ? <AddedMark /> : null;
}
