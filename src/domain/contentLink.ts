import { hasControlCharacter } from './controlCharacters';

/** Where a link that came from outside may lead. */
export interface SafeLink {
  /** Path of the shop with query and hash, or the whole address outside. */
  readonly href: string;
  readonly isOutside: boolean;
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Checks the address of a link that editors or the backend sent. Only http, https, mailto and tel are followed; everything else,
 * `javascript:` and `data:` above all, is no link. What lies on the shop's own origin becomes a path, so that it is followed
 * without reloading the page.
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
 * Address of a picture that editors or the backend sent; undefined for everything that isn't http or https, and for hosts beside the
 * shop's own that nobody named: the server of a picture learns who looks at it.
 *
 * @param hosts host names in lower case; `*.shop.example` stands for all below
 */
export function safeImage(url: string | undefined, origin: string, hosts: readonly string[] = []): string | undefined {
  const link = safeLink(url, origin);
  if (!link || !/^(https?:|\/)/.test(link.href)) return undefined;
  return !link.isOutside || isNamed(new URL(link.href).hostname, hosts) ? link.href : undefined;
}

function isNamed(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
