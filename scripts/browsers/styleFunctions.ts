import { featureAt, namesBelow, type Feature } from './features.ts';

/** Functions of values and colours (`round()`, `color-mix()`), by name. */
const functions = new Map<string, Feature>();
function enter(...steps: string[]): void {
  for (const name of namesBelow(...steps)) {
    const feature = featureAt(...steps, name);
    if (feature) functions.set(name, feature);
  }
}
for (const name of namesBelow('css', 'types')) enter('css', 'types', name);
// Last, so that a function overrides a nested entry of the same name: `round()` is also a value of `corner-shape`.
enter('css', 'types');

export const styleFunctions: ReadonlyMap<string, Feature> = functions;

/** Style functions in a script's string that can't be words of a language: names with a hyphen, and colour functions. */
export function functionFeatures(text: string): Feature[] {
  return [...text.matchAll(/(?<![\w.-])(\w+(?:-\w+)+|oklch|oklab|lch|lab|hwb)\(/g)].flatMap(([, name = '']) => functions.get(name) ?? []);
}
