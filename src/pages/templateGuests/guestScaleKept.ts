import { deviceDraft, type DeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import { readGuestScale, type GuestScale } from './rules/guestScale';

/** How a user scales a template of a customer, as this device keeps it. */
export const guestScaleDraft = ({ tenant, customerId }: BuyerContext, userId: string, templateId: string): DeviceDraft<GuestScale> =>
  deviceDraft(`guest-scale:${tenant}:${customerId}:${userId}:${templateId}`, readGuestScale);
