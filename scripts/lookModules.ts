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
    "import type { Look } from './tokens';",
    '',
    "/** One chunk per tenant: a browser downloads its own tenant's look only. */",
    'export const lookModules: Readonly<Record<ThemeCode, () => Promise<{ readonly look: Look }>>> = {',
    ...codes.map((code) => `  ${code}: () => import('./tenants/${code}'),`),
    '};',
    '',
    '/** The stylesheet of each look, made from its tokens by scripts/lookStylesheets.ts. */',
    'export const stylesheetModules: Readonly<Record<ThemeCode, () => Promise<unknown>>> = {',
    ...codes.map((code) => `  ${code}: () => import('./stylesheets/${code}.css'),`),
    '};',
    '',
  ].join('\n');
}

/** The text of `allTokens.ts`: tokens of all looks together. */
export function allTokensModule(codes: readonly string[]): string {
  return [
    notice,
    "import { deriveTokens } from './deriveTokens';",
    ...codes.toSorted((one, other) => one.localeCompare(other, 'en')).map((code) => `import { look as ${code} } from './tenants/${code}';`),
    "import type { ThemeCode } from './themeCodes';",
    "import type { ThemeTokens } from './tokens';",
    '',
    '/** Every token set at once, for boards and checks that show all of them. The shop itself loads one by `loadLook`. */',
    'export const allTokens: Readonly<Record<ThemeCode, ThemeTokens>> = {',
    ...codes.map((code) => `  ${code}: deriveTokens(${code}),`),
    '};',
    '',
  ].join('\n');
}
