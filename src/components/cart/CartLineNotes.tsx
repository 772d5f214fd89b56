import { FormattedMessage, useIntl } from 'react-intl';
import { isLineOrderable, type CartLine } from '../../domain/cart';
import type { CartReason } from '../../domain/cartGroup';
import { lineSum } from '../../domain/cartSum';
import { freeAmount, freeGoodsOf } from '../../domain/naras';
import type { Language } from '../../domain/language';
import { isBelowMinimum, minimumForUnit } from '../../domain/quantity';
import { formatDay, formatPrice } from '../../i18n/format';
import { FreeGoodsText } from '../product/FreeGoodsText';
import type { ProductViewing } from '../product/productView';
import styles from './CartLineNotes.module.css';

interface CartLineNotesProps {
  line: CartLine;
  /** Why the line is set apart. */
  reason: CartReason;
  viewing: ProductViewing;
  /** Raises the amount to the minimum, which the line is below of. */
  onRaise(amount: number): void;
}

/** What is to be said of a line: why it stands apart, the minimum it is below of, its free goods, the bonus in its price. */
export function CartLineNotes({ line, reason, viewing, onRaise }: CartLineNotesProps) {
  const { locale } = useIntl();
  const { product, amount, unit } = line;
  const goods = freeGoodsOf([{ sku: line.sku, naraCodes: [...line.naraCodes] }], line.sku);
  const free = goods.reduce((sum, one) => sum + freeAmount(one, amount), 0);
  const isShort = isLineOrderable(line) && isBelowMinimum(amount, unit.ratio, product.minSaleQuantity);
  const minimum = minimumForUnit(product.minSaleQuantity, unit.ratio);
  const bonus = viewing.canSeePrices && viewing.seesBonuses && isLineOrderable(line)
    ? lineSum(line, { canSeeBonuses: true, fairDiscountFactor: viewing.fairDiscountFactor })?.bonus
    : undefined;
  return (
    <>
      <ReasonNote reason={reason} unitAbbreviation={line.unitAbbreviation} language={locale} />
      {isShort && (
        <span className={styles.warning}>
          <FormattedMessage id="cart.line.belowMinimum" values={{ quantity: minimum, unit: unit.name || unit.abbreviation }} />
          <button type="button" className={styles.action} onClick={() => onRaise(minimum)}>
            <FormattedMessage id="cart.line.raise" values={{ quantity: minimum }} />
          </button>
        </span>
      )}
      <FreeGoodsText goods={goods} />
      {free > 0 && (
        <span className={styles.success}>
          <FormattedMessage id="cart.line.freeAmount" values={{ amount: free, unit: unit.abbreviation || unit.name }} />
        </span>
      )}
      {bonus && !bonus.isZero() && (
        <span className={styles.quiet}><FormattedMessage id="cart.line.bonus" values={{ bonus: formatPrice(bonus) }} /></span>
      )}
    </>
  );
}

interface ReasonNoteProps {
  reason: CartReason;
  unitAbbreviation: string;
  language: Language;
}

/** Why a line stands apart, where its group's heading does not say everything. */
function ReasonNote({ reason, unitAbbreviation, language }: ReasonNoteProps) {
  switch (reason.kind) {
    case 'noLongerAvailable':
      return (
        <span className={styles.error}>
          {reason.gone === 'product'
            ? <FormattedMessage id="cart.reason.productGone" />
            : <FormattedMessage id="cart.reason.unitGone" values={{ unit: unitAbbreviation }} />}
        </span>
      );
    case 'currentlyNotAvailable':
      return <span className={styles.error}><FormattedMessage id="cart.reason.notAvailable" /></span>;
    case 'delayedDelivery':
      return (
        <span className={styles.warning}>
          <FormattedMessage id="cart.reason.expected" values={{ day: formatDay(reason.expectedOn, language) }} />
        </span>
      );
    case 'differentDeliveryDate':
      return <span className={styles.info}><FormattedMessage id="cart.reason.otherDay" values={{ day: formatDay(reason.day, language) }} /></span>;
    case 'preOrder':
      return <span className={styles.info}><FormattedMessage id="cart.reason.preOrder" /></span>;
    case 'deviatingDeadline':
      return <span className={styles.warning}><FormattedMessage id="cart.reason.deadline" values={{ time: reason.time }} /></span>;
    case 'category':
      return null;
  }
}
