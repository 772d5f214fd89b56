import { readThreshold } from '../../domain/priceWatch';
import { deviceDraft, useDeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';

/** From how many percent on changes of prices are shown to a user, as this device keeps it, and the way to set it. */
export function useThreshold({ tenant }: BuyerContext, userId: string): readonly [percent: number, set: (percent: number) => void] {
  const kept = deviceDraft(`price-watch:${tenant}:${userId}`, readThreshold);
  return [useDeviceDraft(kept), kept.keep];
}
