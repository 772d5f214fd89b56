import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartLineExample } from '#tests/examples/cart.ts';
import { buyerRules, priceExample, productExample } from '#tests/examples/product.ts';
import * as price from '#domain/price/price.ts';
import * as priceTiers from '#domain/price/priceTiers.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { CartLineRow } from '#pages/checkout/parts/cart/CartLineRow.tsx';
import { TemplateItemRow } from '#pages/orderTemplate/parts/TemplateItemRow.tsx';
import { TemplatePrintTable } from '#pages/orderTemplate/parts/TemplatePrintTable.tsx';
import { ProductRow } from './ProductRow';

vi.mock('#domain/price/price.ts', { spy: true });
vi.mock('#domain/price/priceTiers.ts', { spy: true });

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const product = productExample();
const alone = { ...product, prices: [priceExample('12.9000')] };
const line = cartLineExample();
const nothing = () => undefined;
const actions = { onChoose: nothing, onClamped: nothing, onAdd: nothing, onRemove: nothing, onUndo: nothing, onExplainPrice: nothing };
const itemActions = { onChoose: nothing, onClamped: nothing, onRemove: nothing, onRetry: nothing, onAccept: nothing };
const unit = product.defaultUnit;
const item = { productSku: product.sku, amount: 2, unit: unit.abbreviation };

const productRow = (shown: typeof product) => (
  <ProductRow
    product={shown}
    href="/product/1"
    displayRules={buyerRules}
    choice={{ amount: 2, unit }}
    cart={{ kind: 'out', isBusy: false }}
    actions={actions}
  />
);
const templateRow = (
  <TemplateItemRow
    sku={product.sku}
    amount={2}
    unit={unit.abbreviation}
    product={product}
    isLoading={false}
    displayRules={buyerRules}
    href="/product/1"
    edit={undefined}
    theirs={undefined}
    {...itemActions}
  />
);
const paper = (
  <TemplatePrintTable
    groups={[{ key: 'kaese', categoryName: 'Käse', skus: [product.sku] }]}
    items={[item]}
    products={new Map([[product.sku, product]])}
    displayRules={buyerRules}
    sum={undefined}
    leftOut={0}
  />
);
const cartRow = (
  <CartLineRow
    line={line}
    displayRules={buyerRules}
    href="/product/1"
    isBusy={false}
    onChoose={nothing}
    onClamped={nothing}
    onRemove={nothing}
  />
);

test.each([
  // With tiers, the other unit and each tier are quoted for comparison.
  ["a product's row", productRow(alone), 1, 1],
  ["a product's row with tiers", productRow(product), 4, 1],
  ["a cart's row", cartRow, 1, 0],
  ["a template's row", templateRow, 1, 0],
  ["a template's row on paper", paper, 1, 0],
])('%s computes its price once', (_what, row, quotes, lists) => {
  render(
    <IntlProvider locale="de" messages={messages}>
      {row}
    </IntlProvider>,
  );
  expect([vi.mocked(price.bestPrice).mock.calls.length, vi.mocked(priceTiers.tiers).mock.calls.length]).toEqual([quotes, lists]);
});

test('a price is parsed once, however often and in however many amounts it is used', () => {
  let reads = 0;
  const read = (rawValueString: string, minQuantity: number) => ({
    ...priceExample(rawValueString, { minQuantity }),
    get rawValueString() {
      reads += 1;
      return rawValueString;
    },
  });
  const prices = [read('10.0000', 1), read('9.0000', 10)];
  for (let amount = 1; amount <= 20; amount += 1) {
    price.bestPrice(prices, { amount, ratio: 1 });
    priceTiers.tiers(prices, { amount, ratio: 1 });
  }
  expect(reads).toBe(2);
});
