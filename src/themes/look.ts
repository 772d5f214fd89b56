import { createContext, useContext } from 'react';
import type { ThemeTokens } from './tokens';

/** The look around the tree below, for what CSS variables can't carry: title, word-mark, drawn files. */
export const LookContext = createContext<ThemeTokens | undefined>(undefined);

/**
 * The look of the tenant.
 *
 * @throws Error outside a LookContext
 */
export function useLook(): ThemeTokens {
  const look = useContext(LookContext);
  if (!look) throw new Error('useLook needs a LookContext above it');
  return look;
}
