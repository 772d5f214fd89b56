import type { OrderFreeItem, OrderItem, Product } from '../../src/gen/models';
import { decimal, moneyText, sumMoney, readDecimal } from '../../src/domain/money';
import { freeAmount, readNaraCode } from '../../src/domain/naras';
import { bestPrice, toPrice } from '../../src/domain/price';

/** What a line of an order is made of. */
export interface LineOrder {
  readonly product: Product;
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** Factor of a fair's discount on regular prices. */
  readonly fairDiscountFactor: string | undefined;
  /** Whether the user sees the numbers that are alike in all tenants. */
  readonly showsCrossTenantId: boolean;
  /** Day on which an alternative tour brings it. */
  readonly alternativeDeliveryDate: string | undefined;
}

/** A line of an order with the price that holds now; without one when the price is on request. */
export function makeOrderItem(line: LineOrder): OrderItem {
  const { product, amount, unitAbbreviation } = line;
  const ratio = product.units.find(({ abbreviation }) => abbreviation === unitAbbreviation)?.ratio ?? 1;
  const quote = bestPrice(
    product.bulkPrices.map(toPrice).filter((price) => price !== undefined),
    { amount, ratio, fairDiscountFactor: line.fairDiscountFactor, includeBonus: false },
  );
  const baseUnit = product.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation;
  return {
    productSku: product.sku,
    displayedProductId: (line.showsCrossTenantId ? product.crossTenantProductId : undefined) ?? product.sku,
    ...(quote.kind === 'priced' && {
      price: quote.unitPrice.toNumber(),
      priceString: moneyText(quote.unitPrice),
      mostAccurateRowTotal: quote.rowTotal.toNumber(),
      mostAccurateRowTotalString: moneyText(quote.rowTotal),
    }),
    amount,
    ...(baseUnit !== undefined && { baseUnit }),
    ratio,
    unitAbbr: unitAbbreviation,
    ...(product.thumbnailUrl !== undefined && { imagePath: product.thumbnailUrl }),
    preOrder: product.attributes.some(({ key }) => key === 'Bestellartikel'),
    name: product.name,
    ...(line.alternativeDeliveryDate !== undefined && { alternativeDeliveryDate: line.alternativeDeliveryDate }),
  };
}

/** What comes free with a line, by the product's codes. */
export function freeItemsOf(line: LineOrder, naraCodes: readonly string[]): OrderFreeItem[] {
  const amount = naraCodes.reduce((sum, code) => sum + freeAmount(readNaraCode(code), line.amount), 0);
  return amount > 0 ? [{ productSku: line.product.sku, name: line.product.name, amount, unitAbbr: line.unitAbbreviation }] : [];
}

/** Sum of the lines of an order in EUR as a decimal string; lines on request count nothing. */
export function totalOf(items: readonly OrderItem[]): string {
  return moneyText(sumMoney(items.map(({ mostAccurateRowTotalString }) => readDecimal(mostAccurateRowTotalString) ?? decimal(0))));
}
