/** How the addresses of the shop's screens begin, with the slash before the first segment; the start page has none. */
const firstSegments = [
  'analytics',
  'cart',
  'checkout',
  'cms-preview',
  'contacts',
  'essential-products',
  'flyers',
  'jobs',
  'messe',
  'my',
  'page',
  'privacy-preferences',
  'product',
  'search',
  'subshop',
  'wrong-tenant',
];

/**
 * Addresses that the kept shell may be shown for. Every other belongs to the server: what the sign-on service and the backend answer, and
 * whatever else an operator has under this host, a `loginUrl` for instance. So nothing under `/auth` is among them, not even the shop's own
 * pages there: the way in and out of a session has to reach the server.
 */
export const shopAddresses: readonly RegExp[] = [/^\/(?:\?|$)/, new RegExp(`^/(?:${firstSegments.join('|')})(?:[/?]|$)`, 'i')];
