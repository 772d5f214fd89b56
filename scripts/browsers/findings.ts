import type { BrowserName } from '@mdn/browser-compat-data';
import { allowed, standIns, type Allowed } from './allowed.ts';
import type { Feature } from './features.ts';
import { firstVersion, lacking, type Floor } from './floor.ts';
import { scriptUses, type BuiltFile, type Use } from './scriptUses.ts';
import { styleUses } from './styleUses.ts';

/** A use of a feature that a supported browser lacks, with the reason why it is allowed. */
export interface Missing {
  readonly feature: Feature;
  /** Undefined if it isn't allowed. */
  readonly because: string | undefined;
  readonly use: Use;
}

/** The files of a build to check. */
export interface Build {
  readonly scripts: readonly BuiltFile[];
  readonly styles: readonly BuiltFile[];
}

const fallback = 'a declaration before it, or `@supports`';
/** True for files that run with the polyfills; those outside `assets` (the service worker, start.js) don't wait for them. */
const hasStandIns = (file: string) => /\bassets\//.test(file);
const isStandIn = (file: string) => /\bstandIns-[^/]*$/.test(file);
const isNamed = (path: string, names: readonly string[]) => names.some((name) => path === name || path.startsWith(`${name}.`));
const fits = ({ features, where }: Allowed, path: string, file: string) =>
  isNamed(path, features) && (where === undefined || where.some((chunk) => file.split('/').at(-1)?.startsWith(`${chunk}-`)));

/** Why a use is allowed although a supported browser lacks the feature; undefined if it isn't. */
function reasonOf({ features, file, isHeld }: Use): string | undefined {
  if (isHeld) return fallback;
  const reasons = features.map(({ path }) => {
    if (isStandIn(file) || (hasStandIns(file) && isNamed(path, standIns))) return 'stand-in';
    return allowed.find((one) => fits(one, path, file))?.because;
  });
  return reasons.find((reason) => reason !== undefined);
}

/** All uses of features that a supported browser lacks. */
export function missingIn({ scripts, styles }: Build, floor: Floor): Missing[] {
  const isMissing = ({ compat }: Feature) => lacking(compat, floor).length > 0;
  const uses = [...scriptUses(scripts, isStandIn), ...styleUses(styles, isMissing)];
  return uses.flatMap((use) => {
    const [feature] = use.features;
    return feature && use.features.every(isMissing) ? [{ feature, because: reasonOf(use), use }] : [];
  });
}

/** Entries of `standIns` and `allowed` that no build needs any more. */
export function unneeded(missing: readonly Missing[]): string[] {
  const needs = (name: string, where?: readonly string[]) =>
    missing.some(({ use }) =>
      use.features.some(({ path }) => fits({ features: [name], because: '', ...(where && { where }) }, path, use.file)),
    );
  return [
    ...standIns.filter((name) => !needs(name)),
    ...allowed.flatMap(({ features, where }) => features.filter((name) => !needs(name, where))),
  ];
}

const titles: Partial<Record<BrowserName, string>> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' };

/** First versions of the three engines: "Chrome 116, Firefox 124, Safari 17.4". */
export const versionsOf = ({ compat }: Feature): string =>
  Object.entries(titles)
    .map(([browser, title]) => `${title} ${firstVersion(compat, browser as BrowserName) ?? 'none'}`)
    .join(', ');
