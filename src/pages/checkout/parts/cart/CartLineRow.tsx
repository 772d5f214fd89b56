import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isLineOrderable, isUnitSold, type CartLine } from '#domain/cart/cart.ts';
import { cartReason } from '#domain/cart/cartGroup.ts';
import { raiseToMinimum, type ClampedAmount } from '#domain/product/quantity.ts';
import type { Unit } from '#domain/product/unit.ts';
import { IconButton } from '#kit/action/IconButton.tsx';
import { Spinner } from '#kit/feedback/Spinner.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { BadgeList } from '#components/product/BadgeList.tsx';
import { ProductMeta } from '#components/product/ProductMeta.tsx';
import { ProductPicture } from '#components/product/ProductPicture.tsx';
import { shownBadgesOf, isOwnDeadline, quoteOf, type OrderChoice, type DisplayRules } from '#domain/price/displayRules.ts';
import { AmountInput, type AmountHandle } from '#components/quantity/AmountInput.tsx';
import { UnitSelect } from '#components/quantity/UnitSelect.tsx';
import styles from '#components/cart/lineRow.module.css';
import { CartLineNotes } from './CartLineNotes';
import { WatchedPrice } from '#components/price/WatchedPrice.tsx';
import { CartLinePrice, CartLineTotal } from '#components/cart/CartLinePrice.tsx';

interface CartLineRowProps {
  line: CartLine;
  /** Must be the same object for all rows. */
  displayRules: DisplayRules;
  /** Address of the product's page. */
  href: string;
  /** Its category, if no heading says it. */
  category?: string | undefined;
  /** Note that the amount is far above the usual one. */
  usualNote?: string | undefined;
  /** A request for the line is pending. */
  isBusy: boolean;
  /** Called with another amount or unit, already raised to the minimum. The promise resolves to true if the line was changed. */
  onChoose(sku: string, choice: OrderChoice): Promise<boolean> | undefined | void;
  /** Called after an amount was raised to the minimum, so that the caller shows the warning (P§8 "Minimum quantity"). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
  onRemove(sku: string): void;
  /** Called to search a substitute for a line that can't be ordered. */
  onSubstitute?: (() => void) | undefined;
}

/** The line's chosen unit; one that the product no longer has is named by its abbreviation. */
function shownUnit({ product, unit, unitAbbreviation }: CartLine): Unit {
  if (unit.abbreviation === unitAbbreviation && isUnitSold(product, unitAbbreviation)) return unit;
  return { ...unit, abbreviation: unitAbbreviation, name: unit.abbreviation === unitAbbreviation ? unit.name : unitAbbreviation };
}

/** A line of the cart: product, amount, price, group reason. Memoised; renders again only for its own changes. */
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
          <BadgeList badges={shownBadgesOf(product, displayRules)} />
          {isOrderable && <WatchedPrice product={product} choice={{ amount, unit }} />}
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
        onClick={() => {
          // A tap takes the focus from no field on some phones: the typed amount is applied first, for the undo.
          amountHandle.current?.commit();
          onRemove(sku);
        }}
      />
    </article>
  );
});
