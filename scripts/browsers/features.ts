import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import data from '@mdn/browser-compat-data' with { type: 'json' };

/** A feature of the web platform: its path in MDN's data (`api.AbortSignal.any_static`), and the browsers that support it. */
export interface Feature {
  readonly path: string;
  readonly compat: CompatStatement;
}

/** The feature at a path; undefined if MDN's data has none. */
export function featureAt(...steps: readonly string[]): Feature | undefined {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const step of steps) place = place && Object.hasOwn(place, step) ? place[step] : undefined;
  return place?.__compat && { path: steps.join('.'), compat: place.__compat };
}

/** Names of the entries directly below a path. */
export function namesBelow(...steps: readonly string[]): string[] {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const step of steps) place = place && Object.hasOwn(place, step) ? place[step] : undefined;
  return Object.keys(place ?? {}).filter((name) => name !== '__compat');
}
