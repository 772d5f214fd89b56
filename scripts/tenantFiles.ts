import type { Files } from './shopModule.ts';

/** A tenant as the lists of the repository know it. */
export interface NewTenant {
  /** Two capitals. */
  readonly code: string;
  /** Name and place. */
  readonly title: string;
  /** `#rrggbb` of filled buttons in light mode, which its papers have too. */
  readonly colour: string;
}

/** A list that every tenant is entered in. */
interface TenantList {
  readonly file: string;
  /** The text before which the entry comes; its first group is kept before the entry. */
  readonly place: RegExp;
  readonly entry: (tenant: NewTenant, text: string) => string;
}

/** The region with the fewest tenants, the first of several. */
function emptiestRegion(text: string): number {
  const table = /codesByRegion[^{]*\{([^}]*)\}/.exec(text)?.[1] ?? '';
  const regions = [...table.matchAll(/[A-Z]{2}: (\d+)/g)].map(([, region]) => Number(region));
  const counts = Array.from({ length: Math.max(...regions) + 1 }, (_, region) => regions.filter((one) => one === region).length);
  return counts.indexOf(Math.min(...counts));
}

const ingress = (stage: string, domain: string): TenantList => ({
  file: `deploy/kubernetes/overlays/${stage}/ingress.yaml`,
  place: /^( {4}- host: \S+\n {6}http: \*shop\n)(?! {4}- host)/m,
  entry: ({ code }) => `    - host: ${code.toLowerCase()}.${domain}\n      http: *shop\n`,
});

const lists: readonly TenantList[] = [
  { file: 'src/domain/customer/tenant.ts', place: /(tenantCodes = \[[^\]]*)(?=\])/, entry: ({ code }) => `  '${code}',\n` },
  { file: 'openapi/v1.yaml', place: /( {4}TenantCode:\n[\s\S]*?enum: \[[A-Z, ]*)(?=\])/, entry: ({ code }) => `, ${code}` },
  {
    file: 'mocks/world/places.ts',
    place: /(codesByRegion[^{]*\{[^}]*)(?=\})/,
    entry: ({ code }, text) => `  ${code}: ${emptiestRegion(text)},\n`,
  },
  {
    file: 'mocks/world/shopSigns.ts',
    place: /(shopSigns[^{]*\{\n(?: {2}.*\n)*)(?=\};)/,
    entry: ({ code, title, colour }) => `  ${code}: { name: '${title}', colour: '${colour}' },\n`,
  },
  ingress('stage', 'stage.shop.example'),
  ingress('production', 'shop.example'),
];

/** Files with a list of all tenants, besides those that `npm run gen` writes. */
export const tenantListFiles: readonly string[] = lists.map(({ file }) => file);

/**
 * The files with lists of tenants, with one more tenant as the last.
 *
 * @param files the texts of `tenantListFiles` by their paths
 * @throws Error if a list isn't found
 */
export function withTenant(files: Files, tenant: NewTenant): Files {
  return Object.fromEntries(
    lists.map(({ file, place, entry }) => {
      const text = files[file] ?? '';
      if (!place.test(text)) throw new Error(`${file} has no list of tenants where it is expected: adapt scripts/tenantFiles.ts.`);
      return [file, text.replace(place, (kept) => kept + entry(tenant, text))];
    }),
  );
}

/** Tenants and other looks that exist, by code, with their names. */
export type KnownNames = Readonly<Record<string, string>>;

/** Reasons why a tenant can't be entered, each with what to do; none if it can. */
export function tenantProblems({ code, title, colour }: NewTenant, known: KnownNames): readonly string[] {
  const taken = known[code];
  const namesake = Object.entries(known).find(([other, name]) => name === title && other !== code)?.[0];
  return [
    ...(/^[A-Z]{2}$/.test(code) ? [] : [`"${code}" is no code: take two capital letters, such as QX.`]),
    ...(taken === undefined
      ? []
      : [
          taken === title
            ? `${code} is ${title} already. To change its look edit src/themes/tenants/${code}.ts.`
            : `The code ${code} is taken by ${taken}: take another one. Taken are ${Object.keys(known).toSorted().join(', ')}.`,
        ]),
    ...(/^[\p{L}\p{N}][\p{L}\p{N} .’-]{0,39}$/u.test(title)
      ? []
      : [`"${title}" is no name: take 1 to 40 letters, digits, spaces, full stops, hyphens and ’, beginning with a letter or digit.`]),
    ...(namesake === undefined ? [] : [`The name ${title} is taken by ${namesake}: take another one.`]),
    ...(/^#[0-9a-f]{6}$/.test(colour)
      ? []
      : [`"${colour}" is no colour: give six digits of 0 to 9 and a to f, such as '#7a1f5c' (in quotes, or without #).`]),
  ];
}
