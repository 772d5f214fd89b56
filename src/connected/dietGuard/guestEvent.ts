import { guestEventName } from '../../cart/cartGuard';
import { serverDay } from '../../clock/serverTime';
import { readGuestEvent, type GuestEvent } from '../../domain/dietGuard';
import { deviceDraft, type DeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';

const schema = (kept: unknown) => readGuestEvent(kept, serverDay());

/** The event of a user at a customer, as this device keeps it; undefined while there is none. */
export const guestEventDraft = (context: BuyerContext, userId: string): DeviceDraft<GuestEvent | undefined> =>
  namedEventDraft(guestEventName(context, userId));

/** The event that this device keeps under a name. */
export const namedEventDraft = (name: string): DeviceDraft<GuestEvent | undefined> => deviceDraft(name, schema);
