import type { Access } from '#connected/screen/screen.ts';
import type { SessionState } from '#session/state.ts';

/** The obstacle between a user and a screen. */
export type Gate = 'open' | 'sign-in' | 'choose-customer' | 'wrong-tenant';

/**
 * Decides if a screen may be shown (P§2 navigation rules, P§4 customer cookie). The order matters: a user of another tenant's shop is
 * told so first, on any screen. A customer is required on every shopping screen, visitors' ones too, because prices and availability
 * are the customer's.
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
