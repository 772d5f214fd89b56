import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLineOrderable, type CartLine } from '#domain/cart/cart.ts';
import type { CartReason } from '#domain/cart/cartGroup.ts';
import { lineSum } from '#domain/cart/cartSum.ts';
import { freeAmount, freeGoodsOf } from '#domain/product/naras.ts';
import type { PriceQuote } from '#domain/price/price.ts';
import { isBelowMinimum, minimumForUnit } from '#domain/product/quantity.ts';
import { unitOf } from '#domain/product/unit.ts';
import { formatDay, formatPrice, formatQuantity } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { formatUnits, unitName } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { FreeGoodsText } from '#components/product/FreeGoodsText.tsx';
import type { NextDelivery, DisplayRules } from '#domain/price/displayRules.ts';
import styles from './CartLineNotes.module.css';
import { LineNoteContext } from './lineNote';

interface CartLineNotesProps {
  line: CartLine;
  /** Why the line is in a group of its own. */
  reason: CartReason;
  displayRules: DisplayRules;
  /** Price; undefined when prices are hidden. */
  quote: PriceQuote | undefined;
  /** Note that the amount is far above the usual one. */
  usualNote?: string | undefined;
  /** Called to raise the amount to the minimum. */
  onRaise(amount: number): void;
  /** Called to search a substitute; omit to offer none. */
  onSubstitute?: (() => void) | undefined;
}

/** Notes of a line: group reason, missed minimum, free goods, bonus in its price. */
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
  /** Name of the line's own unit. */
  unitName: string;
  locale: Locale;
  displayRules: DisplayRules;
}

/** Why a line is in a group, unless the group's heading says everything. */
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

/** Deadline of a line for its next possible day; the time only while that day is unknown. */
function Deadline({ time, next }: { time: string; next: NextDelivery | undefined }) {
  return next?.untilDay === undefined ? (
    <FormattedMessage id="cart.reason.deadline" values={{ time: next?.until ?? time }} />
  ) : (
    <FormattedMessage id="cart.reason.deadlineOn" values={{ day: next.untilDay, time: next.until }} />
  );
}
