import { FormattedMessage, useIntl } from 'react-intl';
import {
  amountInBaseUnit,
  linesOnRequest,
  orderItemDiscount,
  orderItemPrice,
  orderItemTotal,
  orderSum,
  type OrderItem,
} from '../../domain/order';
import { formatDay, formatPrice } from '../../i18n/format';
import { formatUnits } from '../../i18n/unitName';
import { AppLink } from '../../kit/link/AppLink';
import type { TableColumn } from '../../kit/table/column';
import { Table } from '../../kit/table/Table';
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
  const columns: readonly TableColumn<OrderItem>[] = [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'order.lines.product' }),
      isRowHeader: true,
      render: (item) => <Product item={item} missingImage={missingImage} href={hrefOf(item.productSku)} />,
    },
    {
      key: 'amount',
      title: intl.formatMessage({ id: 'order.lines.amount' }),
      isNumber: true,
      render: ({ amount, baseUnit, unitAbbr = baseUnit }) => formatUnits(intl, amount, { abbreviation: unitAbbr }),
    },
    {
      key: 'baseAmount',
      title: intl.formatMessage({ id: 'order.lines.baseAmount' }),
      isNumber: true,
      render: (item) => formatUnits(intl, amountInBaseUnit(item), { abbreviation: item.baseUnit }),
    },
    {
      key: 'price',
      title: intl.formatMessage({ id: 'order.lines.price' }),
      isNumber: true,
      isHidden: !canSeePrices,
      render: (item) => {
        const price = orderItemPrice(item);
        if (price) return formatPrice(price);
        return orderItemTotal(item) ? undefined : intl.formatMessage({ id: 'order.lines.onRequest' });
      },
    },
    {
      key: 'total',
      title: intl.formatMessage({ id: 'order.lines.total' }),
      isNumber: true,
      isHidden: !canSeePrices,
      render: (item) => <Total item={item} />,
    },
  ];
  return (
    <Table
      columns={columns}
      rows={items}
      keyOf={({ productSku }, index) => `${productSku}:${index}`}
      phone="stack"
      selection={
        selection && {
          chosen: selection.skus,
          keyOf: ({ productSku }) => productSku,
          onChange: selection.onChange,
          nameOf: ({ name }) => intl.formatMessage({ id: 'order.lines.choose' }, { product: name }),
          allName: intl.formatMessage({ id: 'order.lines.chooseAll' }),
        }
      }
      total={
        sum && {
          label: (
            <>
              <FormattedMessage id="order.field.sum" />
              <SumNote items={items} />
            </>
          ),
          value: formatPrice(sum),
        }
      }
    />
  );
}

function SumNote({ items }: { items: readonly OrderItem[] }) {
  const count = linesOnRequest({ orderItems: items });
  return (
    count > 0 && (
      <span className={styles.note}>
        <FormattedMessage id="order.sum.onRequest" values={{ count }} />
      </span>
    )
  );
}

function Product({ item, missingImage, href }: { item: OrderItem; missingImage: string | undefined; href: string }) {
  const { locale } = useIntl();
  return (
    <span className={styles.product}>
      <span className={styles.picture}>
        <ProductPicture src={item.imagePath} placeholder={missingImage} />
      </span>
      <span className={styles.text}>
        <AppLink href={href} className={styles.name}>
          {item.name}
        </AppLink>
        <span className={styles.quiet}>{item.displayedProductId ?? item.productSku}</span>
        {item.preOrder && (
          <span className={styles.mark}>
            <FormattedMessage id="product.banner.preOrder" />
          </span>
        )}
        {item.alternativeDeliveryDate && (
          <span className={styles.mark}>
            <FormattedMessage id="cart.reason.otherDay" values={{ day: formatDay(item.alternativeDeliveryDate, locale) }} />
          </span>
        )}
      </span>
    </span>
  );
}

function Total({ item }: { item: OrderItem }) {
  const total = orderItemTotal(item);
  const discount = orderItemDiscount(item);
  return (
    <span className={styles.total}>
      {total && <span>{formatPrice(total)}</span>}
      {discount && (
        <span className={styles.discount}>
          <FormattedMessage id="order.lines.discount" values={{ discount: formatPrice(discount.negated()) }} />
        </span>
      )}
    </span>
  );
}
