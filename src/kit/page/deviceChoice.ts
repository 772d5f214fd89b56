import { useCallback, useState } from 'react';
import { deviceText } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';

/**
 * A display preference that this device remembers, such as rows or tiles.
 *
 * @param values must be the same array each time; the first is the default
 */
export function useDeviceChoice<Value extends string>(
  key: DeviceKey,
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept = deviceText(key).read();
    return values.find((one) => one === kept) ?? values[0];
  });
  const choose = useCallback(
    (next: Value) => {
      deviceText(key).keep(next);
      setValue(next);
    },
    [key],
  );
  return [value, choose];
}
