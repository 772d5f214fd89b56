import { createContext, useContext } from 'react';
import type { Look } from './tokens';

/** The look for the tree below, for values that CSS variables can't carry: title, word-mark, drawn files. */
export const LookContext = createContext<Look | undefined>(undefined);

/**
 * The look of the tenant.
 *
 * @throws Error outside a LookContext
 */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('useLook needs a LookContext above it');
  return look;
}
