/** Where the native app can be had; an empty text where it can't. */
export interface StoreLinks {
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
}

/**
 * The store of a phone, by what its browser says of itself: Apple's for iPhones, Google's for Android phones. Undefined on everything that
 * is no phone (tablets and desks are not asked to install an app made for phones), and where the operator names no link.
 */
export function storeLinkFor(userAgent: string, { appStoreUrl, playStoreUrl }: StoreLinks): string | undefined {
  if (/\b(?:iPhone|iPod)\b/.test(userAgent)) return appStoreUrl || undefined;
  // Android tablets leave "Mobile" out.
  if (/\bAndroid\b/.test(userAgent) && /\bMobile\b/.test(userAgent)) return playStoreUrl || undefined;
  return undefined;
}

const dayLength = 24 * 60 * 60 * 1000;

/** The moment from which a banner that was closed may come back. */
export function hiddenUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayLength);
}
