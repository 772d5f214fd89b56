import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allTokens } from '#themes/allTokens.ts';
import { createTenantTheme } from '#themes/createTenantTheme.ts';

const importsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/\bfrom ["']([^"']+)["']/g)].map(([, from = '']) => from);

/** The file of MUI's that an import leads to; undefined for other packages. */
function muiFile(from: string, folder: string): string | undefined {
  if (!from.startsWith('.') && !from.startsWith('@mui/')) return undefined;
  const path = from.startsWith('.') ? join(folder, from) : join('node_modules', from);
  return [path, `${path}.mjs`, join(path, 'index.mjs')].find((file) => file.endsWith('.mjs') && existsSync(file));
}

/** MUI's components that the shop imports, and those that one of these renders. */
function drawnComponents(): ReadonlySet<string> {
  const shop = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fixture)\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const seen = new Set<string>();
  const follow = (from: string, folder: string) => {
    const file = muiFile(from, folder);
    if (file === undefined || seen.has(file)) return;
    seen.add(file);
    for (const next of importsOf(file)) follow(next, dirname(file));
  };
  // Its styles name components without drawing them.
  for (const file of shop)
    for (const from of importsOf(file)) if (from.startsWith('@mui/') && !from.endsWith('/styles')) follow(from, dirname(file));
  return new Set([...seen].map((file) => /@mui\/material\/(\w+)\/\1\.mjs$/.exec(file.replaceAll('\\', '/'))?.[1] ?? ''));
}

test('the theme styles a component of MUI only if it is in use', () => {
  const drawn = drawnComponents();
  // Components rendered by another one count, and unused ones would be reported.
  expect([drawn.has('Dialog'), drawn.has('Backdrop'), drawn.has('Tooltip')]).toEqual([true, true, false]);
  const overridden = Object.keys(createTenantTheme(allTokens.AL).components ?? {});
  expect(overridden.length).toBeGreaterThan(20);
  expect(overridden.filter((name) => !drawn.has(name.replace(/^Mui/, '')))).toEqual([]);
});
