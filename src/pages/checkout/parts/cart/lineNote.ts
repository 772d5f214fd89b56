import { createContext, type ReactNode } from 'react';

/** What of a line only some carts have to say, by its sku and the name of its product; undefined where there is nothing. Filled by the screen. */
export const LineNoteContext = createContext<((sku: string, name: string) => ReactNode) | undefined>(undefined);
