/** Store links of the native app; an empty text for no link. */
export interface StoreLinks {
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
}

/**
 * The store of a phone, by its user agent: Apple's for iPhones, Google's for Android phones. Undefined for tablets and desktops, which
 * are not offered an app made for phones, and if the operator has configured no link.
 */
export function storeLinkFor(userAgent: string, { appStoreUrl, playStoreUrl }: StoreLinks): string | undefined {
  if (/\b(?:iPhone|iPod)\b/.test(userAgent)) return appStoreUrl || undefined;
  // Android tablets leave "Mobile" out.
  if (/\bAndroid\b/.test(userAgent) && /\bMobile\b/.test(userAgent)) return playStoreUrl || undefined;
  return undefined;
}

const dayLength = 24 * 60 * 60 * 1000;

/** The time from which a closed banner may return. */
export function hiddenUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayLength);
}
