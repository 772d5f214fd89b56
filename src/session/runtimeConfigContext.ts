import { createContext, useContext } from 'react';
import { defaultConfig, type RuntimeConfig } from './runtimeConfig';

/** What the operator set for this shop in /config.json, for the tree below. */
export const RuntimeConfigContext = createContext<RuntimeConfig>(defaultConfig);

/** What the operator set for this shop in /config.json; the defaults where nobody says anything. */
export function useRuntimeConfig(): RuntimeConfig {
  return useContext(RuntimeConfigContext);
}
