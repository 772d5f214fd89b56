import { createContext, useContext } from 'react';
import { defaultConfig, type RuntimeConfig } from './runtimeConfig';

/** The operator's settings in /config.json, for the tree below. */
export const RuntimeConfigContext = createContext<RuntimeConfig>(defaultConfig);

/** The operator's settings in /config.json; the defaults without a provider. */
export function useRuntimeConfig(): RuntimeConfig {
  return useContext(RuntimeConfigContext);
}
