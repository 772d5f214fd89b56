import { useLayoutEffect, useRef } from 'react';

/** The value of the last render, for a callback that outlives it. If an effect calls that callback, use `useEffectEvent` instead. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
