import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import type { CartEvent, Product } from '#gen/models/index.ts';
import { demoUsers } from '../demoUsers';
import { ownCartCode, type LineToSet } from '../state/carts';
import type { CustomerRecord } from './customers';

/** The line with which a product is usually ordered; undefined for one that can't be. */
export function usualLine(product: Product): LineToSet | undefined {
  const visible = product.units.filter(({ isVisible }) => isVisible);
  const unit = visible.find(({ isDefault }) => isDefault) ?? visible[0];
  if (!unit) return undefined;
  return { sku: product.sku, amount: minimumForUnit(product.minSaleQuantity, unit.ratio), unitAbbreviation: unit.abbreviation };
}

/** Inputs of a cart's history. */
interface Teller {
  readonly customer: CustomerRecord;
  /** Code of the fair whose cart it is; undefined for the own one. */
  readonly cartCode: string | undefined;
  /** The day before which it all happened. */
  readonly seededOn: LocalDate;
  /** Lines that the customer usually orders. */
  readonly usual: readonly LineToSet[];
}

/**
 * Events of a cart before the first call: the last order, additions by several people, and a final emptying, since the carts begin
 * empty. One of the people is no user of the customer, as when the wholesaler's office helps out.
 */
export function cartPastOf({ customer, cartCode, seededOn, usual }: Teller): CartEvent[] {
  const { tenant, customerId } = customer;
  const users = demoUsers.filter((user) => user.tenant === tenant && user.customerIds.includes(customerId)).map(({ userId }) => userId);
  const office = `user-office-${tenant.toLowerCase()}`;
  const [first = office, second = office] = users;
  const event = (
    daysAgo: number,
    time: string,
    userId: string,
    eventType: CartEvent['eventType'],
    part: Partial<LineToSet> = {},
  ): CartEvent => ({
    userId,
    customerId,
    eventType,
    ...part,
    timestamp: momentOf(addDays(seededOn, -daysAgo), time).toISOString(),
    cartCode: cartCode ?? ownCartCode,
  });
  const [a, b, c, d] = usual;
  if (!a || !b || !c || !d) return [];
  const of = ({ sku, unitAbbreviation }: LineToSet) => ({ sku, unitAbbreviation });
  if (cartCode !== undefined) {
    return [
      event(2, '10:04', second, 'ADD', a),
      event(2, '10:05', first, 'ADD', b),
      event(1, '15:20', office, 'UPDATE', { ...a, amount: a.amount + 4 }),
      event(1, '15:31', first, 'REMOVE', of(a)),
      event(1, '15:32', first, 'REMOVE', of(b)),
    ];
  }
  return [
    event(3, '16:42', first, 'SUBMIT'),
    event(2, '07:12', first, 'ADD', a),
    event(2, '07:13', first, 'ADD', b),
    event(2, '07:13', first, 'ADD', c),
    event(2, '18:05', second, 'UPDATE', { ...a, amount: a.amount + 3 }),
    event(2, '18:07', second, 'REMOVE', of(b)),
    event(1, '06:30', office, 'ADD', d),
    event(1, '08:45', second, 'UPDATE', { ...c, amount: c.amount + 1 }),
    event(1, '09:15', first, 'CLEAR'),
  ];
}
