import { createContext, type ReactNode } from 'react';

/** Renders an extra note for a line, by sku and product name; undefined without a note. Provided by the screen. */
export const LineNoteContext = createContext<((sku: string, name: string) => ReactNode) | undefined>(undefined);
