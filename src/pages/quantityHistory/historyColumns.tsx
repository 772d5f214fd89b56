import type { IntlShape } from 'react-intl';
import { CartLinePrice, CartLineTotal } from '#components/cart/CartLinePrice.tsx';
import { HistoryProduct } from './parts/HistoryProduct';
import { SuggestionField } from './parts/SuggestionField';
import { quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import type { PriceQuote } from '#domain/price/price.ts';
import { wantedQuantity, type HistoryRow, type SuggestedQuantity, type SuggestionChoice } from '#domain/product/quantityHistory.ts';
import type { ClampedAmount } from '#domain/product/quantity.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatUnits } from '#i18n/unitName.ts';
import type { TableCard, TableColumn } from '#kit/table/column.ts';
import styles from './QuantityHistoryPage.module.css';

/** Parameters of the order suggestion's rows. */
interface HistoryTerms {
  readonly intl: IntlShape;
  readonly choice: SuggestionChoice;
  readonly displayRules: DisplayRules;
  /** Address of a product within the fair. */
  hrefOf(sku: string): string;
  /** Amount of a product in the fair's cart, as text. */
  inCartOf(sku: string): string | undefined;
  onQuantity(row: HistoryRow, wanted: SuggestedQuantity): void;
  onClamped(raised: ClampedAmount, unit: Unit): void;
}

/** Columns of the order suggestion: product, purchases, wanted amount, and price. */
export function historyColumns(terms: HistoryTerms): readonly TableColumn<HistoryRow>[] {
  const { intl, displayRules } = terms;
  const priced = new Map<HistoryRow, PricedRow>();
  const pricedOnce = (row: HistoryRow) => {
    const known = priced.get(row) ?? pricedOf(row, terms);
    priced.set(row, known);
    return known;
  };
  return [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'quantityHistory.product' }),
      isRowHeader: true,
      render: (row) => productOf(row, terms),
    },
    {
      key: 'bought',
      title: intl.formatMessage({ id: 'quantityHistory.bought' }),
      isNumber: true,
      render: (row) => boughtText(row, intl),
      note: (row) => ordersText(row, intl),
    },
    {
      key: 'suggestion',
      title: intl.formatMessage({ id: 'quantityHistory.suggestion' }),
      isUnbroken: true,
      render: (row) => fieldOf(row, terms),
    },
    {
      key: 'unitPrice',
      title: intl.formatMessage({ id: 'quantityHistory.unitPrice' }),
      isNumber: true,
      isHidden: !displayRules.canSeePrices,
      render: (row) => unitPriceOf(row, pricedOnce(row), displayRules),
    },
    {
      key: 'price',
      title: intl.formatMessage({ id: 'quantityHistory.price' }),
      isNumber: true,
      isHidden: !displayRules.canSeePrices,
      render: (row) => totalOf(row, pricedOnce(row)),
    },
  ];
}

/** A row's card on the phone. */
export function historyCard(terms: HistoryTerms): (row: HistoryRow) => TableCard {
  const { intl, displayRules } = terms;
  return (row) => ({
    title: productOf(row, terms),
    line: {
      text: `${boughtText(row, intl)} ${ordersText(row, intl)}`,
      end: displayRules.canSeePrices && <span className={styles.total}>{totalOf(row, pricedOf(row, terms))}</span>,
    },
    note: <span className={styles.field}>{fieldOf(row, terms)}</span>,
  });
}

function productOf({ product }: HistoryRow, { displayRules, hrefOf, inCartOf }: HistoryTerms) {
  return (
    <HistoryProduct product={product} href={hrefOf(product.sku)} missingImage={displayRules.missingImage} inCart={inCartOf(product.sku)} />
  );
}

function fieldOf(row: HistoryRow, { choice, onQuantity, onClamped }: HistoryTerms) {
  return (
    <SuggestionField
      product={row.product}
      wanted={wantedQuantity(row, choice)}
      onChange={(wanted) => onQuantity(row, wanted)}
      onClamped={onClamped}
    />
  );
}

const boughtText = ({ bought, boughtUnit }: HistoryRow, intl: IntlShape) => formatUnits(intl, bought, { abbreviation: boughtUnit });

const ordersText = ({ orderCount }: HistoryRow, intl: IntlShape) =>
  intl.formatMessage({ id: 'quantityHistory.orders' }, { count: orderCount });

/** Price of the wanted amount, and its unit. */
interface PricedRow {
  readonly unit: Unit;
  readonly quote: PriceQuote | undefined;
}

function pricedOf(row: HistoryRow, { choice, displayRules }: HistoryTerms): PricedRow {
  const { product } = row;
  const { amount, unit: abbreviation } = wantedQuantity(row, choice);
  const unit = product.units.find((one) => one.abbreviation === abbreviation) ?? product.defaultUnit;
  return { unit, quote: quoteOf(product, { amount, unit }, displayRules) };
}

function totalOf({ product }: HistoryRow, { quote }: PricedRow) {
  return <CartLineTotal quote={quote} isOrderable={product.isOrderable} />;
}

function unitPriceOf({ product }: HistoryRow, { unit, quote }: PricedRow, displayRules: DisplayRules) {
  return product.isOrderable && <CartLinePrice quote={quote} unit={unit} storageUnit={product.storageUnit} displayRules={displayRules} />;
}
