import { createContext } from 'react';
import type { SessionActions } from './startSession';
import type { SessionState } from './state';

/** The session, for the tree below; set by SessionProvider. */
export const SessionStateContext = createContext<SessionState | undefined>(undefined);

/** The actions on the session, for the tree below; set by SessionProvider. */
export const SessionActionsContext = createContext<SessionActions | undefined>(undefined);
