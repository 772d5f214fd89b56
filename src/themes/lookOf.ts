import type { Look, ThemeSeed } from './tokens';

/** A look out of a tenant's choices. Its colours stand in its stylesheet; `deriveTokens` makes them where a program needs them. */
export function lookOf(seed: ThemeSeed): Look {
  const { name, place } = seed.wordMark;
  return { ...seed, title: place === undefined ? name : `${name} ${place}` };
}
