import { hasControlCharacter } from '../text/controlCharacters';

/** Target of a checked external link. */
export interface SafeLink {
  /** Path of the shop with query and hash, or the whole address outside. */
  readonly href: string;
  readonly isOutside: boolean;
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Checks a link address from editors or the backend. Only http, https, mailto and tel are allowed; everything else, `javascript:` and
 * `data:` above all, is no link. An address on the shop's own origin becomes a path, so that it opens without reloading the page.
 *
 * @param origin the shop's own, such as `https://al.shop.example`
 */
export function safeLink(url: string | undefined, origin: string): SafeLink | undefined {
  const trimmed = url?.trim() ?? '';
  if (trimmed === '' || hasControlCharacter(trimmed) || !URL.canParse(trimmed, `${origin}/`)) return undefined;
  const address = new URL(trimmed, `${origin}/`);
  if (!schemes.has(address.protocol)) return undefined;
  if (address.origin !== origin) return { href: address.href, isOutside: true };
  // `/a/..//host` resolves to the path `//host`, which would be taken for a host when it is followed.
  return address.pathname.startsWith('//') ? undefined : { href: address.pathname + address.search + address.hash, isOutside: false };
}

/**
 * Checks a picture address from editors or the backend. Undefined unless it is http or https, and for hosts other than the shop's own
 * and the configured ones: a picture's server learns who views it.
 *
 * @param hosts host names in lower case; `*.shop.example` stands for all subdomains
 */
export function safeImage(url: string | undefined, origin: string, hosts: readonly string[] = []): string | undefined {
  const link = safeLink(url, origin);
  if (!link || !/^(https?:|\/)/.test(link.href)) return undefined;
  return !link.isOutside || isNamed(new URL(link.href).hostname, hosts) ? link.href : undefined;
}

function isNamed(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
