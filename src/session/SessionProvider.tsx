import { useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToCookies } from './cookies';
import { currentSession } from './currentSession';
import { SessionActionsContext, SessionStateContext } from './sessionContext';
import type { SessionActions } from './startSession';

interface SessionProviderProps {
  /** From `startSession`, which runs before the first render. */
  actions: SessionActions;
  children: ReactNode;
}

/**
 * Provides the session to the tree below. Follows the cookies: a sign-out, a switch of customer or a fresh token in another tab arrives
 * here without a reload.
 */
export function SessionProvider({ actions, children }: SessionProviderProps) {
  const state = useSyncExternalStore(subscribeToCookies, currentSession);
  return (
    <SessionActionsContext value={actions}>
      <SessionStateContext value={state}>{children}</SessionStateContext>
    </SessionActionsContext>
  );
}
