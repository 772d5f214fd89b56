import { memo, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WatchedPrice } from '../../components/price/WatchedPrice';
import { ProductRowSkeleton } from '../../components/product/ProductRowSkeleton';
import { GroupHeading } from '../../components/search/GroupHeading';
import { AddedMark } from './parts/AddedMark';
import { ConnectedProductRow } from '../../connected/product/ConnectedProductRow';
import list from '../../connected/product/ProductList.module.css';
import { useEssenceState } from '../../connected/product/productList';
import { Button } from '../../kit/action/Button';
import { WindowedList } from '../../kit/list/WindowedList';
import { useViewport } from '../../kit/page/viewport';
import { useLook } from '../../themes/look';
import { groupHeadingHeight, phoneRowHeight, rowHeights } from '../../themes/rowHeights';
import styles from './EssenceRows.module.css';
import { headingAt, type EssenceSlot } from './essenceSlots';

interface EssenceRowsProps {
  slots: readonly EssenceSlot[];
  /** Another list is on its way. */
  isOutdated: boolean;
  /** Rows of a part have come near the window and stay there. */
  onNear(part: number): void;
  /** Reads again what could not be read. */
  onRetry(): void;
}

/** Milliseconds that rows have to stay near the window before they are read: who pulls the scroll bar past them doesn't want them. */
const rest = 100;

/** The essence list as rows under the headings of their categories. Only those near the window are in the page, and only those are read. */
export function EssenceRows({ slots, isOutdated, onNear, onRetry }: EssenceRowsProps) {
  const intl = useIntl();
  const isPhone = useViewport() === 'mobile';
  const { density } = useLook();
  const rowHeight = isPhone ? phoneRowHeight : rowHeights[density];
  // A place keeps its key when its product comes, so that the list only measures it again and stays where it is.
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

/** A row of a part that could not be read; some of them say so. */
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
