import { toPrice, type Price } from '#domain/price/bulkPrice.ts';
import { productKinds } from '#domain/product/coolingClass.ts';
import { toProduct, type Availability, type Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { entriesOf, isRecord, recordOf, textOr, type Fields } from '#platform/keptJson.ts';
import type { SheetLine, SheetPar } from './sheetSource';

/** Lines of a sheet with their products, as they were read. */
export interface SheetSnapshot {
  /** Server time at which they were read, in milliseconds. */
  readonly readAt: number;
  /** Name of the template. */
  readonly name: string | undefined;
  readonly lines: readonly SheetLine[];
  /** By sku; unknown ones are missing. */
  readonly products: ReadonlyMap<string, Product>;
}

/** Milliseconds after which a stored sheet isn't opened any more: thirty days. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

function readUnit({ name, abbreviation, ratio, isDefault, isVisible, isStorageUnit }: Fields): Unit | undefined {
  if (typeof abbreviation !== 'string' || typeof ratio !== 'number' || ratio <= 0) return undefined;
  return {
    name: textOr(name, ''),
    abbreviation,
    ratio,
    isDefault: isDefault === true,
    isVisible: isVisible === true,
    isStorageUnit: isStorageUnit === true,
    gtins: [],
  };
}

type WirePrice = Parameters<typeof toPrice>[0];

function readModifier(kept: unknown): NonNullable<WirePrice['attachedDiscount']> | undefined {
  const { applyTo, factor, order } = recordOf(kept);
  if ((applyTo !== 'single' && applyTo !== 'total') || typeof factor !== 'string' || typeof order !== 'number') return undefined;
  // The float of the contract is never read.
  return { type: applyTo === 'single' ? 'SINGLE' : 'TOTAL', discountFactorString: factor, applicationOrder: order, discountFactor: 1 };
}

function readPrice({ minQuantity, value, source, discount, bonus }: Fields): Price | undefined {
  if (typeof minQuantity !== 'number' || typeof value !== 'string' || typeof source !== 'string') return undefined;
  const [attachedDiscount, attachedBonus] = [readModifier(discount), readModifier(bonus)];
  // With a discount that can't be read the price would be a wrong one.
  if ((discount !== undefined && !attachedDiscount) || (bonus !== undefined && !attachedBonus)) return undefined;
  return toPrice({
    sku: '',
    minQuantity,
    rawValueString: value,
    price: 0,
    type: source as WirePrice['type'],
    ...(attachedDiscount && { attachedDiscount }),
    ...(attachedBonus && { attachedBonus }),
  });
}

function readAvailability(kept: unknown): Availability {
  const { status, eta } = recordOf(kept);
  switch (status) {
    case 'ACTIVE':
    case 'INACTIVE':
    case 'REMOVED_FROM_INVENTORY':
      return { status };
    case 'AVAILABLE_SOON':
      return { status, eta: textOr(eta, undefined) };
    default:
      return { status: 'UNKNOWN' };
  }
}

function readProduct(kept: Fields): Product | undefined {
  const { sku, number, name, category, minSaleQuantity, prices } = kept;
  const kind = productKinds.find((one) => one === kept['kind']);
  const units = entriesOf(kept['units'], readUnit);
  if (typeof sku !== 'string' || typeof name !== 'string' || typeof minSaleQuantity !== 'number' || !kind) return undefined;
  const availability = readAvailability(kept['availability']);
  const product = toProduct({
    sku,
    name,
    units: [...units].map((unit) => ({ ...unit, gtins: [] })),
    minSaleQuantity,
    shopAvailability: { status: availability.status as 'ACTIVE' },
    attributes: [],
    images: [],
    salesConditions: [],
    bulkPrices: [],
  });
  return {
    ...product,
    crossTenantProductId: textOr(number, undefined),
    categoryName: textOr(category, undefined),
    kind,
    availability,
    prices: entriesOf(prices, readPrice),
  };
}

function readPar(kept: unknown): SheetPar | undefined {
  const { amount, unitAbbreviation } = recordOf(kept);
  return typeof amount === 'number' && typeof unitAbbreviation === 'string' ? { amount, unitAbbreviation } : undefined;
}

const readLine = ({ sku, name, par, unitAbbreviation }: Fields): SheetLine | undefined =>
  typeof sku === 'string'
    ? { sku, name: textOr(name, undefined), par: readPar(par), unitAbbreviation: textOr(unitAbbreviation, undefined) }
    : undefined;

/** Parses a stored sheet; undefined if there is none or it is invalid. Invalid lines, products and prices are omitted. */
export function parseSnapshot(kept: unknown): SheetSnapshot | undefined {
  if (!isRecord(kept) || typeof kept['readAt'] !== 'number' || !Array.isArray(kept['lines'])) return undefined;
  return {
    readAt: kept['readAt'],
    name: textOr(kept['name'], undefined),
    lines: entriesOf(kept['lines'], readLine),
    products: new Map(entriesOf(kept['products'], readProduct).map((product) => [product.sku, product])),
  };
}

/** True if a stored sheet may still be opened. */
export const isRecentReading = ({ readAt }: Pick<SheetSnapshot, 'readAt'>, now: number): boolean => now - readAt <= maxAgeMs;
