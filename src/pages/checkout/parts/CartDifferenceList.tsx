import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { decimal, type Decimal } from '#domain/price/money.ts';
import type { CartComparison, CartDifference, SeenLine } from '#domain/cart/cartSnapshot.ts';
import { formatDay, formatPrice, formatQuantity } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { NamedLines } from '#components/cart/NamedLines.tsx';
import { Button } from '#kit/action/Button.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './CartDifferenceList.module.css';

interface CartDifferenceListProps {
  comparison: CartComparison;
  /** Number of lines shown at first; all by default. */
  linesAtFirst?: number;
}

/** Changes of a cart since it was seen: per line, then of the total. Without prices if there are none. */
export function CartDifferenceList({
  comparison: { differences, before, now },
  linesAtFirst = differences.length,
}: CartDifferenceListProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? differences : differences.slice(0, linesAtFirst);
  const values = { count: now.count, before: before.count };
  return (
    <>
      <NamedLines
        lines={shown.map((difference) => {
          const line = difference.kind === 'removed' ? difference.before : difference.now;
          return {
            key: line.sku,
            name: line.name,
            id: numberOf(line),
            remark: remarksOf(intl, difference).map((remark) => (
              <span key={remark} className={styles.remark}>
                {remark}
              </span>
            )),
          };
        })}
      />
      {shown.length < differences.length && (
        <span>
          <Button tone="plain" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="checkout.differs.more" values={{ count: differences.length - shown.length }} />
          </Button>
        </span>
      )}
      <p className={styles.totals}>
        {before.count !== now.count && (
          <span>
            <FormattedMessage id="checkout.differs.count" values={values} />
          </span>
        )}
        {now.sum && before.sum && !now.sum.equals(before.sum) && (
          <strong>
            <FormattedMessage id="checkout.differs.sum" values={{ now: formatPrice(now.sum), before: formatPrice(before.sum) }} />
          </strong>
        )}
      </p>
    </>
  );
}

const quantityOf = (intl: IntlShape, { amount, unitName, unitAbbreviation }: SeenLine) =>
  formatUnits(intl, amount, { name: unitName, abbreviation: unitAbbreviation });
const totalOf = ({ total }: SeenLine): Decimal | undefined => (total === undefined ? undefined : decimal(total));

/** Remarks about a line, one sentence each. */
function remarksOf(intl: IntlShape, difference: CartDifference): string[] {
  switch (difference.kind) {
    case 'added': {
      const [quantity, total] = [quantityOf(intl, difference.now), totalOf(difference.now)];
      return [
        total
          ? intl.formatMessage({ id: 'checkout.differs.addedFor' }, { quantity, total: formatPrice(total) })
          : intl.formatMessage({ id: 'checkout.differs.added' }, { quantity }),
      ];
    }
    case 'removed':
      return [intl.formatMessage({ id: 'checkout.differs.removed' }, { quantity: quantityOf(intl, difference.before) })];
    case 'changed':
      return changesOf(intl, difference.before, difference.now);
  }
}

function changesOf(intl: IntlShape, before: SeenLine, now: SeenLine): string[] {
  const remarks: string[] = [];
  const instead = (values: { before: string; now: string }) => intl.formatMessage({ id: 'checkout.differs.amount' }, values);
  if (before.amount !== now.amount || before.unitAbbreviation !== now.unitAbbreviation) {
    remarks.push(instead({ before: quantityOf(intl, before), now: quantityOf(intl, now) }));
  } else if (before.ratio !== now.ratio) {
    const values = { unit: now.unitName, before: formatQuantity(before.ratio, intl.locale), now: formatQuantity(now.ratio, intl.locale) };
    remarks.push(intl.formatMessage({ id: 'checkout.differs.unitSize' }, values));
  }
  if (before.total !== now.total) {
    const priceOf = (total: Decimal | undefined) => (total ? formatPrice(total) : intl.formatMessage({ id: 'price.onRequest' }));
    remarks.push(instead({ before: priceOf(totalOf(before)), now: priceOf(totalOf(now)) }));
  }
  return [...remarks, ...dayChange(intl, before.alternativeDay, now.alternativeDay)];
}

function dayChange(intl: IntlShape, before: string | undefined, now: string | undefined): string[] {
  if (before === now) return [];
  const dayOf = (day: string | undefined) => (day === undefined ? '' : formatDay(day, intl.locale));
  const id =
    before === undefined ? 'checkout.differs.dayApart' : now === undefined ? 'checkout.differs.dayTogether' : 'checkout.differs.day';
  return [intl.formatMessage({ id }, { before: dayOf(before), now: dayOf(now) })];
}
