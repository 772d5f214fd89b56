import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deviceDraft, useDeviceDraft } from '../../platform/deviceDraft';
import { deviceTextNames, isDeviceTextStored } from '../../platform/deviceText';
import type { BuyerContext } from '../../queries/shopContext';
import { receivedNames } from '../../session/deviceStorage';
import { readDelivery, type Delivery } from './rules/delivery';

const namesOf = ({ tenant, customerId }: BuyerContext, userId: string) => `${receivedNames}${tenant}:${customerId}:${userId}:`;

/** Name under which this device keeps the delivery of an order, for a user at a customer. */
export const deliveryName = (context: BuyerContext, userId: string, orderId: string): string => `${namesOf(context, userId)}${orderId}`;

/** A delivery as it is kept on this device. */
export interface KeptDelivery {
  readonly name: string;
  /** Undefined until its order was read. */
  readonly delivery: Delivery | undefined;
  /** Whether it outlives the page. */
  readonly isStored: boolean;
  /** What is kept now, whatever the screen shows. */
  read(): Delivery | undefined;
  /** Keeps another one, or nothing any more. */
  keep(delivery: Delivery | undefined): void;
  /** Changes what is kept now, at once: nothing waits for the screen. */
  change(change: (delivery: Delivery) => Delivery): void;
}

/** The delivery of an order, kept with every change. */
export function useKeptDelivery(name: string): KeptDelivery {
  const draft = deviceDraft(name, readDelivery);
  const delivery = useDeviceDraft(draft);
  const change = useCallback(
    (changed: (delivery: Delivery) => Delivery) => {
      const now = draft.read();
      if (now) draft.keep(changed(now));
    },
    [draft],
  );
  return { name, delivery, isStored: isDeviceTextStored(name), read: draft.read, keep: draft.keep, change };
}

const subscribeToOthers = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** The deliveries of a user at a customer that are begun on this device, the one opened last first. */
export function useBegunDeliveries(context: BuyerContext, userId: string): readonly Delivery[] {
  const start = namesOf(context, userId);
  const names = useSyncExternalStore(subscribeToOthers, () => deviceTextNames(start).toSorted().join('\n'));
  return useMemo(
    () =>
      names
        .split('\n')
        .filter((name) => name !== '')
        .flatMap((name) => deviceDraft(name, readDelivery).read() ?? [])
        .toSorted((one, other) => other.openedAt - one.openedAt),
    [names],
  );
}
