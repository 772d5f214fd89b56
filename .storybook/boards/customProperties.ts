import type { CSSProperties } from 'react';

/** CSS variables as a `style`: a board hands its stylesheet names and numbers, never a look. */
export function customProperties(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values as CSSProperties;
}
