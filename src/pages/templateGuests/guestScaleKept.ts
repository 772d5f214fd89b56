import { deviceValue, type StoredValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { readGuestScale, type GuestScale } from './rules/guestScale';

/** Storage of a user's scaling of a customer's template, on this device. */
export const guestScaleDraft = ({ tenant, customerId }: BuyerContext, userId: string, templateId: string): StoredValue<GuestScale> =>
  deviceValue(`guest-scale:${tenant}:${customerId}:${userId}:${templateId}`, readGuestScale);
