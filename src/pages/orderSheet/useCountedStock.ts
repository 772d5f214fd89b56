import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useToday } from '#clock/serverTime.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { countedTotals } from '#domain/inventory/inventoryCount.ts';
import { inventoryTotals } from '#domain/inventory/lastCount.ts';
import { readCountAge, type CountAge, type Stock } from '#domain/inventory/stockOnHand.ts';
import { countKey } from '#domain/inventory/waitingCount.ts';
import type { KeptCount } from '#ordering/countStorage.ts';
import { deviceValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import { newestInventoriesOptions } from '#queries/inventoryCount.ts';
import { inventoryDetailsOptions } from '#queries/inventoryDetails.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { hasWaitingCount } from '#session/deviceStorage.ts';
import type { SheetCount } from './parts/StockLine';
import type { CountedStock } from './sheetStock';

/** A count of the user that waits on this device; undefined while unread or without one. */
function useDeviceCount({ tenant, customerId }: BuyerContext, userId: string): KeptCount | undefined {
  const [kept, setKept] = useState<KeptCount>();
  useEffect(() => {
    if (!hasWaitingCount()) return undefined;
    let isWanted = true;
    const read = async () => {
      const { deviceCounts } = await import('#ordering/countStorage.ts');
      const found = await deviceCounts().read(countKey(userId, tenant, customerId));
      if (isWanted && found.count.lines.length > 0) setKept(found);
    };
    // Storage that can't be read has no count for the sheet either; the count's own screen says so.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [tenant, customerId, userId]);
  return kept;
}

/** Days that a count of a user may be old to be used, stored on this device. */
function useCountAge({ tenant }: BuyerContext, userId: string): readonly [CountAge, (age: CountAge) => void] {
  const kept = deviceValue(`count-age:${tenant}:${userId}`, readCountAge);
  return [useStored(kept), kept.keep];
}

/** Quantities of the last count for a sheet. */
interface Counted {
  /** Undefined if the list has no par. */
  readonly stock: CountedStock | undefined;
  /** The count that they are from, for the line above the rows. */
  readonly last: SheetCount;
  readonly setAge: (age: CountAge) => void;
  retry(): void;
}

/**
 * Quantities of the last count: of the newest inventory, and of the count that waits on this device. Nothing is requested for a list without
 * par.
 */
export function useCountedStock(context: BuyerContext, userId: string, hasPar: boolean): Counted {
  const today = useToday();
  const [age, setAge] = useCountAge(context, userId);
  const newest = useQuery({ ...newestInventoriesOptions(context), enabled: hasPar });
  const inventory = newest.data?.[0];
  const details = useQuery({
    ...inventoryDetailsOptions(context, inventory?.id ?? ''),
    enabled: hasPar && inventory !== undefined,
    meta: { failure: 'silent' },
  });
  const device = useDeviceCount(context, userId);
  const inventoryDay = inventory && dayOfMoment(new Date(inventory.createdAt));
  // Without its time a count could be of any age.
  const deviceDay = device?.begunAt === undefined ? undefined : dayOfMoment(new Date(device.begunAt));
  const totals = useMemo((): ReadonlyMap<string, Stock> => {
    const found = new Map<string, Stock>();
    const take = (amounts: ReturnType<typeof countedTotals>, day: string) => {
      for (const [sku, amount] of amounts) if ((found.get(sku)?.day ?? day) <= day) found.set(sku, { amount, day });
    };
    if (details.data && inventoryDay !== undefined) take(inventoryTotals(details.data), inventoryDay);
    if (device && deviceDay !== undefined) take(countedTotals(device.count.lines), deviceDay);
    return found;
  }, [details.data, inventoryDay, device, deviceDay]);
  const stock = useMemo(() => (hasPar ? { totals, today, age } : undefined), [hasPar, totals, today, age]);
  const isPaused = newest.fetchStatus === 'paused' || details.fetchStatus === 'paused';
  const isFailed = newest.isError || details.isError || (isPaused && !details.data);
  const isPending = newest.isPending || (inventory !== undefined && details.isPending);
  const isOnDevice = deviceDay !== undefined && deviceDay >= (inventoryDay ?? deviceDay);
  const day = isOnDevice ? deviceDay : inventoryDay;
  const known: SheetCount = day === undefined ? { kind: 'none' } : { kind: 'known', day, isOnDevice };
  return {
    stock,
    last: !isOnDevice && isFailed ? { kind: 'failed' } : !isOnDevice && isPending ? { kind: 'loading' } : known,
    setAge,
    retry: () => void (newest.isError ? newest : details).refetch(),
  };
}
