import { createContext } from 'react';

/** True while the next screen loads. */
export const PendingContext = createContext(false);
