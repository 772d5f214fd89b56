import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLineOrderable, type CartLine } from '../../../../domain/cart';
import type { CartReason } from '../../../../domain/cartGroup';
import { lineSum } from '../../../../domain/cartSum';
import { freeAmount, freeGoodsOf } from '../../../../domain/naras';
import type { PriceQuote } from '../../../../domain/price';
import { isBelowMinimum, minimumForUnit } from '../../../../domain/quantity';
import { unitOf } from '../../../../domain/unit';
import { formatDay, formatPrice, formatQuantity } from '../../../../i18n/format';
import type { Locale } from '../../../../i18n/locale';
import { formatUnits, unitName } from '../../../../i18n/unitName';
import { UnstyledButton } from '../../../../kit/action/UnstyledButton';
import { FreeGoodsText } from '../../../../components/product/FreeGoodsText';
import type { NextDelivery, DisplayRules } from '../../../../domain/displayRules';
import styles from './CartLineNotes.module.css';
import { LineNoteContext } from './lineNote';

interface CartLineNotesProps {
  line: CartLine;
  /** Why the line is set apart. */
  reason: CartReason;
  displayRules: DisplayRules;
  /** What it costs; undefined when prices are hidden. */
  quote: PriceQuote | undefined;
  /** That its amount is far more than usual, in words. */
  usualNote?: string | undefined;
  /** Raises the amount to the minimum, which the line is below of. */
  onRaise(amount: number): void;
  /** Looks for what can stand in for it; without it there is no way to. */
  onSubstitute?: (() => void) | undefined;
}

/** What is to be said of a line: why it stands apart, the minimum it is below of, its free goods, the bonus in its price. */
export function CartLineNotes({ line, reason, displayRules, quote, usualNote, onRaise, onSubstitute }: CartLineNotesProps) {
  const intl = useIntl();
  const { product, amount, unit } = line;
  const goods = freeGoodsOf([{ sku: line.sku, naraCodes: [...line.naraCodes] }], line.sku);
  const free = goods.reduce((sum, one) => sum + freeAmount(one, amount), 0);
  const isShort = isLineOrderable(line) && isBelowMinimum(amount, unit.ratio, product.minSaleQuantity);
  const minimum = minimumForUnit(product.minSaleQuantity, unit.ratio);
  const bonus =
    quote && displayRules.seesBonuses && isLineOrderable(line)
      ? lineSum(line, { canSeeBonuses: true, fairDiscountFactor: displayRules.fairDiscountFactor }, quote)?.bonus
      : undefined;
  return (
    <>
      <ReasonNote
        reason={reason}
        unitName={unitName(intl, unitOf(product.allUnits, line.unitAbbreviation) ?? { abbreviation: line.unitAbbreviation })}
        locale={intl.locale}
        displayRules={displayRules}
      />
      {onSubstitute && (
        <UnstyledButton
          className={styles.action}
          aria-label={intl.formatMessage({ id: 'cart.substitute.of' }, { product: product.name })}
          onClick={onSubstitute}
        >
          <FormattedMessage id="cart.substitute" />
        </UnstyledButton>
      )}
      {isShort && (
        <span className={styles.warning}>
          <FormattedMessage id="cart.line.belowMinimum" values={{ quantity: formatUnits(intl, minimum, unit) }} />
          <UnstyledButton className={styles.action} onClick={() => onRaise(minimum)}>
            <FormattedMessage id="cart.line.raise" values={{ quantity: formatQuantity(minimum, intl.locale) }} />
          </UnstyledButton>
        </span>
      )}
      {usualNote !== undefined && <span className={styles.warning}>{usualNote}</span>}
      {useContext(LineNoteContext)?.(line.sku, product.name)}
      <FreeGoodsText goods={goods} />
      {free > 0 && (
        <span className={styles.success}>
          <FormattedMessage id="cart.line.freeAmount" values={{ amount: formatUnits(intl, free, unit) }} />
        </span>
      )}
      {bonus && !bonus.isZero() && (
        <span className={styles.quiet}>
          <FormattedMessage id="cart.line.bonus" values={{ bonus: formatPrice(bonus) }} />
        </span>
      )}
    </>
  );
}

interface ReasonNoteProps {
  reason: CartReason;
  /** What its own unit is called. */
  unitName: string;
  locale: Locale;
  displayRules: DisplayRules;
}

/** Why a line stands apart, where its group's heading does not say everything. */
function ReasonNote({ reason, unitName: unit, locale, displayRules }: ReasonNoteProps) {
  switch (reason.kind) {
    case 'noLongerAvailable':
      return (
        <span className={styles.error}>
          {reason.gone === 'product' ? (
            <FormattedMessage id="cart.reason.productGone" />
          ) : (
            <FormattedMessage id="cart.reason.unitGone" values={{ unit }} />
          )}
        </span>
      );
    case 'currentlyNotAvailable':
      return (
        <span className={styles.error}>
          <FormattedMessage id="cart.reason.notAvailable" />
        </span>
      );
    case 'delayedDelivery':
      return (
        <span className={styles.warning}>
          <FormattedMessage id="cart.reason.expected" values={{ day: formatDay(reason.expectedOn, locale) }} />
        </span>
      );
    case 'differentDeliveryDate':
      return (
        <span className={styles.info}>
          <FormattedMessage id="cart.reason.otherDay" values={{ day: formatDay(reason.day, locale) }} />
        </span>
      );
    case 'preOrder':
      return (
        <span className={styles.info}>
          <FormattedMessage id="cart.reason.preOrder" />
        </span>
      );
    case 'deviatingDeadline':
      return (
        <span className={styles.warning}>
          <Deadline time={reason.time} next={displayRules.ownDelivery?.(reason.time)} />
        </span>
      );
    case 'category':
      return null;
  }
}

/** Until when a line must be ordered for the next day on which it can come; the bare time of day while that day isn't known. */
function Deadline({ time, next }: { time: string; next: NextDelivery | undefined }) {
  return next?.untilDay === undefined ? (
    <FormattedMessage id="cart.reason.deadline" values={{ time: next?.until ?? time }} />
  ) : (
    <FormattedMessage id="cart.reason.deadlineOn" values={{ day: next.untilDay, time: next.until }} />
  );
}
