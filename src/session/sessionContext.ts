import { createContext } from 'react';
import type { SessionActions } from './startSession';
import type { SessionState } from './state';

/** Who is asking, for the tree below; filled by SessionProvider. */
export const SessionStateContext = createContext<SessionState | undefined>(undefined);

/** What can be done to the session, for the tree below; filled by SessionProvider. */
export const SessionActionsContext = createContext<SessionActions | undefined>(undefined);
