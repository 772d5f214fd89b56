import type { Order, OrderInformation, OrderOverviewEntry, OrderSubmit } from '../gen/models';
import { ResponseError } from '../http/errors';
import type { SubmissionBuilder } from './orderSubmission';

/** Test data only: what is ordered. */
export const body: OrderInformation = { deliveryAddressExternalId: '100-01', requestedDeliveryDay: '2026-03-10', customerOrderId: 'Küche' };
/** Builds the body for whatever key. */
export const build: SubmissionBuilder = (idempotencyKey) => ({ body, idempotencyKey });

/** A backend with one cart and the orders made of it. */
export class OrderServer {
  readonly orders: (OrderOverviewEntry & { key: string })[] = [{ ...entry('4711', 3), key: 'old' }];
  readonly keys: string[] = [];
  lineCount = 2;
  knowsKeys = true;
  readonly #bodies = new Map<string, string>();

  /** Orders made here, without the one from before. */
  get made() {
    return this.orders.filter(({ id }) => id !== '4711');
  }

  submit(sent: OrderInformation | OrderSubmit, key: string): Order {
    this.keys.push(key);
    const known = this.knowsKeys ? this.orders.find((order) => order.key === key) : undefined;
    if (known && this.#bodies.get(key) !== JSON.stringify(sent)) throw new ResponseError({ status: 409, path: '/submit' });
    if (!known && this.lineCount === 0) throw new ResponseError({ status: 409, path: '/submit' });
    if (!known && !sent.deliveryAddressExternalId) throw new ResponseError({ status: 422, path: '/submit' });
    const order = known ?? { ...entry(`${5000 + this.orders.length}`, this.lineCount), key };
    if (!known) {
      this.orders.unshift(order);
      this.#bodies.set(key, JSON.stringify(sent));
      this.lineCount = 0;
    }
    return { ...order, orderItems: [] };
  }
}

/** An order in the order list. */
export function entry(id: string, itemsCount: number): OrderOverviewEntry {
  return { id, creationTime: '2026-03-02T08:00:00Z', customerId: '100', customerOrderId: 'Küche', deliverySlotDate: '2026-03-10', itemsCount, source: 'WEBSHOP' };
}
