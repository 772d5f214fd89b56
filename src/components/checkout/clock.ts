import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = currentSecond();

function currentSecond(): number {
  return Math.floor(Date.now() / 1000);
}

function tick(): void {
  second = currentSecond();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  second = currentSecond();
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present second, in milliseconds since 1970, for what counts down on the screen: one timer for all of it. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, () => second) * 1000;
}
