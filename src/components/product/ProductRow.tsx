import { memo, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { FreeGoods } from '#domain/product/naras.ts';
import type { Product } from '#domain/product/product.ts';
import { raiseToMinimum, type ClampedAmount } from '#domain/product/quantity.ts';
import type { Unit } from '#domain/product/unit.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { PriceBlock } from '../price/PriceBlock';
import { AmountInput, type AmountHandle } from '../quantity/AmountInput';
import { UnitSelect } from '../quantity/UnitSelect';
import { AvailabilityText } from './AvailabilityText';
import { BadgeList } from './BadgeList';
import { CartButton } from './CartButton';
import { FreeGoodsText } from './FreeGoodsText';
import { ProductMeta } from './ProductMeta';
import { pictureFrame, ProductPicture } from './ProductPicture';
import styles from './ProductRow.module.css';
import { StatusBanner } from './StatusBanner';
import {
  shownBadgesOf,
  cheaperPackOf,
  isFirstChoice,
  ownDeliveryFor,
  shownPriceOf,
  type CartPresence,
  type OrderChoice,
  type DisplayRules,
} from '#domain/price/displayRules.ts';

/** Actions of a product's row. */
export interface ProductActions {
  /**
   * Called with another amount or unit, already raised to the minimum. Changes the line if it is in the cart; the
   * promise resolves to true if the change was accepted.
   */
  onChoose(choice: OrderChoice): Promise<boolean> | undefined | void;
  /** Called after the amount was raised to the unit's minimum, so that the caller shows the warning (P§8 "Minimum quantity"). */
  onClamped(raised: ClampedAmount, unit: Unit): void;
  onAdd(choice: OrderChoice): void;
  onRemove(): void;
  /** Called to restore a removed product. */
  onUndo(): void;
  /** Called to explain the price. */
  onExplainPrice(): void;
}

interface ProductRowProps {
  product: Product;
  /** Address of the detail page. */
  href: string;
  /** Must be the same object for all rows. */
  displayRules: DisplayRules;
  /** The chosen amount and unit, or those in the cart. */
  choice: OrderChoice;
  cart: CartPresence;
  /** Free goods of the product. */
  freeGoods?: readonly FreeGoods[];
  /** A row of a list, or a tile of a grid. */
  variant?: 'row' | 'tile';
  /** Essence toggle, order-template button and the like, beside the name. */
  tools?: ReactNode;
  /** An extra line at the end, such as the quantity bought at the last fair. */
  note?: ReactNode;
  /** Position in the list for assistive technology: from 1, and the total including rows not rendered now. */
  place?: { readonly position: number; readonly of: number } | undefined;
  actions: ProductActions;
}

/**
 * One product in a list: picture, name, number, filling and reference price, availability, status, price with next
 * tier, and the cart controls (P§2 "Product list item content"). Plain elements keep hundreds cheap. In the amount,
 * Enter confirms (and adds a product that isn't in the cart), and Ctrl+Z undoes, also a removal.
 */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, href, displayRules, choice, cart, freeGoods = [], variant = 'row', tools, note, place, actions } = props;
  const { quote, next, banner, pack } = useMemo(() => {
    const price = shownPriceOf(product, choice, displayRules);
    return { ...price, pack: cheaperPackOf(product, choice, displayRules, price) };
  }, [product, choice, displayRules]);
  const amountHandle = useRef<AmountHandle>(null);
  const { unit } = choice;
  const priced = quote?.kind === 'priced' ? quote : undefined;
  const chosen = () => ({ ...choice, amount: amountHandle.current?.commit() ?? choice.amount });

  const chooseUnit = (next: Unit) => {
    const raised = raiseToMinimum(chosen().amount, next.ratio, product.minSaleQuantity);
    void actions.onChoose({ amount: raised.amount, unit: next });
    if (raised.raised) actions.onClamped(raised, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (cart.kind !== 'removed' || !isUndo) return;
    event.preventDefault();
    event.stopPropagation();
    actions.onUndo();
  };
  const isChangeable = product.isOrderable;
  // The one of all others stands in the head of the page.
  const ownDelivery = ownDeliveryFor(product, displayRules);
  // Known before the delivery days are: on the phone it has a line of its own, so that nothing moves.
  const own = product.orderDeadline ? (styles.own ?? '') : '';
  /** With siblings the availability needs a container. */
  const hasMore = note !== undefined || freeGoods.length > 0;
  return (
    <article
      className={variant === 'row' ? styles.row : styles.tile}
      aria-label={product.name}
      {...(place && { 'aria-posinset': place.position, 'aria-setsize': place.of })}
      onKeyDownCapture={onKeyDown}
    >
      <AppLink className={`${styles.picture} ${tools ? styles.tooled : ''} ${pictureFrame}`} href={href} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={product.thumbnail} placeholder={displayRules.missingImage} isFramed={false} />
      </AppLink>
      <div className={styles.info}>
        <AppLink className={styles.name} href={href}>
          {product.name}
        </AppLink>
        {tools}
        <span className={styles.facts}>
          <StatusBanner banner={banner} />
          <ProductMeta product={product} unit={unit} referencePrice={priced?.referencePrice} pack={pack} />
          <BadgeList badges={shownBadgesOf(product, displayRules)} />
        </span>
      </div>
      {hasMore ? (
        <div className={styles.state}>
          <AvailabilityText className={own} product={product} nextDelivery={ownDelivery} />
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <span className={styles.sides}>
            <FreeGoodsText goods={freeGoods} />
          </span>
        </div>
      ) : (
        <AvailabilityText className={`${styles.stateAlone} ${own}`} product={product} nextDelivery={ownDelivery} />
      )}
      <PriceBlock
        className={styles.price}
        quote={quote}
        unit={unit}
        storageUnit={product.storageUnit}
        next={next}
        highlightsDiscounts={displayRules.highlightsDiscounts}
        highlightsSpecialPrices={displayRules.highlightsSpecialPrices}
        isLoggedIn={displayRules.isLoggedIn}
        onExplain={displayRules.priceExplanation && actions.onExplainPrice}
      />
      {cart.kind !== 'none' && (
        <div className={styles.order}>
          <UnitSelect
            units={product.units}
            unit={unit}
            storageUnit={product.storageUnit}
            productName={product.name}
            isWeighed={product.isWeighed}
            isDisabled={!isChangeable}
            size="small"
            isSparse
            onChange={chooseUnit}
          />
          <AmountInput
            amount={choice.amount}
            ratio={unit.ratio}
            minimum={product.minSaleQuantity}
            productName={product.name}
            isDisabled={!isChangeable}
            size="small"
            handle={amountHandle}
            onChange={(amount) => actions.onChoose({ amount, unit })}
            onClamped={(raised) => actions.onClamped(raised, unit)}
            onConfirm={(amount) => cart.kind !== 'in' && actions.onAdd({ amount, unit })}
          />
          <CartButton
            product={product}
            choice={choice}
            cart={cart}
            size={variant === 'row' ? 'small' : 'bare'}
            isChosen={!isFirstChoice(product, choice)}
            onAdd={() => actions.onAdd(chosen())}
            onRemove={actions.onRemove}
            onUndo={actions.onUndo}
          />
        </div>
      )}
    </article>
  );
});
