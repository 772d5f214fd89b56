import { FormattedMessage, useIntl } from 'react-intl';
import { amountInBaseUnit, orderItemDiscount, orderItemPrice, orderItemTotal, orderSum, type OrderItem } from '../../domain/order';
import { formatDay, formatPrice } from '../../i18n/format';
import { formatUnits } from '../../i18n/unitName';
import { Check } from '../../kit/field/Check';
import { AppLink } from '../../kit/link/AppLink';
import { ProductPicture } from '../product/ProductPicture';
import styles from './OrderLines.module.css';

/** Which lines are chosen to be ordered again. */
export interface LineSelection {
  readonly skus: ReadonlySet<string>;
  onChange(skus: ReadonlySet<string>): void;
}

interface OrderLinesProps {
  items: readonly OrderItem[];
  /** Whether prices are shown (P§6). */
  canSeePrices: boolean;
  /** The tenant's picture for products without one. */
  missingImage: string | undefined;
  /** Address of a product. */
  hrefOf(sku: string): string;
  /** Lets lines be chosen; without it there are no boxes. */
  selection?: LineSelection | undefined;
}

/**
 * The lines of an order: product, amount, amount in the base unit, single price, total (P§3 "Orders"), and their sum at the end. A
 * discount on a line's total is nowhere in its single price, so it is named beside the total.
 */
export function OrderLines({ items, canSeePrices, missingImage, hrefOf, selection }: OrderLinesProps) {
  const intl = useIntl();
  const sum = canSeePrices ? orderSum({ orderItems: items }) : undefined;
  const skus = items.map(({ productSku }) => productSku);
  const isAll = selection !== undefined && skus.every((sku) => selection.skus.has(sku));
  const isSome = selection !== undefined && !isAll && skus.some((sku) => selection.skus.has(sku));
  const toggle = (sku: string, chosen: boolean) => {
    const next = new Set(selection?.skus);
    if (chosen) next.add(sku);
    else next.delete(sku);
    selection?.onChange(next);
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.box}>
              <label className={styles.boxLabel}>
                <Check
                  label={intl.formatMessage({ id: 'order.lines.chooseAll' })}
                  isChecked={isAll}
                  isIndeterminate={isSome}
                  onChange={(isChosen) => selection.onChange(new Set(isChosen ? skus : []))}
                />
                <span aria-hidden="true" className={styles.all}><FormattedMessage id="order.lines.chooseAll" /></span>
              </label>
            </th>
          )}
          <th scope="col" className={styles.product}><FormattedMessage id="order.lines.product" /></th>
          <th scope="col" className={styles.number}><FormattedMessage id="order.lines.amount" /></th>
          <th scope="col" className={styles.number}><FormattedMessage id="order.lines.baseAmount" /></th>
          {canSeePrices && <th scope="col" className={styles.number}><FormattedMessage id="order.lines.price" /></th>}
          {canSeePrices && <th scope="col" className={styles.number}><FormattedMessage id="order.lines.total" /></th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const price = orderItemPrice(item);
          const total = orderItemTotal(item);
          const discount = orderItemDiscount(item);
          const { productSku: sku, baseUnit, unitAbbr = baseUnit } = item;
          return (
            <tr key={`${sku}:${index}`}>
              {selection && (
                <td className={styles.box}>
                  <label className={styles.boxLabel}>
                    <Check
                      label={intl.formatMessage({ id: 'order.lines.choose' }, { product: item.name })}
                      isChecked={selection.skus.has(sku)}
                      onChange={(isChosen) => toggle(sku, isChosen)}
                    />
                  </label>
                </td>
              )}
              <td className={styles.product}>
                <span className={styles.picture}><ProductPicture src={item.imagePath} placeholder={missingImage} /></span>
                <span className={styles.text}>
                  <AppLink href={hrefOf(sku)} className={styles.name}>{item.name}</AppLink>
                  <span className={styles.quiet}>{item.displayedProductId ?? sku}</span>
                  {item.preOrder && <span className={styles.mark}><FormattedMessage id="product.banner.preOrder" /></span>}
                  {item.alternativeDeliveryDate && (
                    <span className={styles.mark}><FormattedMessage id="cart.reason.otherDay" values={{ day: formatDay(item.alternativeDeliveryDate, intl.locale) }} /></span>
                  )}
                </span>
              </td>
              <td className={styles.number} data-label={intl.formatMessage({ id: 'order.lines.amount' })}>{formatUnits(intl, item.amount, { abbreviation: unitAbbr })}</td>
              <td className={styles.number} data-label={intl.formatMessage({ id: 'order.lines.baseAmount' })}>{formatUnits(intl, amountInBaseUnit(item), { abbreviation: baseUnit })}</td>
              {canSeePrices && <td className={styles.number} data-label={intl.formatMessage({ id: 'order.lines.price' })}>{price && formatPrice(price)}</td>}
              {canSeePrices && (
                <td className={`${styles.number} ${styles.total}`} data-label={intl.formatMessage({ id: 'order.lines.total' })}>
                  <span>
                    {total && formatPrice(total)}
                    {discount && <span className={styles.discount}><FormattedMessage id="order.lines.discount" values={{ discount: formatPrice(discount.negated()) }} /></span>}
                  </span>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {selection && <td className={styles.box} aria-hidden="true" />}
            <th scope="row" colSpan={4} className={styles.sum}><FormattedMessage id="order.field.sum" /></th>
            <td className={`${styles.number} ${styles.sum}`}>{formatPrice(sum)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
