import type { Access } from '../connected/screen/screen';
import type { SessionState } from '../session/state';

/** What stands between somebody and a screen. */
export type Gate = 'open' | 'sign-in' | 'choose-customer' | 'wrong-tenant';

/**
 * Whether a screen may be shown (P§2 navigation rules, P§4). The order matters: somebody of another tenant's shop is told so
 * before anything else, whichever screen they wanted; a customer is asked for on every screen that shops, visitors' too,
 * because prices and availability are the customer's.
 */
export function gateOf(session: Pick<SessionState, 'kind'>, access: Access): Gate {
  if (access === 'anyone') return 'open';
  switch (session.kind) {
    case 'signed-out':
      return access === 'visitor' ? 'open' : 'sign-in';
    case 'wrong-tenant':
      return 'wrong-tenant';
    case 'choose-customer':
      return access === 'user' ? 'open' : 'choose-customer';
    case 'ready':
      return 'open';
  }
}
