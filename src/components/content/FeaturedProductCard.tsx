import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { minAmountOf, type FeaturedChoice } from '#domain/product/featuredProducts.ts';
import { limits } from '#domain/text/limits.ts';
import type { Product } from '#domain/product/product.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { NumberField } from '#kit/field/NumberField.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { PriceBlock } from '../price/PriceBlock';
import { AvailabilityText } from '../product/AvailabilityText';
import { ProductPicture } from '../product/ProductPicture';
import { ownDeliveryFor, shownPriceOf, type DisplayRules } from '#domain/price/displayRules.ts';
import { UnitSelect } from '../quantity/UnitSelect';
import { useProductNumber } from '../product/productNumber';
import styles from './FeaturedProductCard.module.css';

interface FeaturedProductCardProps {
  product: Product;
  /** Address of the detail page. */
  href: string;
  displayRules: DisplayRules;
  choice: FeaturedChoice;
  /** True once the user has left the amount or tried to add it, so that errors may be shown. */
  isChecked: boolean;
  /** Called with another amount or unit; undefined without a cart, and then there is no input. */
  onChange: ((choice: FeaturedChoice) => void) | undefined;
  /** Called when the user leaves the amount. */
  onLeave(): void;
}

/** A product promoted by editors, with an amount to add (P§5 "A featured product"). */
export function FeaturedProductCard({ product, href, displayRules, choice, isChecked, onChange, onLeave }: FeaturedProductCardProps) {
  const intl = useIntl();
  const number = useProductNumber()(product);
  const { amount, unit } = choice;
  const { quote, next } = useMemo(
    () => shownPriceOf(product, { amount: amount !== undefined && amount > 0 ? amount : 1, unit }, displayRules),
    [product, amount, unit, displayRules],
  );
  const least = isChecked ? minAmountOf(product, choice) : undefined;
  return (
    <article className={styles.card} aria-label={product.name}>
      <AppLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={product.thumbnail} placeholder={displayRules.missingImage} />
      </AppLink>
      <div className={styles.words}>
        <AppLink href={href} className={styles.name}>
          {product.name}
        </AppLink>
        <span className={styles.number}>{number}</span>
        <AvailabilityText product={product} nextDelivery={ownDeliveryFor(product, displayRules)} />
      </div>
      <div className={styles.price}>
        <PriceBlock
          quote={quote}
          unit={unit}
          storageUnit={product.storageUnit}
          next={next}
          highlightsDiscounts={displayRules.highlightsDiscounts}
          highlightsSpecialPrices={displayRules.highlightsSpecialPrices}
          isLoggedIn={displayRules.isLoggedIn}
        />
      </div>
      {onChange && (
        <div className={styles.order}>
          <UnitSelect
            units={product.units}
            unit={unit}
            storageUnit={product.storageUnit}
            productName={product.name}
            isWeighed={product.isWeighed}
            isDisabled={!product.isOrderable}
            size="small"
            onChange={(chosen) => onChange({ amount, unit: chosen })}
          />
          <NumberField
            label={intl.formatMessage({ id: 'content.featured.amount' }, { product: product.name })}
            isLabelHidden
            isWide
            placeholder="0"
            size="small"
            value={amount}
            min={0}
            max={limits.amountMaximum}
            isDisabled={!product.isOrderable}
            {...(least !== undefined && {
              error: intl.formatMessage(
                { id: 'content.featured.invalid' },
                { sku: number, productName: product.name, minQty: formatUnits(intl, least, unit) },
              ),
            })}
            onBlur={onLeave}
            onChange={(entered) => onChange({ amount: entered, unit })}
          />
        </div>
      )}
    </article>
  );
}
