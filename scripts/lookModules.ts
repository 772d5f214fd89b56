const notice = '// Written from themeCodes.ts by `npm run gen`.';

/**
 * The text of `lookModules.ts`: tokens and stylesheets of all looks, each loaded when its tenant's shop opens.
 *
 * @param codes of the looks, in their order
 */
export function lookModules(codes: readonly string[]): string {
  return [
    notice,
    "import type { ThemeCode } from './themeCodes';",
    "import type { ThemeTokens } from './tokens';",
    '',
    "/** One chunk per tenant: nobody downloads another tenant's look. */",
    'export const tokenModules: Readonly<Record<ThemeCode, () => Promise<{ readonly tokens: ThemeTokens }>>> = {',
    ...codes.map((code) => `  ${code}: () => import('./tenants/${code}'),`),
    '};',
    '',
    '/** The stylesheet of each look, written from its tokens (stylesheetOf). */',
    'export const stylesheetModules: Readonly<Record<ThemeCode, () => Promise<unknown>>> = {',
    ...codes.map((code) => `  ${code}: () => import('./stylesheets/${code}.css'),`),
    '};',
    '',
  ].join('\n');
}

/** The text of `allTokens.ts`: tokens of all looks at once. */
export function allTokensModule(codes: readonly string[]): string {
  return [
    notice,
    ...codes
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((code) => `import { tokens as ${code} } from './tenants/${code}';`),
    "import type { ThemeCode } from './themeCodes';",
    "import type { ThemeTokens } from './tokens';",
    '',
    '/** Every token set at once, for boards and checks that show all of them. The shop itself loads one by `loadTokens`. */',
    'export const allTokens: Readonly<Record<ThemeCode, ThemeTokens>> = {',
    ...codes.map((code) => `  ${code},`),
    '};',
    '',
  ].join('\n');
}
