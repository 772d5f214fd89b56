import { useState } from 'react';

/** The value before its last change; undefined if there was none, or it was unknown before. */
export function useBefore<Value>(value: Value): Value | undefined {
  const [[shown, before], setShown] = useState<readonly [shown: Value, before?: Value]>([value]);
  if (shown !== value) setShown([value, shown]);
  return before;
}
