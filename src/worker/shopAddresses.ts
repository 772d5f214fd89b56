/** First segments of the addresses of the shop's screens, with the leading slash; the start page has none. */
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
 * Addresses that the cached shell may answer. All others belong to the server: the sign-on service, the backend, and anything else
 * under this host, for instance a `loginUrl`. So nothing under `/auth` is included, not even the shop's own pages there: signing in and
 * out has to reach the server.
 */
export const shopAddresses: readonly RegExp[] = [/^\/(?:\?|$)/, new RegExp(`^/(?:${firstSegments.join('|')})(?:[/?]|$)`, 'i')];
