import type { CartItemRequest } from '#gen/models/index.ts';
import type { CartLine } from './cart';
import { limits } from '../text/limits';
import { decimal } from '../price/money';
import type { Product } from '../product/product';
import { isBelowMinimum, minimumForUnit } from '../product/quantity';
import { unitOf, type Unit } from '../product/unit';

/** Something that is to go into the cart: a line of a template, an order, an inventory or a quantity history. */
export interface RequestedLine {
  readonly sku: string;
  /** Name to report it by when its product is not known. */
  readonly name?: string | undefined;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** Why a line was not added. */
export type RefusalReason =
  /** The product is unknown or no longer sold. */
  | { readonly kind: 'noLongerAvailable' }
  /** The product can't be ordered at the moment. */
  | { readonly kind: 'notAvailable' }
  /** The product is not sold in that unit. */
  | { readonly kind: 'unitNotSold' }
  /**
   * The amount is no whole number from 1 to 99999, or exceeds that together with the cart's amount; `minimum` is the least one in the
   * requested line's unit (P§8 "Piece count").
   */
  | { readonly kind: 'invalidAmount'; readonly minimum: number; readonly unit: Unit }
  /** Below the minimum quantity; `minimum` is the least amount in the requested line's unit (P§5 minimum quantity, P§8 "Piece count"). */
  | { readonly kind: 'belowMinimum'; readonly minimum: number; readonly unit: Unit }
  /** The cart holds the product in another unit, and the two don't add up to a whole amount; a cart has one line for a sku. */
  | { readonly kind: 'otherUnitInCart'; readonly unit: Unit };

/** A requested line that was not added. */
export interface RefusedLine {
  readonly requestedLine: RequestedLine;
  /** The product, where it is known. */
  readonly product: Product | undefined;
  readonly reason: RefusalReason;
}

/** True if a refused line may have a substitute: its product is known and not delivered at the moment. */
export function isUndeliverable({ product, reason }: Pick<RefusedLine, 'product' | 'reason'>): boolean {
  return product !== undefined && (reason.kind === 'noLongerAvailable' || reason.kind === 'notAvailable');
}

/** Result of "add all to cart" (P§5 minimum quantity): the lines to set, and the omitted ones with reasons. */
export interface CartAddition {
  /** Lines to set; amounts include those in the cart. */
  readonly requests: readonly CartItemRequest[];
  /** Requested lines that went in. */
  readonly added: readonly RequestedLine[];
  readonly refused: readonly RefusedLine[];
}

/**
 * Amounts that must reach the minimum quantity. `each`: each requested line, as for templates, which are flagged and not added (P§5
 * minimum quantity). `line`: the resulting line of the cart, as where the user types an additional amount.
 */
export type MinimumOf = 'each' | 'line';

/**
 * Plans to add requested lines to the cart. A product that is in the cart, or requested twice, ends up with the sum in one line; where the
 * units differ, in the smaller of the two. Unavailable products and amounts below the minimum are listed and not added.
 */
export function planAddition(
  requestedLines: readonly RequestedLine[],
  products: ReadonlyMap<string, Product>,
  cartLines: readonly CartLine[] = [],
  minimumOf: MinimumOf = 'each',
): CartAddition {
  const inCart = new Map(cartLines.map((line) => [line.sku, line]));
  const requests = new Map<string, CartItemRequest>();
  const added: RequestedLine[] = [];
  const refused: RefusedLine[] = [];
  for (const requestedLine of requestedLines) {
    const product = products.get(requestedLine.sku);
    const result = requestLine(requestedLine, product, requests.get(requestedLine.sku) ?? inCart.get(requestedLine.sku), minimumOf);
    if ('kind' in result) {
      refused.push({ requestedLine, product, reason: result });
    } else {
      requests.set(requestedLine.sku, result);
      added.push(requestedLine);
    }
  }
  const plan = { requests: [...requests.values()], added, refused };
  return minimumOf === 'line' ? withoutSmallLines(plan, products) : plan;
}

/** The plan without lines that stay below the minimum; they are refused. */
function withoutSmallLines(plan: CartAddition, products: ReadonlyMap<string, Product>): CartAddition {
  const small = new Map<string, RefusalReason>();
  for (const { sku, amount, unitAbbreviation } of plan.requests) {
    const product = products.get(sku);
    const unit = product && unitOf(product.units, unitAbbreviation);
    const reason = unit && minimumReason(amount, unit, product);
    if (reason) small.set(sku, reason);
  }
  if (small.size === 0) return plan;
  return {
    requests: plan.requests.filter(({ sku }) => !small.has(sku)),
    added: plan.added.filter(({ sku }) => !small.has(sku)),
    refused: [
      ...plan.refused,
      ...plan.added.flatMap((requestedLine): RefusedLine[] => {
        const reason = small.get(requestedLine.sku);
        return reason ? [{ requestedLine, product: products.get(requestedLine.sku), reason }] : [];
      }),
    ],
  };
}

function minimumReason(amount: number, unit: Unit, { minSaleQuantity }: Pick<Product, 'minSaleQuantity'>): RefusalReason | undefined {
  if (!isBelowMinimum(amount, unit.ratio, minSaleQuantity)) return undefined;
  return { kind: 'belowMinimum', minimum: minimumForUnit(minSaleQuantity, unit.ratio), unit };
}

type Held = Pick<CartItemRequest, 'amount' | 'unitAbbreviation'>;

function requestLine(
  requestedLine: RequestedLine,
  product: Product | undefined,
  held: Held | undefined,
  minimumOf: MinimumOf,
): CartItemRequest | RefusalReason {
  if (!product || product.availability.status === 'REMOVED_FROM_INVENTORY') return { kind: 'noLongerAvailable' };
  if (!product.isOrderable) return { kind: 'notAvailable' };
  const unit = unitOf(product.units, requestedLine.unitAbbreviation);
  if (!unit) return { kind: 'unitNotSold' };
  const minimum = minimumForUnit(product.minSaleQuantity, unit.ratio);
  if (!isCartAmount(requestedLine.amount)) return { kind: 'invalidAmount', minimum, unit };
  const tooSmall = minimumOf === 'each' ? minimumReason(requestedLine.amount, unit, product) : undefined;
  if (tooSmall) return tooSmall;
  // A held line in a unit that is no longer sold can't be ordered as it is; the requested line takes its place.
  const heldUnit = held && unitOf(product.units, held.unitAbbreviation);
  if (!held || !heldUnit) return { sku: requestedLine.sku, amount: requestedLine.amount, unitAbbreviation: unit.abbreviation };

  const smaller = heldUnit.ratio < unit.ratio ? heldUnit : unit;
  const total = decimal(requestedLine.amount).times(unit.ratio).plus(decimal(held.amount).times(heldUnit.ratio)).dividedBy(smaller.ratio);
  if (!total.isInteger()) return { kind: 'otherUnitInCart', unit: heldUnit };
  if (total.greaterThan(limits.amountMaximum)) return { kind: 'invalidAmount', minimum, unit };
  return { sku: requestedLine.sku, amount: Number.parseInt(total.toString(), 10), unitAbbreviation: smaller.abbreviation };
}

function isCartAmount(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 1 && amount <= limits.amountMaximum;
}
