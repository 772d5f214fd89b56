import { describe, expect, test } from 'vitest';
import { mainTenantOf, tenantCodes } from '#domain/customer/tenant.ts';
import { allTokens } from './allTokens';
import { contrastChecks } from './contrastChecks.fixture';
import { loadLook } from './tenants';
import { themeCodeOf, themeCodes } from './themeCodes';
import type { ThemeMode, ThemeTokens } from './tokens';

const modes: readonly ThemeMode[] = ['light', 'dark'];
const looks = Object.values(allTokens).flatMap((tokens) => modes.map((mode) => ({ name: `${tokens.code} ${mode}`, tokens, mode })));

/** Traits that distinguish two looks at a glance. */
const faceOf = ({ palettes, type, shape, headerStyle }: ThemeTokens): string =>
  [palettes.light.primary.main, type.heading, shape.radius, headerStyle].join(' ');

describe('token sets', () => {
  test('all tenants have one; those without a site of their own share the national one', () => {
    expect(themeCodes).toStrictEqual([...tenantCodes, 'AG', 'LM', 'national']);
    expect(Object.keys(allTokens)).toStrictEqual([...themeCodes]);
    for (const code of tenantCodes) expect(themeCodes).toContain(mainTenantOf(code));
  });

  test('a tenant’s chunk contains the tenant’s own tokens', async () => {
    for (const code of themeCodes) expect((await loadLook(code)).code).toBe(code);
  });

  test('an unknown tenant gets the national look', () => {
    expect(themeCodeOf(undefined)).toBe('national');
    expect(themeCodeOf('AL')).toBe('AL');
  });

  test('no two looks are alike', () => {
    expect(new Set(Object.values(allTokens).map(faceOf)).size).toBe(themeCodes.length);
  });

  test('every title, symbol, primary and dark primary is unique', () => {
    const all = Object.values(allTokens);
    expect(new Set(all.map(({ title }) => title)).size).toBe(themeCodes.length);
    expect(new Set(all.map(({ wordMark }) => JSON.stringify(wordMark.symbol))).size).toBe(themeCodes.length);
    expect(new Set(all.map(({ palettes }) => palettes.light.primary.main)).size).toBe(themeCodes.length);
    expect(new Set(all.map(({ palettes }) => palettes.dark.primary.text)).size).toBe(themeCodes.length);
  });

  test('numbers align: text fonts have tabular figures', () => {
    // Figtree has neither tabular figures nor figures of one width, so it serves headings only.
    const withTabularFigures = ['source-sans', 'plex-sans', 'archivo', 'nunito'];
    for (const { type } of Object.values(allTokens)) expect(withTabularFigures).toContain(type.text);
  });
});

describe.each(looks)('$name is legible', ({ tokens, mode }) => {
  contrastChecks(tokens, mode);
});
