import type { CartItem } from '#gen/models/index.ts';
import { isLocalDate, type LocalDate } from '../text/calendar';
import { toProduct, type Product } from '../product/product';
import { unitOf, type Unit } from '../product/unit';

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
  /** Time of the last change by the server's clock, to detect stale answers. */
  readonly lastUpdatedAt: string | undefined;
}

/** A cart as its screens use it. */
export interface Cart {
  /** The lines in the order in which they were first added. */
  readonly lines: readonly CartLine[];
  /** Items without their product; they are reported, and the rest of the cart is shown. */
  readonly errors: readonly InternalError[];
}

/** The cart without lines. */
export const emptyCart: Cart = { lines: [], errors: [] };

/** True if a cart has no lines, not even one without its product. */
export function isCartEmpty({ lines, errors }: Cart): boolean {
  return lines.length + errors.length === 0;
}

/** A fault of the shop or its backend that no user can mend, such as a cart item without its product (P§5 internal error). */
export class InternalError extends Error {
  override readonly name = 'InternalError';
  /** The product concerned, so that a placeholder line can be shown and removed. */
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

/** Reads an item of the server. Raises an {@link InternalError} when it comes without its product (P§5 internal error). */
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

/** True if a product is sold in a unit that a user can choose. */
export function isUnitSold(product: Pick<Product, 'allUnits'>, unitAbbreviation: string): boolean {
  return product.allUnits.some(({ abbreviation, isVisible }) => isVisible && abbreviation === unitAbbreviation);
}

/** True if a line can be ordered: its product is available, and sold in its unit. */
export function isLineOrderable(line: CartLine): boolean {
  return line.product.isOrderable && isUnitSold(line.product, line.unitAbbreviation);
}

/** Lines that a submit would leave out. They are shown for confirmation before it (P§4 checkout). */
export function nonOrderableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => !isLineOrderable(line));
}
