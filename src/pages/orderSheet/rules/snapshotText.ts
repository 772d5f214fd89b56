import type { Price, PriceModifier } from '#domain/price/bulkPrice.ts';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { isRecentReading, type SheetSnapshot } from './sheetSnapshot';

/** Maximum characters of one stored sheet, about 1,000 lines, and of all on the device, of some five million that a browser has. */
export const snapshotLimits = { sheet: 800_000, device: 2_000_000 } as const;

const keptUnit = ({ name, abbreviation, ratio, isDefault, isVisible, isStorageUnit }: Unit) => ({
  name,
  abbreviation,
  ratio,
  // A flag that is missing is false.
  ...(isDefault && { isDefault }),
  ...(isVisible && { isVisible }),
  ...(isStorageUnit && { isStorageUnit }),
});

const keptModifier = ({ applyTo, discountFactorString, applicationOrder }: PriceModifier) =>
  applyTo === 'none' ? undefined : { applyTo, factor: discountFactorString, order: applicationOrder };

const keptPrice = ({ minQuantity, rawValueString, source, attachedDiscount, attachedBonus }: Price) => ({
  minQuantity,
  value: rawValueString,
  source,
  discount: keptModifier(attachedDiscount),
  bonus: keptModifier(attachedBonus),
});

const keptProduct = (product: Product, hasPrices: boolean) => ({
  sku: product.sku,
  number: product.crossTenantProductId,
  name: product.name,
  category: product.categoryName,
  kind: product.kind,
  availability: product.availability,
  minSaleQuantity: product.minSaleQuantity,
  units: product.allUnits.map(keptUnit),
  prices: hasPrices ? product.prices.map(keptPrice) : [],
});

/** Text of a sheet to be stored: what the sheet shows of its products. Undefined if it is too long for the device. */
export function snapshotText({ readAt, name, lines, products }: SheetSnapshot, hasPrices: boolean): string | undefined {
  const text = JSON.stringify({ readAt, name, lines, products: [...products.values()].map((product) => keptProduct(product, hasPrices)) });
  return text.length > snapshotLimits.sheet ? undefined : text;
}

/** A stored sheet: its name, length and age. */
export interface StoredSheet {
  readonly name: string;
  readonly length: number;
  /** Undefined if it can't be read. */
  readonly readAt: number | undefined;
}

/** Names of the stored sheets that make room for a new one: unreadable and outdated ones, then the oldest. */
export function sheetsToForget(stored: readonly StoredSheet[], length: number, now: number): readonly string[] {
  let room = snapshotLimits.device - length;
  const newestFirst = stored.toSorted((one, other) => (other.readAt ?? -Infinity) - (one.readAt ?? -Infinity));
  return newestFirst.flatMap((sheet) => {
    if (sheet.readAt !== undefined && isRecentReading({ readAt: sheet.readAt }, now) && sheet.length <= room) {
      room -= sheet.length;
      return [];
    }
    return [sheet.name];
  });
}
