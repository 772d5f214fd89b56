import type { Look, ThemeSeed } from './tokens';

/** A look made of a tenant's choices. Its colours are in its stylesheet; `deriveTokens` computes them where code needs them. */
export function lookOf(seed: ThemeSeed): Look {
  const { name, place } = seed.wordMark;
  return { ...seed, title: place === undefined ? name : `${name} ${place}` };
}
