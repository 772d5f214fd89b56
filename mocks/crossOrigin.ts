/** Hosts of this machine: localhost with names below it, and its own addresses. */
const ownHost = /^(?:[\w-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/;

/** Headers that a page of another origin may read besides the default ones. */
const readable = 'Allow, Content-Disposition, Date, Retry-After';

/**
 * Lets pages of other ports of this machine call the backend: tools that try the contract. The contract's calls know no other origin, and
 * pages of other machines are let in nowhere.
 */
export function letToolsIn(request: Headers, { type, headers }: Response): void {
  const origin = request.get('Origin');
  if (type === 'error' || origin === null || !URL.canParse(origin) || !ownHost.test(new URL(origin).hostname)) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  headers.set('Access-Control-Expose-Headers', readable);
  headers.append('Vary', 'Origin');
  if (!request.has('Access-Control-Request-Method')) return;
  headers.set('Access-Control-Allow-Methods', headers.get('Allow') ?? '');
  headers.set('Access-Control-Allow-Headers', request.get('Access-Control-Request-Headers') ?? '');
}
