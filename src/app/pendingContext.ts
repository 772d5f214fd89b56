import { createContext } from 'react';

/** Whether the next screen is on its way. */
export const PendingContext = createContext(false);
