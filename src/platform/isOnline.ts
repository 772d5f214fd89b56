import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** True if there is a network, as far as is known. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
