import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  amountInBaseUnit,
  linesOnRequest,
  orderItemDiscount,
  orderItemPrice,
  orderItemTotal,
  orderSum,
  type OrderItem,
} from '#domain/order/order.ts';
import { formatDay, formatPrice } from '#i18n/format.ts';
import { UnitFigure } from '../quantity/UnitFigure';
import { formatUnits } from '#i18n/unitName.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import type { TableColumn } from '#kit/table/column.ts';
import { Table } from '#kit/table/Table.tsx';
import { ProductPicture } from '../product/ProductPicture';
import styles from './OrderLines.module.css';

/** Lines selected for reordering. */
export interface LineSelection {
  readonly skus: ReadonlySet<string>;
  onChange(skus: ReadonlySet<string>): void;
}

interface OrderLinesProps {
  items: readonly OrderItem[];
  /** Shows prices (P§6 price permission). */
  canSeePrices: boolean;
  /** The tenant's picture for products without one. */
  missingImage: string | undefined;
  hrefOf(sku: string): string;
  /** Enables selection; omit for no checkboxes. */
  selection?: LineSelection | undefined;
  /** An action of a line, below its number. */
  actionOf?: ((item: OrderItem, place: number) => ReactNode) | undefined;
}

/**
 * Lines of an order: product, amount, amount in the base unit, single price, total (P§3 "Orders"), and their sum. A
 * discount on a line's total isn't part of its single price, so it is named beside the total.
 */
export function OrderLines({ items, canSeePrices, missingImage, hrefOf, selection, actionOf }: OrderLinesProps) {
  const intl = useIntl();
  const sum = canSeePrices ? orderSum({ orderItems: items }) : undefined;
  const columns: readonly TableColumn<OrderItem>[] = [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'order.lines.product' }),
      isRowHeader: true,
      render: (item) => (
        <Product item={item} missingImage={missingImage} href={hrefOf(item.productSku)}>
          {actionOf?.(item, items.indexOf(item))}
        </Product>
      ),
    },
    {
      key: 'amount',
      title: intl.formatMessage({ id: 'order.lines.amount' }),
      isNumber: true,
      render: ({ amount, baseUnit, unitAbbr = baseUnit }) => (
        <UnitFigure text={formatUnits(intl, amount, { abbreviation: unitAbbr })} isNamed />
      ),
    },
    {
      key: 'baseAmount',
      title: intl.formatMessage({ id: 'order.lines.baseAmount' }),
      isNumber: true,
      render: (item) => <UnitFigure text={formatUnits(intl, amountInBaseUnit(item), { abbreviation: item.baseUnit })} isNamed />,
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
      align="middle"
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

interface ProductProps {
  item: OrderItem;
  missingImage: string | undefined;
  href: string;
  children: ReactNode;
}

function Product({ item, missingImage, href, children }: ProductProps) {
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
        {children}
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
