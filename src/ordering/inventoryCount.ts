import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { serverNow } from '#clock/serverClock.ts';
import type { Count } from '#domain/inventory/inventoryCount.ts';
import { createInventory, getCreateInventoryMutationKey } from '#gen/inventory/create-inventory.ts';
import { getInventoryDetails } from '#gen/inventory/get-inventory-details.ts';
import { listGroupedInventories } from '#gen/inventory/list-grouped-inventories.ts';
import { newestFirst, newestParams } from '#queries/inventoryCount.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { hasSignedOut } from '#session/currentSession.ts';
import type { User } from '#domain/customer/token.ts';
import { countKey } from '#domain/inventory/waitingCount.ts';
import { answered } from './answered';
import { CountKeeper, type CountView } from './countKeeper';
import { deviceCounts, type CountStorage } from './countStorage';
import { CountSubmission, type CountResult } from './countSubmission';
import { askForLastingStorage } from '#platform/lastingStorage.ts';
import { perClient } from '#platform/perClient.ts';
import { openTabChannel } from '#platform/tabChannel.ts';
import { withTabLock } from '#platform/tabLock.ts';

export type { CountView } from './countKeeper';
export type { CountResult } from './countSubmission';

/** Stores and sends the count of a user and customer. */
interface CountEngine {
  readonly keeper: CountKeeper;
  readonly submission: CountSubmission;
  /** Listens to the other tabs until the returned function is called. */
  connect(): () => void;
}

/** Creates the engine that stores and sends a count; `storage` is the browser's except in tests. */
export function countEngine(context: BuyerContext, user: User, storage: CountStorage): CountEngine {
  const { tenant, customerId } = context;
  const key = countKey(user.userId, tenant, customerId);
  let channel: BroadcastChannel | undefined;
  const keeper = new CountKeeper(key, { storage, tell: () => channel?.postMessage(key) });
  const submission = new CountSubmission({
    create: (body) => answered('createInventory', createInventory(tenant, body, { customerId })),
    newest: async () => newestFirst(await listGroupedInventories(tenant, newestParams(context))),
    details: (inventoryId) => getInventoryDetails(tenant, inventoryId),
    read: async () => {
      await keeper.readAgain();
      return keeper.view;
    },
    change: (change) => keeper.change(change),
    withTabLock: (work) => withTabLock(`count:${key}`, work),
    userName: user.preferredUserName,
    now: serverNow,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return {
    keeper,
    submission,
    connect: () => {
      channel = openTabChannel('counts');
      channel?.addEventListener('message', ({ data }) => {
        if (data === key) void keeper.readAgain();
      });
      // After a sign-out nothing of one user is there for the next.
      const leave = () => hasSignedOut() || keeper.leave();
      window.addEventListener('pagehide', leave);
      void keeper.begin();
      return () => {
        window.removeEventListener('pagehide', leave);
        channel?.close();
        channel = undefined;
      };
    },
  };
}

const enginesOf = perClient(() => new Map<string, CountEngine>());

/** One engine for each user and customer, which a screen that is opened again finds at work. */
function engineOf(queryClient: QueryClient, context: BuyerContext, user: User): CountEngine {
  const known = enginesOf(queryClient);
  const name = countKey(user.userId, context.tenant, context.customerId);
  const engine = known.get(name) ?? countEngine(context, user, deviceCounts());
  known.set(name, engine);
  return engine;
}

/** A count as its screen uses it. */
export interface InventoryCounting {
  readonly view: CountView;
  /** The present count, also between two renders. */
  current(): Count;
  /** Changes the count, at once. */
  change(change: (count: Count) => Count): void;
  /** Sends the count, or looks up the result of one whose answer got lost. */
  send(what: 'send' | 'lookUp', onResult?: (result: CountResult) => void): void;
  readonly isSending: boolean;
  /** Result of the last attempt; undefined before the first and during one. */
  readonly result: CountResult | undefined;
  /** Clears the result. */
  forgetResult(): void;
}

/** Counts the stock of a customer: kept on this device through reloads and without a network, and sent exactly once. */
export function useInventoryCounting(context: BuyerContext, user: User): InventoryCounting {
  const queryClient = useQueryClient();
  const engine = useMemo(() => engineOf(queryClient, context, user), [queryClient, context, user]);
  const { keeper, submission } = engine;
  useEffect(() => engine.connect(), [engine]);
  const view = useSyncExternalStore(keeper.subscribe, () => keeper.view);
  const { mutate, data, isPending, reset } = useMutation({
    mutationKey: getCreateInventoryMutationKey(),
    mutationFn: (what: 'send' | 'lookUp') => (what === 'send' ? submission.send() : submission.lookUp()),
  });
  return {
    view,
    current: () => keeper.view.count,
    change: (change) => {
      if (keeper.view.count.lines.length === 0) askForLastingStorage();
      void keeper.change((kept) => ({ ...kept, count: change(kept.count) }));
    },
    send: (what, onResult) => mutate(what, { ...(onResult && { onSuccess: onResult }) }),
    isSending: isPending,
    result: isPending ? undefined : data,
    forgetResult: reset,
  };
}
