import type { CartItem } from '../gen/models';
import { isLocalDate, type LocalDate } from './calendar';
import { toProduct, type Product } from './product';
import { unitOf, type Unit } from './unit';

/** A line of a cart: one for a sku (P§3 Cart). */
export interface CartLine {
  /** Key of the line. */
  readonly sku: string;
  /** Amount in the line's unit. */
  readonly amount: number;
  /** Unit of the line as the cart names it; differs from `unit.abbreviation` when the product no longer has it. */
  readonly unitAbbreviation: string;
  /** The unit to compute with: the line's, or the product's default where it no longer has that. */
  readonly unit: Unit;
  readonly product: Product;
  /** Day on which an alternative tour brings the product, where it can't come with the rest. */
  readonly alternativeDay: LocalDate | undefined;
  /** Codes of the free goods that go with the product. */
  readonly naraCodes: readonly string[];
  /** Moment of the last change as the server tells it, to know stale answers by. */
  readonly lastUpdatedAt: string | undefined;
}

/** A cart as its screens use it. */
export interface Cart {
  /** The lines in the order in which they were first added. */
  readonly lines: readonly CartLine[];
  /** Items that came without their product; they are reported, and the rest of the cart is shown. */
  readonly errors: readonly InternalError[];
}

/** The cart without lines. */
export const emptyCart: Cart = { lines: [], errors: [] };

/** Whether there is nothing in a cart, not even a line whose product isn't known. */
export function isCartEmpty({ lines, errors }: Cart): boolean {
  return lines.length + errors.length === 0;
}

/** A fault of the shop or its backend that no user can mend, such as a cart item without its product (P§5). */
export class InternalError extends Error {
  override readonly name = 'InternalError';
  /** The product it is about, so that a line can stand for it and be removed. */
  readonly sku: string | undefined;

  constructor(message: string, sku?: string) {
    super(message);
    this.sku = sku;
  }
}

/** The unit to compute with for a line: the one it names, or the product's default where the product no longer has that. */
export function lineUnit({ allUnits, defaultUnit }: Pick<Product, 'allUnits' | 'defaultUnit'>, abbreviation: string): Unit {
  return unitOf(allUnits, abbreviation) ?? defaultUnit;
}

/** Reads an item of the server. Raises an {@link InternalError} when it comes without its product (P§5). */
export function toCartLine(item: CartItem): CartLine {
  if (!item.product) throw new InternalError(`Cart item ${item.sku} was received without its product`, item.sku);
  const product = toProduct(item.product);
  return {
    sku: item.sku,
    amount: item.amount,
    unitAbbreviation: item.unitAbbreviation,
    unit: lineUnit(product, item.unitAbbreviation),
    product,
    alternativeDay: isLocalDate(item.alternativeDeliveryDate) ? item.alternativeDeliveryDate : undefined,
    naraCodes: item.naraDto?.naraCodes ?? [],
    lastUpdatedAt: item.lastUpdatedAt,
  };
}

/** Whether a product is sold in a unit: it is one of those that a user can choose. */
export function isUnitSold(product: Pick<Product, 'allUnits'>, unitAbbreviation: string): boolean {
  return product.allUnits.some(({ abbreviation, isVisible }) => isVisible && abbreviation === unitAbbreviation);
}

/** Whether a line can be ordered: its product is available, and sold in its unit. */
export function isLineOrderable(line: CartLine): boolean {
  return line.product.isOrderable && isUnitSold(line.product, line.unitAbbreviation);
}

/** Lines that a submit would leave out. They are shown for confirmation before it (P§4). */
export function nonOrderableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => !isLineOrderable(line));
}
