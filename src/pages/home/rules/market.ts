import type { TenantCode } from '#domain/customer/tenant.ts';

/** A target of the landing page: a market or a wholesaler of the group, with its own site (P§1 host of a market). */
export interface Market {
  readonly name: string;
  readonly city: string;
  /** Address of its site. */
  readonly url: string;
  /** Address of its logo; undefined if the shop draws its mark, or if it has none. */
  readonly logo?: string;
  /** Tenant whose word-mark is shown. */
  readonly mark?: TenantCode;
}

/** Default targets if the operator has configured none: two markets and a wholesaler. */
export const defaultMarkets: readonly Market[] = [
  { name: 'Kupferkuchl', city: 'Lärchtal', url: 'https://laerchtal.kupferkuchl.example/', mark: 'LL' },
  { name: 'Kupferkuchl', city: 'Sonnleiten', url: 'https://sonnleiten.kupferkuchl.example/', mark: 'LS' },
  { name: 'Rahmkogel', city: 'Enzenau', url: 'https://www.rahmkogel.example/', mark: 'AL' },
];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): value is string => isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/**
 * Targets configured by the operator, each with a name, a town and an http(s) address; the defaults if there are
 * none. An invalid entry is logged and skipped.
 */
export function marketsOf(entries: readonly unknown[]): readonly Market[] {
  const markets = entries.flatMap((entry): Market[] => {
    const { name, city, url, logo } = (entry ?? {}) as Readonly<Record<string, unknown>>;
    if (isText(name) && isText(city) && isAddress(url)) return [{ name, city, url, ...(isText(logo) ? { logo } : {}) }];
    console.warn(`The run-time configuration's markets has an entry that can't be used: ${JSON.stringify(entry)}`);
    return [];
  });
  return markets.length > 0 ? markets : defaultMarkets;
}
