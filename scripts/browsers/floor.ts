import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** MDN's names of browsers, by browserslist's names. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** Oldest supported version of each browser. */
export type Floor = ReadonlyMap<BrowserName, string>;

/**
 * The oldest versions that a browserslist includes.
 *
 * @param list queries of browserslist; omit for those of package.json
 * @throws if it includes a browser that `names` lacks
 */
export function floorOf(list?: readonly string[]): Floor {
  const floor = new Map<BrowserName, string>();
  for (const entry of browserslist(list)) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = names[name];
    if (browser === undefined) throw new Error(`Unknown browser "${entry}" in browserslist`);
    const oldest = floor.get(browser);
    if (oldest === undefined || isOlder(version, oldest)) floor.set(browser, version);
  }
  return floor;
}

/** True if a version is older than another, compared number by number. */
function isOlder(version: string, other: string): boolean {
  const [own, others] = [version, other].map((text) => text.split(/[.-]/).map(Number));
  for (let place = 0; place < Math.max(own?.length ?? 0, others?.length ?? 0); place++) {
    const difference = (own?.[place] ?? 0) - (others?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Statements on a browser's support of a feature under its standard name, without flags. Partial support counts. */
function statements({ support }: CompatStatement, browser: BrowserName): (SimpleSupportStatement & { readonly first: string })[] {
  const known = support[browser];
  return (Array.isArray(known) ? known : [known]).flatMap((one) => {
    if (!one || one.prefix || one.alternative_name || one.flags || typeof one.version_added !== 'string') return [];
    const first = one.version_added.replace('≤', '');
    return /^\d/.test(first) ? [{ ...one, first }] : [];
  });
}

/** First version of a browser that supports a feature, if later ones still do; undefined without one. */
export function firstVersion(compat: CompatStatement, browser: BrowserName): string | undefined {
  const lasting = statements(compat, browser).filter(({ version_removed }) => !version_removed);
  return lasting.map(({ first }) => first).toSorted((a, b) => (isOlder(a, b) ? -1 : 1))[0];
}

/** Browsers of the floor that lack a feature. */
export function lacking(compat: CompatStatement, floor: Floor): BrowserName[] {
  return [...floor].flatMap(([browser, version]) => {
    const isThere = statements(compat, browser).some(
      ({ first, version_removed: removed }) => !isOlder(version, first) && !(typeof removed === 'string' && !isOlder(version, removed)),
    );
    return isThere ? [] : [browser];
  });
}
