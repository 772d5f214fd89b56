import type { Address, CompanionOrder, CompanionOrderImport, OrderRejectionReason } from '../gen/models';
import { planAddition, type RequestedLine, type RefusalReason } from './cartAddition';
import type { CheckoutForm } from './checkoutForm';
import { roundMoney, sumMoney, type Decimal } from './money';
import { bestPrice } from './price';
import type { Product } from './product';
import { unitOf } from './unit';

/** The shapes of companion orders, for the screens that show them. */
export type { CompanionOrder, CompanionOrderImport } from '../gen/models';

/** A line of a companion order as it would go into the cart now. */
export interface CompanionLine {
  readonly requestedLine: RequestedLine;
  /** The product as it is now; undefined where it is unknown or not read yet. */
  readonly product: Product | undefined;
  /** Why it would be left out; undefined where it would not, or where that is not known yet. */
  readonly refusal: RefusalReason | undefined;
  /** What the line costs, in EUR; undefined where it is left out, on request or not known yet. */
  readonly total: Decimal | undefined;
}

/** What a companion order wants for its delivery, held against the addresses there are. */
export interface RequestedDelivery {
  /** The wanted address; undefined when none was chosen or it no longer exists. */
  readonly address: Address | undefined;
  readonly unloadingArea: string | undefined;
  /** The chosen address no longer exists; a correct one is selected at checkout (P§8). */
  readonly isAddressGone: boolean;
  /** The address exists, but not the chosen unloading area of it. */
  readonly isAreaGone: boolean;
}

/** What the lines of a companion order ask for. */
function requestedCompanionLines({ items }: Pick<CompanionOrder, 'items'>): readonly RequestedLine[] {
  return items.map(({ productSku, name, amount, unitAbbreviation }) => ({ sku: productSku, name, amount, unitAbbreviation }));
}

/**
 * The lines of a companion order, each with what would become of it. An import replaces what the cart holds of a sku, so the cart
 * does not matter.
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

/** What came of an import. */
export interface ImportReport {
  readonly added: readonly RequestedLine[];
  readonly leftOut: readonly LeftOutLine[];
  /** The chosen address or unloading area no longer exists (P§8). */
  readonly isAddressGone: boolean;
  readonly isAreaGone: boolean;
}

/** What came of an import: the answered cart tells which lines are in it, whatever was expected before. */
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
 * address that is gone is kept too: the form then has none, says so, and a correct one is selected (P§8).
 */
export function carriedForm(
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
