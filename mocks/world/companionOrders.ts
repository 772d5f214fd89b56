import type { CompanionOrder, CompanionOrderItem, Product } from '#gen/models/index.ts';
import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { demoUsers } from '../demoUsers';
import type { CustomerRecord } from './customers';
import type { Assortment } from './orderHistory';

/** Customers with open orders of the companion app, and how many of the stories below each has. */
const stories: Readonly<Record<string, number>> = { 100: 3, 200: 2, 300: 1, 400: 3, 600: 1, 800: 2, 900: 2 };

/** A product that the range has never had, and a unit that nothing is sold in. */
const unsold = { sku: '999001', name: 'Steinpilze getrocknet, 500 g Beutel', unit: 'ZGL' } as const;

const cache = new Map<string, readonly CompanionOrder[]>();

/** The orders that a customer's people began with the handheld before the first call, newest first; always the same for a day. */
export function openCompanionOrdersOf(customer: CustomerRecord, seededOn: LocalDate, assortment: Assortment): readonly CompanionOrder[] {
  const key = `${customer.tenant}/${customer.customerId}/${seededOn}`;
  const known = cache.get(key) ?? makeOrders(customer, seededOn, assortment);
  cache.set(key, known);
  return known;
}

function makeOrders(customer: CustomerRecord, seededOn: LocalDate, assortment: Assortment): CompanionOrder[] {
  const count = stories[customer.customerId] ?? 0;
  if (count === 0) return [];
  const usual = assortment(customer, 40).filter(
    ({ shopAvailability: { status }, units }) => status === 'ACTIVE' && units.some(({ isVisible }) => isVisible),
  );
  return [everythingSold, someNotSold, areaGone].slice(0, count).map((tell, index) => ({
    id: `companion-${customer.customerId}-${index + 1}`,
    customerId: customer.customerId,
    createdBy: buyerOf(customer, index),
    ...tell(customer, seededOn, usual.slice(index * 9, index * 9 + 9)),
  }));
}

/** Differences of one story from another. */
type Story = Omit<CompanionOrder, 'id' | 'customerId' | 'createdBy'>;

/** All is well: it can be imported as it is. */
function everythingSold({ deliveryAddresses: [first] }: CustomerRecord, day: LocalDate, products: readonly Product[]): Story {
  const area = first?.unloadingAreas?.at(-1);
  return {
    createdAt: at(day, '05:40'),
    comment: 'Nachbestellung Kühlhaus',
    ...(first && { deliveryAddressExternalId: first.externalId }),
    ...(area !== undefined && { unloadingArea: area }),
    items: products.slice(0, 5).map((product) => line(product)),
  };
}

/**
 * A product and a unit are no longer sold, a line is below its minimum if the range has such a product, and the address no longer
 * exists.
 */
function someNotSold({ customerId }: CustomerRecord, day: LocalDate, products: readonly Product[]): Story {
  const [other, ...rest] = products;
  return {
    createdAt: at(addDays(day, -1), '17:02'),
    deliveryAddressExternalId: `${customerId}-09`,
    unloadingArea: 'Küche',
    items: [
      ...rest.slice(0, 3).map((product) => line(product)),
      ...(other ? [{ ...line(other), unitAbbreviation: unsold.unit }] : []),
      { productSku: unsold.sku, name: unsold.name, amount: 2, unitAbbreviation: 'KRT' },
      ...rest
        .slice(3)
        .flatMap((product) => tooLittle(product))
        .slice(0, 1),
    ],
  };
}

/** Everything is sold, but the goods were to be set down at a place that is no more. */
function areaGone({ deliveryAddresses: [first] }: CustomerRecord, day: LocalDate, products: readonly Product[]): Story {
  return {
    createdAt: at(addDays(day, -3), '21:15'),
    comment: 'Inventur Getränkelager',
    ...(first && { deliveryAddressExternalId: first.externalId }),
    unloadingArea: 'Alte Rampe',
    items: products.slice(0, 2).map((product) => line(product)),
  };
}

function at(day: LocalDate, time: string): string {
  return momentOf(day, time).toISOString();
}

function line(product: Product): CompanionOrderItem {
  const unit = product.units.find(({ isDefault, isVisible }) => isDefault && isVisible) ?? product.units.find(({ isVisible }) => isVisible);
  return {
    productSku: product.sku,
    name: product.name,
    amount: minimumForUnit(product.minSaleQuantity, unit?.ratio ?? 1) + 1,
    unitAbbreviation: unit?.abbreviation ?? unsold.unit,
  };
}

/** One unit of a product of which more has to be ordered. */
function tooLittle(product: Product): CompanionOrderItem[] {
  const unit = product.units.find(({ isVisible, ratio }) => isVisible && ratio < product.minSaleQuantity);
  return unit ? [{ productSku: product.sku, name: product.name, amount: 1, unitAbbreviation: unit.abbreviation }] : [];
}

function buyerOf({ tenant, customerId }: CustomerRecord, index: number): string {
  const users = demoUsers.filter((user) => user.tenant === tenant && user.customerIds.includes(customerId));
  return (users[index % users.length] ?? users[0])?.userName ?? '';
}
