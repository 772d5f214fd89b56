import { useContext, useSyncExternalStore } from 'react';
import { cookieValue, rawCookie, subscribeToCookies, type CookieKey, type CookieValue } from './cookies';
import { SessionActionsContext, SessionStateContext } from './sessionContext';
import type { SessionActions } from './startSession';
import type { SessionState } from './state';

/**
 * The session.
 *
 * @throws Error outside SessionProvider
 */
export function useSession(): SessionState {
  const state = useContext(SessionStateContext);
  if (!state) throw new Error('useSession needs a SessionProvider above it');
  return state;
}

/**
 * The actions on the session. Doesn't re-render when the session changes.
 *
 * @throws Error outside SessionProvider
 */
export function useSessionActions(): SessionActions {
  const actions = useContext(SessionActionsContext);
  if (!actions) throw new Error('useSessionActions needs a SessionProvider above it');
  return actions;
}

/** A single cookie that is no part of the session, such as a consent or the hidden banner; follows changes in any tab. */
export function useCookie<Key extends CookieKey>(key: Key): CookieValue<Key> | undefined {
  return cookieValue(
    key,
    useSyncExternalStore(subscribeToCookies, () => rawCookie(key)),
  );
}
