import { useMemo, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reachableTiers } from '#domain/price/priceTiers.ts';
import { approximateWeight, type Product } from '#domain/product/product.ts';
import { raiseToMinimum } from '#domain/product/quantity.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatMeasure, formatReferencePrice } from '#i18n/measure.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { PriceBlock } from '#components/price/PriceBlock.tsx';
import { TierTable } from '#components/price/TierTable.tsx';
import { AmountInput, type AmountHandle } from '#components/quantity/AmountInput.tsx';
import { UnitSelect } from '#components/quantity/UnitSelect.tsx';
import { CartButton } from '#components/product/CartButton.tsx';
import { PackHint } from './PackHint';
import styles from './ProductOrderPanel.module.css';
import type { ProductActions } from '#components/product/ProductRow.tsx';
import { cheaperPackOf, type CartPresence, type OrderChoice, type ShownPrice, type DisplayRules } from '#domain/price/displayRules.ts';

interface ProductOrderPanelProps {
  product: Product;
  displayRules: DisplayRules;
  /** The chosen amount and unit, or those in the cart. */
  choice: OrderChoice;
  /** Price data of the choice. */
  price: ShownPrice;
  cart: CartPresence;
  /** Essence toggle, order-template button and the like. */
  tools?: ReactNode;
  /** Replaces the order controls for users without a cart: a sign-in link. */
  signIn?: ReactNode;
  actions: ProductActions;
}

/** Price, tiers and cart controls of the detail page. */
export function ProductOrderPanel({ product, displayRules, choice, price, cart, tools, signIn, actions }: ProductOrderPanelProps) {
  const intl = useIntl();
  const { quote, next } = price;
  const rows = useMemo(() => reachableTiers(price.tiers), [price]);
  const pack = useMemo(() => cheaperPackOf(product, choice, displayRules, price), [product, choice, displayRules, price]);
  const amountHandle = useRef<AmountHandle>(null);
  const { unit } = choice;
  const priced = quote?.kind === 'priced' ? quote : undefined;
  const packReference = product.isOrderable && product.units.length > 1 && product.prices.length > 1 ? priced?.referencePrice : undefined;
  const isInTable = rows.length > 1 && pack?.unit.abbreviation === unit.abbreviation;
  const chosen = () => ({ ...choice, amount: amountHandle.current?.commit() ?? choice.amount });
  const choose = ({ amount, unit: of }: OrderChoice) => {
    const raised = raiseToMinimum(amount, of.ratio, product.minSaleQuantity);
    void actions.onChoose({ amount: raised.amount, unit: of });
    if (raised.raised) actions.onClamped(raised, of);
  };
  const quantity = formatUnits(intl, choice.amount, unit);
  const weight = approximateWeight(product, unit, choice.amount);
  const about = (words: string) => intl.formatMessage({ id: 'quantity.about' }, { quantity: words });
  const canChoose = product.isOrderable && cart.kind !== 'none';
  return (
    <div className={styles.panel}>
      <div className={styles.price}>
        <PriceBlock
          quote={quote}
          unit={unit}
          storageUnit={product.storageUnit}
          next={rows.length > 1 ? undefined : next}
          size="big"
          highlightsDiscounts={displayRules.highlightsDiscounts}
          highlightsSpecialPrices={displayRules.highlightsSpecialPrices}
          isLoggedIn={displayRules.isLoggedIn}
          onExplain={displayRules.priceExplanation && actions.onExplainPrice}
        />
        {rows.length <= 1 && priced?.referencePrice && (
          <span className={styles.reference}>{formatReferencePrice(priced.referencePrice)}</span>
        )}
      </div>
      {cart.kind === 'none' ? (
        signIn
      ) : (
        <>
          <div className={styles.order}>
            <UnitSelect
              units={product.units}
              unit={unit}
              storageUnit={product.storageUnit}
              productName={product.name}
              isWeighed={product.isWeighed}
              isDisabled={!product.isOrderable}
              onChange={(of) => choose({ ...chosen(), unit: of })}
            />
            <AmountInput
              amount={choice.amount}
              ratio={unit.ratio}
              minimum={product.minSaleQuantity}
              productName={product.name}
              isDisabled={!product.isOrderable}
              handle={amountHandle}
              onChange={(amount) => actions.onChoose({ amount, unit })}
              onClamped={(raised) => actions.onClamped(raised, unit)}
              onConfirm={(amount) => cart.kind !== 'in' && actions.onAdd({ amount, unit })}
            />
          </div>
          {product.minSaleQuantity > 0 && (
            <p className={styles.note}>
              <FormattedMessage
                id="product.minimum"
                values={{ quantity: formatUnits(intl, product.minSaleQuantity, product.storageUnit) }}
              />
            </p>
          )}
          <CartButton
            product={product}
            choice={choice}
            cart={cart}
            onAdd={() => actions.onAdd(chosen())}
            onRemove={actions.onRemove}
            onUndo={actions.onUndo}
          />
          {priced && (
            <p className={styles.sum}>
              <span>
                <FormattedMessage
                  id="product.sum"
                  values={{
                    quantity: weight ? `${quantity} (${about(formatMeasure(weight.quantity, weight.unit, intl.locale))})` : quantity,
                  }}
                />
              </span>
              <strong>{weight ? about(formatPrice(priced.rowTotal)) : formatPrice(priced.rowTotal)}</strong>
            </p>
          )}
          {priced?.totalDiscount.greaterThan(0) && (
            <p className={styles.note}>
              <FormattedMessage
                id="product.sum.before"
                values={{ before: formatPrice(priced.rowTotalBeforeDiscount), discount: formatPrice(priced.totalDiscount) }}
              />
            </p>
          )}
        </>
      )}
      {rows.length > 1 && <TierTable tiers={rows} unit={unit} onChoose={canChoose ? (amount) => choose({ amount, unit }) : undefined} />}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      {quote && (
        <p className={styles.note}>
          <FormattedMessage id={displayRules.seesBonuses ? 'price.note.netWithBonus' : 'price.note.net'} />
        </p>
      )}
      {packReference && !isInTable && <PackHint pack={pack} present={packReference} onChoose={canChoose ? choose : undefined} />}
    </div>
  );
}
