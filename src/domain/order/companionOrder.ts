import type { Address, CompanionOrder, CompanionOrderImport, OrderRejectionReason } from '#gen/models/index.ts';
import { planAddition, type RequestedLine, type RefusalReason } from '../cart/cartAddition';
import type { CheckoutForm } from '../checkout/checkoutForm';
import { roundMoney, sumMoney, type Decimal } from '../price/money';
import { bestPrice } from '../price/price';
import type { Product } from '../product/product';
import { unitOf } from '../product/unit';

/** The shapes of companion orders, for the screens that show them. */
export type { CompanionOrder, CompanionOrderImport } from '#gen/models/index.ts';

/** A line of a companion order as it would go into the cart now. */
export interface CompanionLine {
  readonly requestedLine: RequestedLine;
  /** The product as it is now; undefined where it is unknown or not read yet. */
  readonly product: Product | undefined;
  /** Why it would be left out; undefined where it would not, or where that is not known yet. */
  readonly refusal: RefusalReason | undefined;
  /** The line's price in EUR; undefined if it is omitted, on request or not known yet. */
  readonly total: Decimal | undefined;
}

/** Delivery requested by a companion order, matched with the existing addresses. */
export interface RequestedDelivery {
  /** The wanted address; undefined when none was chosen or it no longer exists. */
  readonly address: Address | undefined;
  readonly unloadingArea: string | undefined;
  /** The chosen address no longer exists; a correct one is selected at checkout (P§8 companion orders). */
  readonly isAddressGone: boolean;
  /** The address exists, but not the chosen unloading area of it. */
  readonly isAreaGone: boolean;
}

/** The requested lines of a companion order. */
function requestedCompanionLines({ items }: Pick<CompanionOrder, 'items'>): readonly RequestedLine[] {
  return items.map(({ productSku, name, amount, unitAbbreviation }) => ({ sku: productSku, name, amount, unitAbbreviation }));
}

/**
 * The lines of a companion order, each with the expected result. An import replaces the cart's amount of a sku, so the cart does not
 * matter.
 *
 * @param products the products by sku; undefined while they are not known
 */
export function companionLines(
  order: Pick<CompanionOrder, 'items'>,
  products: ReadonlyMap<string, Product> | undefined,
): readonly CompanionLine[] {
  return requestedCompanionLines(order).map((requestedLine) => {
    const product = products?.get(requestedLine.sku);
    const refusal = products && planAddition([requestedLine], products).refused[0]?.reason;
    return { requestedLine, product, refusal, total: product && !refusal ? totalOf(requestedLine, product) : undefined };
  });
}

function totalOf({ amount, unitAbbreviation }: RequestedLine, { prices, units }: Product): Decimal | undefined {
  const ratio = unitOf(units, unitAbbreviation)?.ratio ?? 1;
  const quote = bestPrice(prices, { amount, ratio, includeBonus: false });
  return quote.kind === 'priced' ? quote.rowTotal : undefined;
}

/** Sum of the lines that have a price, in EUR; undefined when none has. */
export function companionSum(lines: readonly CompanionLine[]): Decimal | undefined {
  const totals = lines.flatMap(({ total }) => total ?? []);
  return totals.length > 0 ? roundMoney(sumMoney(totals)) : undefined;
}

/** Holds the wanted delivery against the customer's addresses. */
export function requestedDeliveryOf(
  order: Pick<CompanionOrder, 'deliveryAddressExternalId' | 'unloadingArea'>,
  addresses: readonly Address[],
): RequestedDelivery {
  const { deliveryAddressExternalId: id, unloadingArea } = order;
  const address = addresses.find(({ externalId }) => externalId === id);
  const isAreaGone = address !== undefined && unloadingArea !== undefined && !(address.unloadingAreas ?? []).includes(unloadingArea);
  return { address, unloadingArea: isAreaGone ? undefined : unloadingArea, isAddressGone: id !== undefined && !address, isAreaGone };
}

/** A line that is not in the cart after the import, with the server's reason or, where it gave none, the rule's. */
export interface LeftOutLine {
  readonly line: CompanionLine;
  readonly reason:
    | { readonly by: 'server'; readonly reason: OrderRejectionReason }
    | { readonly by: 'rule'; readonly reason: RefusalReason };
}

/** Result of an import. */
export interface ImportReport {
  readonly added: readonly RequestedLine[];
  readonly leftOut: readonly LeftOutLine[];
  /** The chosen address or unloading area no longer exists (P§8 companion orders). */
  readonly isAddressGone: boolean;
  readonly isAreaGone: boolean;
}

/** Result of an import: the answered cart decides which lines are in it, regardless of the expectation. */
export function importReport(lines: readonly CompanionLine[], answer: CompanionOrderImport): ImportReport {
  const removed = new Map(answer.removedProducts.map(({ sku, reason }) => [sku, reason]));
  const leftOut = lines.flatMap((line): LeftOutLine[] => {
    const named = removed.get(line.requestedLine.sku);
    if (named) return [{ line, reason: { by: 'server', reason: named } }];
    if (isIn(line.requestedLine, answer)) return [];
    return [{ line, reason: { by: 'rule', reason: line.refusal ?? { kind: 'notAvailable' } } }];
  });
  const isLeftOut = new Set(leftOut.map(({ line }) => line));
  return {
    added: lines.filter((line) => !isLeftOut.has(line)).map(({ requestedLine }) => requestedLine),
    leftOut,
    isAddressGone: answer.deliveryAddressGone,
    isAreaGone: answer.unloadingAreaGone,
  };
}

function isIn({ sku, amount, unitAbbreviation }: RequestedLine, { cart }: CompanionOrderImport): boolean {
  return cart.items.some((item) => item.sku === sku && item.amount === amount && item.unitAbbreviation === unitAbbreviation);
}

/**
 * The form of the delivery step after an import: address and unloading area as chosen in the app, its comment among the notes. An
 * address that no longer exists is kept too: the form then has none, says so, and the user selects a new one (P§8 companion orders).
 */
export function formFromCompanionOrder(
  form: CheckoutForm,
  order: Pick<CompanionOrder, 'deliveryAddressExternalId' | 'unloadingArea' | 'comment'>,
): CheckoutForm {
  const { deliveryAddressExternalId: addressId, unloadingArea, comment = '' } = order;
  const isNoted = comment === '' || form.notes.split('\n').includes(comment);
  return {
    ...form,
    ...(addressId === undefined ? unloadingArea !== undefined && { unloadingArea } : { addressId, unloadingArea }),
    notes: isNoted ? form.notes : [form.notes, comment].filter(Boolean).join('\n'),
  };
}
