import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { cartComparisonExample } from '#tests/examples/comparison.ts';
import { cartLineExample } from '#tests/examples/cart.ts';
import { companionLinesExample, companionOrderExample } from '#tests/examples/companion.ts';
import { countedMilk, milkLine } from '#tests/examples/inventoryCount.ts';
import { inventoryLinesExample } from '#tests/examples/inventory.ts';
import { labelExample, signExample } from '#tests/examples/label.ts';
import { buyerRules, productExample } from '#tests/examples/product.ts';
import { quickRowsExample } from '#tests/examples/quickEntry.ts';
import { exampleOverview } from '#components/allergens/exampleRows.fixture.ts';
import { HeldBackList } from '#components/allergens/HeldBackList.tsx';
import { AdditionReportDialog } from '#components/cart/AdditionReportDialog.tsx';
import { FeaturedProductCard } from '#components/content/FeaturedProductCard.tsx';
import { ProductMeta } from '#components/product/ProductMeta.tsx';
import { ProductNumberContext } from '#components/product/productNumber.ts';
import { filterRows } from '#domain/allergens/allergenOverview.ts';
import { decimal } from '#domain/price/money.ts';
import { productNumberFor } from '#domain/product/productNumber.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { CartDifferenceList } from '#pages/checkout/parts/CartDifferenceList.tsx';
import { NonOrderableDialog } from '#pages/checkout/parts/NonOrderableDialog.tsx';
import { QuickEntryRow } from '#pages/checkout/parts/quickEntry/QuickEntryRow.tsx';
import { QuickEntrySearch } from '#pages/checkout/parts/quickEntry/QuickEntrySearch.tsx';
import { CompanionImportDialog } from '#pages/companionOrders/parts/CompanionImportDialog.tsx';
import { CompanionOrderCard } from '#pages/companionOrders/parts/CompanionOrderCard.tsx';
import { EssencePrintList } from '#pages/essentialProducts/parts/EssencePrintList.tsx';
import { CountList } from '#pages/inventoryCount/parts/CountList.tsx';
import { CountPanel } from '#pages/inventoryCount/parts/CountPanel.tsx';
import { FoundProducts } from '#pages/inventoryCount/parts/FoundProducts.tsx';
import { ParTable } from '#pages/inventoryCount/parts/ParTable.tsx';
import { parSuggestion } from '#domain/inventory/parOrder.ts';
import { InventoryLines } from '#pages/inventoryDetail/parts/InventoryLines.tsx';
import { InactiveLabels } from '#pages/labels/parts/InactiveLabels.tsx';
import { PrintedLabel } from '#pages/labels/parts/PrintedLabel.tsx';
import { ReorderDialog } from '#components/order/ReorderDialog.tsx';
import { ProductFinder } from '#components/product/ProductFinder.tsx';
import { TemplatePrintTable } from '#pages/orderTemplate/parts/TemplatePrintTable.tsx';
import { HistoryProduct } from '#pages/quantityHistory/parts/HistoryProduct.tsx';

/*
 * Every component that shows a product's number, with a product that has both: the permission alone decides which is visible (P§3
 * displayed number, P§6 number of all tenants). The parts rendered by `priceLeaks` (rows, tiles, the product's page and the cart) are
 * searched there.
 */
const sku = '8800112233';
const crossTenantProductId = 'AT-997755';
const numbers = { sku, crossTenantProductId };
const product = productExample(numbers);
const choice = { amount: 2, unit: product.defaultUnit };
const requestedLine = { sku, name: product.name, amount: 2, unitAbbreviation: product.defaultUnit.abbreviation };
const label = labelExample({ ...numbers, isActive: true });
const [companionLine] = companionLinesExample;
const [counted] = inventoryLinesExample;
const [quickRow] = quickRowsExample('104711 2');
const [known] = exampleOverview.filter(({ state }) => state === 'known');
const [difference] = cartComparisonExample.differences;
const need = { par: decimal(6), counted: decimal(1), ratio: 1, minimum: 0 };
const nothing = () => undefined;
const hrefOf = () => '/';

const drawn: readonly (readonly [what: string, element: ReactNode])[] = [
  ['the quiet line of a product', <ProductMeta key="" product={product} unit={product.defaultUnit} referencePrice={undefined} />],
  [
    'a featured product',
    <FeaturedProductCard
      key=""
      product={product}
      href="/"
      displayRules={buyerRules}
      choice={choice}
      isChecked
      onChange={nothing}
      onLeave={nothing}
    />,
  ],
  [
    'the report of an addition',
    <AdditionReportDialog
      key=""
      isOpen
      added={[]}
      refused={[{ requestedLine, product, reason: { kind: 'noLongerAvailable' } }]}
      failed={[]}
      cartHref="/"
      onClose={nothing}
    />,
  ],
  [
    'the rows that a filter of allergens keeps back',
    <HeldBackList key="" filtered={filterRows([{ ...known!, sku, numbers }], ['MILK', 'GLUTEN', 'VEGAN'])} hrefOf={hrefOf} />,
  ],
  [
    'changes of the cart',
    <CartDifferenceList
      key=""
      comparison={{
        ...cartComparisonExample,
        differences: difference?.kind === 'added' ? [{ kind: 'added', now: { ...difference.now, ...numbers } }] : [],
      }}
    />,
  ],
  [
    'the lines that an order leaves out',
    <NonOrderableDialog key="" isOpen lines={[cartLineExample(numbers)]} onConfirm={nothing} onCancel={nothing} />,
  ],
  [
    'a line of the quick entry',
    <QuickEntryRow
      key=""
      row={quickRow?.state === 'ready' ? { ...quickRow, choice: { ...quickRow.choice, product } } : quickRow!}
      displayRules={buyerRules}
      hasFailed={false}
      onMend={nothing}
      searchFor={nothing}
    />,
  ],
  [
    'the search of a quick entry',
    <QuickEntrySearch
      key=""
      value="käse"
      candidates={[{ product, lastBought: undefined }]}
      isLooking={false}
      hasFailed={false}
      onType={nothing}
      onNumber={nothing}
      onRetry={nothing}
    />,
  ],
  [
    'the report of an import',
    <CompanionImportDialog
      key=""
      isOpen
      report={{
        added: [],
        leftOut: [{ line: { ...companionLine!, requestedLine, product }, reason: { by: 'rule', reason: { kind: 'noLongerAvailable' } } }],
        isAddressGone: false,
        isAreaGone: false,
      }}
      cartHref="/"
      onClose={nothing}
    />,
  ],
  [
    'an order of the companion app',
    <CompanionOrderCard
      key=""
      order={companionOrderExample}
      lines={[{ ...companionLine!, requestedLine, product }]}
      delivery={undefined}
      canSeePrices
      inCartOf={nothing}
      hrefOf={hrefOf}
      isImporting={false}
      onImport={nothing}
      onDiscard={nothing}
    />,
  ],
  ['the essence list on paper', <EssencePrintList key="" groups={[{ category: undefined, count: 1, products: [product] }]} missing={0} />],
  [
    'the lines of a count',
    <CountList
      key=""
      lines={[{ ...milkLine, product: { ...countedMilk, ...numbers } } as typeof milkLine]}
      activeId={undefined}
      questions={new Map()}
      lookUps={new Map()}
      onOpen={nothing}
      onRemove={nothing}
      onConfirm={nothing}
      onName={nothing}
      onLookUp={nothing}
    />,
  ],
  [
    'the line that is counted',
    <CountPanel
      key=""
      line={{ ...milkLine, product: { ...countedMilk, ...numbers } } as typeof milkLine}
      addition={undefined}
      onAmount={nothing}
      onUnit={nothing}
      onUndo={nothing}
      onName={nothing}
      onClose={nothing}
    />,
  ],
  [
    'findings of a count',
    <FoundProducts
      key=""
      products={[{ ...countedMilk, ...numbers }]}
      similar={[]}
      isLooking={false}
      hasFailed={false}
      isOffline={false}
      onPick={nothing}
      onOther={nothing}
      onRetry={nothing}
    />,
  ],
  [
    'missing goods of a par list',
    <ParTable
      key=""
      rows={[{ kind: 'order', product, unit: product.storageUnit, par: need.par, counted: need.counted, suggestion: parSuggestion(need) }]}
      chosen={new Set()}
      hrefOf={hrefOf}
      onChoose={nothing}
    />,
  ],
  [
    'the lines of an inventory',
    <InventoryLines
      key=""
      lines={[{ ...counted!, product }]}
      canSeePrices
      hrefOf={hrefOf}
      selection={{ chosen: new Set(), onChange: nothing }}
    />,
  ],
  ['labels of discontinued products', <InactiveLabels key="" labels={[label]} isRemoving={false} failed={0} onRemove={nothing} />],
  ['a label', <PrintedLabel key="" label={label} sheet="A4_8" sign={signExample} showsPrices />],
  [
    'changes since an order',
    <ReorderDialog
      key=""
      isOpen
      comparison={{
        refused: [],
        changed: [{ requestedLine, product, refusal: undefined, changes: [{ kind: 'priceOnRequest' }] }],
        unchanged: [],
      }}
      onConfirm={nothing}
      onCancel={nothing}
    />,
  ],
  [
    'the products that a template finds',
    <ProductFinder key="" label="Artikel" value="käse" products={[product]} missingImage={undefined} onType={nothing} onChoose={nothing} />,
  ],
  [
    'a template on paper',
    <TemplatePrintTable
      key=""
      groups={[{ key: '', categoryName: undefined, skus: [sku] }]}
      items={[{ productSku: sku, amount: 1, unit: product.defaultUnit.abbreviation }]}
      products={new Map([[sku, product]])}
      displayRules={buyerRules}
      sum={undefined}
      leftOut={0}
    />,
  ],
  ['the order suggestion', <HistoryProduct key="" product={product} href="/" missingImage={undefined} inCart={undefined} />],
];

afterEach(cleanup);

test.each(drawn)('%s shows the number that the user may see', (_what, element) => {
  const shownTo = (displayCrossTenantProductId: boolean) => {
    render(
      <IntlProvider locale="de" messages={messages}>
        <ProductNumberContext value={productNumberFor({ displayCrossTenantProductId })}>{element}</ProductNumberContext>
      </IntlProvider>,
    );
    // A field that finds shows its list once it is clicked.
    for (const field of screen.queryAllByRole('combobox', { name: 'Artikel' })) {
      fireEvent.focus(field);
      fireEvent.click(field);
    }
    const text = document.body.textContent;
    cleanup();
    return [text.includes(sku), text.includes(crossTenantProductId)];
  };
  expect({ with: shownTo(true), without: shownTo(false) }).toEqual({ with: [false, true], without: [true, false] });
});
