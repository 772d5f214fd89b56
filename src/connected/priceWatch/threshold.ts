import { readThreshold } from '#domain/price/priceWatch.ts';
import { deviceValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Minimum price change in percent to show to a user, stored on this device, with its setter. */
export function useThreshold({ tenant }: BuyerContext, userId: string): readonly [percent: number, set: (percent: number) => void] {
  const kept = deviceValue(`price-watch:${tenant}:${userId}`, readThreshold);
  return [useStored(kept), kept.keep];
}
