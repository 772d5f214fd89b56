import { serverDay } from '../../clock/serverTime';
import { readGuestEvent, type GuestEvent } from '../../domain/dietGuard';
import { deviceDraft, type DeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import { guestEventName } from './guestEventName';

const schema = (kept: unknown) => readGuestEvent(kept, serverDay());

/** The event of a user at a customer, as this device keeps it; undefined while there is none. */
export const guestEventDraft = (context: BuyerContext, userId: string): DeviceDraft<GuestEvent | undefined> =>
  deviceDraft(guestEventName(context, userId), schema);
