import type { TenantCode } from '../../../domain/tenant';

/** A target of the landing page: a market or a wholesaler of the group, with a site of its own (P§1). */
export interface Market {
  readonly name: string;
  /** The town that it is in. */
  readonly city: string;
  /** Address of its site. */
  readonly url: string;
  /** Address of its logo; undefined for one whose mark the shop draws, or that has none. */
  readonly logo?: string;
  /** The look whose mark is its own. */
  readonly mark?: TenantCode;
}

/** What the landing page leads to where the operator has entered nothing: two markets and a wholesaler. */
export const defaultMarkets: readonly Market[] = [
  { name: 'Kupferkuchl', city: 'Lärchtal', url: 'https://laerchtal.kupferkuchl.example/', mark: 'LL' },
  { name: 'Kupferkuchl', city: 'Sonnleiten', url: 'https://sonnleiten.kupferkuchl.example/', mark: 'LS' },
  { name: 'Rahmkogel', city: 'Enzenau', url: 'https://www.rahmkogel.example/', mark: 'AL' },
];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): value is string => isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/**
 * The targets that the operator has entered, each with a name, a town and an http(s) address of its own; the shop's own where there is none.
 * An entry that can't be used is named in a warning, and costs only itself.
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
