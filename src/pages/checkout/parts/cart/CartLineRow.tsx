import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isLineOrderable, isUnitSold, type CartLine } from '../../../../domain/cart';
import { cartReason } from '../../../../domain/cartGroup';
import { raiseToMinimum, type ClampedAmount } from '../../../../domain/quantity';
import type { Unit } from '../../../../domain/unit';
import { IconButton } from '../../../../kit/action/IconButton';
import { Spinner } from '../../../../kit/feedback/Spinner';
import { AppLink } from '../../../../kit/link/AppLink';
import { BadgeList } from '../../../../components/product/BadgeList';
import { ProductMeta } from '../../../../components/product/ProductMeta';
import { ProductPicture } from '../../../../components/product/ProductPicture';
import { badgesOf, isOwnDeadline, quoteOf, type OrderChoice, type DisplayRules } from '../../../../domain/displayRules';
import { AmountInput, type AmountHandle } from '../../../../components/quantity/AmountInput';
import { UnitSelect } from '../../../../components/quantity/UnitSelect';
import styles from '../../../../components/cart/lineRow.module.css';
import { CartLineNotes } from './CartLineNotes';
import { WatchedPrice } from '../../../../components/price/WatchedPrice';
import { CartLinePrice, CartLineTotal } from '../../../../components/cart/CartLinePrice';

interface CartLineRowProps {
  line: CartLine;
  /** How the user sees products and prices; the same object for all rows. */
  displayRules: DisplayRules;
  /** Address of the product's page. */
  href: string;
  /** Its category, where no heading says it. */
  category?: string | undefined;
  /** That its amount is far more than usual, in words. */
  usualNote?: string | undefined;
  /** A request for the line is under way. */
  isBusy: boolean;
  /** Another amount or unit was chosen; it already reaches the minimum. An answer that comes later says whether it changed the line. */
  onChoose(sku: string, choice: OrderChoice): Promise<boolean> | undefined | void;
  /** The amount was below the minimum and has been raised: the warning is due (P§8). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
  onRemove(sku: string): void;
  /** Looks for what can stand in for it, where it can't be ordered. */
  onSubstitute?: (() => void) | undefined;
}

/** The unit of a line as it is chosen now; one that the product no longer has is named by its abbreviation. */
function shownUnit({ product, unit, unitAbbreviation }: CartLine): Unit {
  if (unit.abbreviation === unitAbbreviation && isUnitSold(product, unitAbbreviation)) return unit;
  return { ...unit, abbreviation: unitAbbreviation, name: unit.abbreviation === unitAbbreviation ? unit.name : unitAbbreviation };
}

/** A line of the cart: what it is, how much of it, what it costs, why it is set apart. Renders again only when it changes itself. */
export const CartLineRow = memo(function CartLineRow({
  line,
  displayRules,
  href,
  category,
  usualNote,
  isBusy,
  onChoose,
  onClamped,
  onRemove,
  onSubstitute,
}: CartLineRowProps) {
  const intl = useIntl();
  const { sku, product, amount, unit } = line;
  const shown = shownUnit(line);
  const quote = quoteOf(product, { amount, unit }, displayRules);
  const reason = cartReason(line, (time) => isOwnDeadline(time, displayRules));
  const raise = (raised: ClampedAmount) => onClamped(raised, unit);
  const amountHandle = useRef<AmountHandle>(null);
  const chooseUnit = (next: Unit) => {
    const raised = raiseToMinimum(amountHandle.current?.commit() ?? amount, next.ratio, product.minSaleQuantity);
    if (raised.raised) onClamped(raised, next);
    void onChoose(sku, { amount: raised.amount, unit: next });
  };
  const canChange = product.isOrderable;
  const isOrderable = isLineOrderable(line);
  return (
    <article
      className={`${styles.row} ${canChange ? '' : styles.dimmed}`}
      aria-label={product.name}
      aria-busy={isBusy || undefined}
      data-sku={sku}
    >
      <AppLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={product.thumbnail} placeholder={displayRules.missingImage} />
      </AppLink>
      <div className={styles.text}>
        <AppLink href={href} className={styles.name}>
          {product.name}
        </AppLink>
        <span className={styles.meta}>
          <ProductMeta
            product={product}
            unit={unit}
            referencePrice={quote?.kind === 'priced' ? quote.referencePrice : undefined}
            category={category}
          />
          <BadgeList badges={badgesOf(product, displayRules)} />
        </span>
      </div>
      <div className={styles.notes}>
        <CartLineNotes
          line={line}
          reason={reason}
          displayRules={displayRules}
          quote={quote}
          usualNote={usualNote}
          onSubstitute={product.isOrderable ? undefined : onSubstitute}
          onRaise={(raised) => void onChoose(sku, { amount: raised, unit })}
        />
        {isOrderable && <WatchedPrice product={product} choice={{ amount, unit }} />}
      </div>
      <div className={styles.unit}>
        <UnitSelect
          units={product.units}
          unit={shown}
          storageUnit={product.storageUnit}
          productName={product.name}
          isWeighed={product.isWeighed}
          isDisabled={!canChange}
          size="small"
          onChange={chooseUnit}
        />
      </div>
      <div className={styles.amount}>
        <AmountInput
          amount={amount}
          ratio={unit.ratio}
          minimum={product.minSaleQuantity}
          productName={product.name}
          isDisabled={!canChange}
          size="small"
          handle={amountHandle}
          onChange={(next) => onChoose(sku, { amount: next, unit: shown })}
          onClamped={raise}
        />
      </div>
      <div className={styles.price}>
        {isOrderable && <CartLinePrice quote={quote} unit={unit} storageUnit={product.storageUnit} displayRules={displayRules} />}
      </div>
      <div className={styles.total}>
        {isBusy && (
          <span className={styles.busy}>
            <Spinner />
          </span>
        )}
        <CartLineTotal quote={quote} isOrderable={isOrderable} />
      </div>
      <IconButton
        icon="close"
        tone="danger"
        className={styles.remove}
        data-remove=""
        label={intl.formatMessage({ id: 'cart.line.remove' }, { product: product.name })}
        onClick={() => onRemove(sku)}
      />
    </article>
  );
});
