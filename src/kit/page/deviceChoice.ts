import { useCallback, useState } from 'react';

function stored<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  try {
    const kept = localStorage.getItem(key);
    return values.find((value) => value === kept) ?? values[0];
  } catch {
    // A browser that forbids storage shows things as they are at first.
    return values[0];
  }
}

/**
 * How somebody wants to see something, such as a list as rows or tiles; this device remembers it.
 *
 * @param values the same array each time; the first holds until something is chosen
 */
export function useDeviceChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const [value, setValue] = useState(() => stored(key, values));
  const choose = useCallback(
    (next: Value) => {
      try {
        localStorage.setItem(key, next);
      } catch {
        // The choice then holds until the page is left.
      }
      setValue(next);
    },
    [key],
  );
  return [value, choose];
}
