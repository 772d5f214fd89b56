import { guestEventName } from '#cart/cartGuard.ts';
import { serverDay } from '#clock/serverTime.ts';
import { readGuestEvent, type GuestEvent } from '#domain/allergens/dietGuard.ts';
import { deviceValue, type StoredValue } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

const schema = (kept: unknown) => readGuestEvent(kept, serverDay());

/** The event of a user at a customer, stored on this device; undefined without one. */
export const guestEventDraft = (context: BuyerContext, userId: string): StoredValue<GuestEvent | undefined> =>
  namedEventDraft(guestEventName(context, userId));

/** The event stored on this device under a name. */
export const namedEventDraft = (name: DeviceKey): StoredValue<GuestEvent | undefined> => deviceValue(name, schema);
