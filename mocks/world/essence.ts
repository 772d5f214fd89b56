import type { EssenceVisibility, Order, Product, RecentEssenceItem } from '#gen/models/index.ts';
import { addDays, dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { limits } from '#domain/text/limits.ts';
import { decimal } from '#domain/price/money.ts';
import type { EssenceState } from '../state/state';
import type { CustomerRecord } from './customers';
import { essencesOfToolKitchen, toolKitchen, toolKitchenBought } from './toolKitchen';

/** Default period of the essence list in days. */
export const defaultEssenceDays = 365;

/** An essence list without changes. */
function untouchedEssence(): EssenceState {
  return { showEssenceForDays: undefined, visibility: {}, added: [] };
}

/** One in so many products of {@link toolKitchen} was hidden. */
const hiddenShare = 13;

/** The list of a customer before anybody changed it: that of {@link toolKitchen} has hidden products and some that were added by hand. */
export function begunEssence({ customerId }: CustomerRecord, assortment: (count: number) => readonly Product[]): EssenceState {
  if (customerId !== toolKitchen) return untouchedEssence();
  const skus = essencesOfToolKitchen(assortment).map(({ sku }) => sku);
  return {
    ...untouchedEssence(),
    visibility: Object.fromEntries(
      skus
        .slice(0, toolKitchenBought)
        .filter((_, place) => place % hiddenShare === hiddenShare - 1)
        .map((sku) => [sku, false]),
    ),
    added: skus.slice(toolKitchenBought),
  };
}

/** A customer's core assortment: purchases within the period, and manually added products (P§3 Essence). */
export interface EssenceList {
  /** True if a product is on the list, shown or hidden. */
  has(sku: string): boolean;
  isShown(sku: string): boolean;
  isAdded(sku: string): boolean;
  /** All skus of the list, the latest purchases first. */
  readonly skus: readonly string[];
}

interface Purchase {
  readonly date: LocalDate;
  readonly quantity: number;
  readonly smallestUnit: string;
}

const purchasesCache = new WeakMap<readonly Order[], Map<string, Purchase[]>>();

/** Purchases by sku, newest first. `orders` come newest first. */
function purchasesOf(orders: readonly Order[]): Map<string, Purchase[]> {
  const known = purchasesCache.get(orders);
  if (known) return known;
  const purchases = new Map<string, Purchase[]>();
  for (const order of orders) {
    const date = dayOfMoment(new Date(order.creationTime));
    for (const { productSku, amount, ratio = 1, baseUnit, unitAbbr = '' } of order.orderItems) {
      const quantity = decimal(amount).times(ratio).toNumber();
      const list = purchases.get(productSku) ?? [];
      list.push({ date, quantity, smallestUnit: baseUnit ?? unitAbbr });
      purchases.set(productSku, list);
    }
  }
  purchasesCache.set(orders, purchases);
  return purchases;
}

/** First day whose purchases count. */
function firstDay({ showEssenceForDays }: EssenceState, today: LocalDate): LocalDate {
  return addDays(today, -(showEssenceForDays ?? defaultEssenceDays));
}

/** The essence list of a customer today. Excluded products aren't on it, however often they are bought. */
export function essenceListOf(
  orders: readonly Order[],
  essence: EssenceState,
  today: LocalDate,
  canBeOnList: (sku: string) => boolean,
): EssenceList {
  const since = firstDay(essence, today);
  const bought = [...purchasesOf(orders)]
    .filter(([sku, [latest]]) => latest !== undefined && latest.date >= since && canBeOnList(sku))
    .map(([sku]) => sku);
  const skus = new Set([...essence.added, ...bought]);
  const purchased = new Set(bought);
  return {
    has: (sku) => skus.has(sku),
    isShown: (sku) => skus.has(sku) && essence.visibility[sku] !== false,
    isAdded: (sku) => essence.added.includes(sku) && !purchased.has(sku),
    skus: [...skus],
  };
}

/** The visibility of a product as the backend answers it. */
export function visibilityOf(list: EssenceList, sku: string): EssenceVisibility {
  return { sku, isVisible: list.isShown(sku), isManuallyAdded: list.isAdded(sku), isOnList: list.has(sku) };
}

/** Shows or hides a product: showing one that isn't on the list adds it, hiding one that was added takes it off again. */
export function setVisibility(essence: EssenceState, list: EssenceList, sku: string, isVisible: boolean): void {
  if (isVisible && !list.has(sku)) essence.added = [sku, ...essence.added];
  if (!isVisible && list.isAdded(sku)) {
    essence.added = essence.added.filter((added) => added !== sku);
    delete essence.visibility[sku];
    return;
  }
  if (isVisible || list.has(sku)) essence.visibility[sku] = isVisible;
}

/** The last purchases of products, newest first, at most three of each (P§3 essence). */
export function recentItemsOf(
  customer: CustomerRecord,
  orders: readonly Order[],
  essence: EssenceState,
  skus: readonly string[],
  today: LocalDate,
): RecentEssenceItem[] {
  const since = firstDay(essence, today);
  const purchases = purchasesOf(orders);
  return skus.flatMap((sku) =>
    (purchases.get(sku) ?? []).slice(0, limits.recentEssenceItems).map((purchase) => ({
      customerId: customer.customerId,
      tenant: customer.tenant,
      sku,
      isRelevant: purchase.date >= since,
      ...purchase,
    })),
  );
}

/** A customer's purchases of each product between two days, both included: quantity in storage units and number of orders. */
export function boughtBetween(
  orders: readonly Order[],
  start: LocalDate,
  end: LocalDate,
): Map<string, { readonly quantity: number; readonly smallestUnit: string; readonly orderCount: number }> {
  const bought = new Map<string, { quantity: number; smallestUnit: string; orderCount: number }>();
  for (const [sku, purchases] of purchasesOf(orders)) {
    const counted = purchases.filter(({ date }) => date >= start && date <= end);
    const [first] = counted;
    if (!first) continue;
    const quantity = counted.reduce((sum, purchase) => sum.plus(purchase.quantity), decimal(0)).toNumber();
    bought.set(sku, { quantity, smallestUnit: first.smallestUnit, orderCount: counted.length });
  }
  return bought;
}
