import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { leastAmount, type FeaturedChoice } from '../../domain/featuredProducts';
import { limits } from '../../domain/limits';
import type { Product } from '../../domain/product';
import { formatUnits } from '../../i18n/unitName';
import { NumberField } from '../../kit/field/NumberField';
import { AppLink } from '../../kit/link/AppLink';
import { PriceBlock } from '../price/PriceBlock';
import { AvailabilityText } from '../product/AvailabilityText';
import { ProductPicture } from '../product/ProductPicture';
import { nextDeliveryFor, shownPriceOf, type DisplayRules } from '../../domain/displayRules';
import { UnitSelect } from '../quantity/UnitSelect';
import { useProductNumber } from '../product/productNumber';
import styles from './FeaturedProductCard.module.css';

interface FeaturedProductCardProps {
  product: Product;
  /** Address of the detail page. */
  href: string;
  displayRules: DisplayRules;
  choice: FeaturedChoice;
  /** Whether the amount has been left or was to be added, so that it is time to say what is wrong with it. */
  isChecked: boolean;
  /** Another amount or unit; undefined where there is no cart, and then there is nothing to enter. */
  onChange: ((choice: FeaturedChoice) => void) | undefined;
  /** The amount was left. */
  onLeave(): void;
}

/** A product that editors put forward, with the amount to take of it (P§5 "A featured product"). */
export function FeaturedProductCard({ product, href, displayRules, choice, isChecked, onChange, onLeave }: FeaturedProductCardProps) {
  const intl = useIntl();
  const number = useProductNumber()(product);
  const { amount, unit } = choice;
  const { quote, next } = useMemo(
    () => shownPriceOf(product, { amount: amount !== undefined && amount > 0 ? amount : 1, unit }, displayRules),
    [product, amount, unit, displayRules],
  );
  const least = isChecked ? leastAmount(product, choice) : undefined;
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
        <AvailabilityText product={product} nextDelivery={nextDeliveryFor(product, displayRules)} />
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
