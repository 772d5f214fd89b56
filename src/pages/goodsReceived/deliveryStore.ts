import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deviceValue } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import { deviceStorage } from '#platform/textStorage.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { receivedNames } from '#session/deviceStorage.ts';
import type { Delivery } from './rules/delivery';
import { readDelivery } from './rules/readDelivery';

const namesOf = ({ tenant, customerId }: BuyerContext, userId: string) => `${receivedNames}${tenant}:${customerId}:${userId}:` as const;

/** Storage key of an order's delivery, for a user at a customer. */
export const deliveryName = (context: BuyerContext, userId: string, orderId: string): DeviceKey => `${namesOf(context, userId)}${orderId}`;

/** A delivery stored on this device. */
export interface KeptDelivery {
  readonly name: DeviceKey;
  /** Undefined until its order is loaded. */
  readonly delivery: Delivery | undefined;
  /** True if it survives the page. */
  readonly isStored: boolean;
  /** Stored state, independent of the rendered one. */
  read(): Delivery | undefined;
  /** Stores another state, or deletes it. */
  keep(delivery: Delivery | undefined): void;
  /** Updates the stored state at once, without waiting for a render. */
  change(change: (delivery: Delivery) => Delivery): void;
}

/** The delivery of an order; every change is stored. */
export function useKeptDelivery(name: DeviceKey): KeptDelivery {
  const draft = deviceValue(name, readDelivery);
  const delivery = useStored(draft);
  const change = useCallback(
    (changed: (delivery: Delivery) => Delivery) => {
      const now = draft.read();
      if (now) draft.keep(changed(now));
    },
    [draft],
  );
  return { name, delivery, isStored: draft.isLasting(), read: draft.read, keep: draft.keep, change };
}

/** The rest of the stored names behind a prefix, one a line. */
const ordersBelow = (start: string) =>
  deviceStorage
    .names(start)
    .map((name) => name.slice(start.length))
    .toSorted()
    .join('\n');

/** Deliveries of a user at a customer that are begun on this device, the last opened first. */
export function useBegunDeliveries(context: BuyerContext, userId: string): readonly Delivery[] {
  const start = namesOf(context, userId);
  const orders = useSyncExternalStore(deviceStorage.subscribe, () => ordersBelow(start));
  return useMemo(
    () =>
      orders
        .split('\n')
        .filter((order) => order !== '')
        .flatMap((order) => deviceValue(`${start}${order}`, readDelivery).read() ?? [])
        .toSorted((one, other) => other.openedAt - one.openedAt),
    [orders, start],
  );
}
