import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { isUndeliverable, type RequestedLine } from '#domain/cart/cartAddition.ts';
import type { ComparedLine, LineChange, SortedComparison } from '#domain/order/orderComparison.ts';
import type { Product } from '#domain/product/product.ts';
import { formatPrice, formatQuantity } from '#i18n/format.ts';
import { formatUnits, unitLabel, unitName } from '#i18n/unitName.ts';
import { RefusedLineSwap, type ChosenSubstitute } from '../cart/RefusedLineSwap.tsx';
import { reasonText } from '../cart/refusalText.ts';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';
import { Check } from '#kit/field/Check.tsx';
import { useProductNumber } from '../product/productNumber.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './ReorderDialog.module.css';

interface ReorderDialogProps {
  isOpen: boolean;
  /** Lines to order again, by change since then. */
  comparison: SortedComparison;
  /** Substitute per line. */
  chosen?: ReadonlyMap<ComparedLine, ChosenSubstitute>;
  /** Called to search a substitute for an undeliverable line; omit to offer none. */
  onSubstitute?(line: ComparedLine): void;
  /** Called to remove a line's substitute. */
  onUndo?(line: ComparedLine): void;
  /** Called with the lines to add: the unchanged ones and those that the user kept. */
  onConfirm(requestedLines: readonly RequestedLine[]): void;
  onCancel(): void;
}

/** Shows changes since an order before reordering; changed lines can be deselected. */
export function ReorderDialog({ isOpen, comparison, chosen, onSubstitute, onUndo, onConfirm, onCancel }: ReorderDialogProps) {
  const { changed, refused, unchanged } = comparison;
  const intl = useIntl();
  const [leftOut, setLeftOut] = useState<ReadonlySet<ComparedLine>>(new Set());
  const wanted = [...unchanged, ...changed.filter((line) => !leftOut.has(line))];
  const count = wanted.length + (chosen?.size ?? 0);
  const toggle = (line: ComparedLine, isWanted: boolean) => {
    const next = new Set(leftOut);
    if (isWanted) next.delete(line);
    else next.add(line);
    setLeftOut(next);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="order.reorder.title" />}
      cancelLabel={<FormattedMessage id="order.reorder.cancel" />}
      confirmLabel={<FormattedMessage id="order.reorder.confirm" values={{ count }} />}
      isDisabled={count === 0}
      onConfirm={() => onConfirm(wanted.map(({ requestedLine }) => requestedLine))}
      onCancel={onCancel}
    >
      {changed.length > 0 && (
        <>
          <SectionHeading level={3} look="group" className={styles.heading}>
            <FormattedMessage id="order.reorder.changed" values={{ count: changed.length }} />
          </SectionHeading>
          <ul className={styles.list}>
            {changed.map((line, index) => (
              <li key={`${line.requestedLine.sku}:${index}`}>
                <label className={styles.choice}>
                  <Check isChecked={!leftOut.has(line)} onChange={(isWanted) => toggle(line, isWanted)} />
                  <span className={styles.text}>
                    <LineName line={line} />
                    {line.changes.map((change) => (
                      <span key={change.kind} className={styles.change}>
                        {changeText(intl, change, line.product)}
                      </span>
                    ))}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.length > 0 && (
        <>
          <SectionHeading level={3} look="group" className={styles.heading}>
            <FormattedMessage id="order.reorder.refused" values={{ count: refused.length }} />
          </SectionHeading>
          <ul className={styles.list}>
            {refused.map((line, index) => (
              <li key={`${line.requestedLine.sku}:${index}`} className={styles.refused}>
                <LineName line={line} />
                {line.refusal && <span className={styles.reason}>{reasonText(intl, line.refusal)}</span>}
                {onSubstitute && line.refusal && isUndeliverable({ product: line.product, reason: line.refusal }) && (
                  <span className={styles.swap}>
                    <RefusedLineSwap
                      sku={line.requestedLine.sku}
                      name={line.product?.name ?? line.requestedLine.sku}
                      chosen={chosen?.get(line)}
                      onSearch={() => onSubstitute(line)}
                      onUndo={() => onUndo?.(line)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {unchanged.length > 0 && (
        <p className={styles.rest}>
          <FormattedMessage id="order.reorder.unchanged" values={{ count: unchanged.length }} />
        </p>
      )}
      {changed.length + unchanged.length === 0 && count === 0 && (
        <p className={styles.rest}>
          <FormattedMessage id="order.reorder.nothing" />
        </p>
      )}
    </ConfirmDialog>
  );
}

function LineName({ line: { requestedLine, product } }: { line: ComparedLine }) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  return (
    <span className={styles.name}>
      {product?.name ?? requestedLine.name ?? requestedLine.sku}
      <span className={styles.quiet}>
        {[
          numberOf(product ?? requestedLine),
          formatUnits(intl, requestedLine.amount, { abbreviation: requestedLine.unitAbbreviation }),
        ].join(' · ')}
      </span>
    </span>
  );
}

function changeText(intl: IntlShape, change: LineChange, product: Product | undefined): string {
  const storage = product?.storageUnit ?? {};
  switch (change.kind) {
    case 'price': {
      const { before, now } = change;
      const values = { before: formatPrice(before), now: formatPrice(now), unit: unitName(intl, storage) };
      return intl.formatMessage({ id: now.greaterThan(before) ? 'order.reorder.dearer' : 'order.reorder.cheaper' }, values);
    }
    case 'priceOnRequest':
      return intl.formatMessage({ id: 'order.reorder.priceOnRequest' });
    case 'unitSize':
      return intl.formatMessage(
        { id: 'order.reorder.unitSize' },
        {
          unit: unitLabel(intl, change.unit),
          before: formatQuantity(change.before, intl.locale),
          now: formatUnits(intl, change.now, storage),
        },
      );
  }
}
