import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allTokens } from '#themes/allTokens.ts';
import { stylesheetOf } from '#themes/stylesheetOf.ts';
import { lookStylesheets, lookStylesheetsPlugin } from './lookStylesheets';

/** A project with one look. */
function project(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shop-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/themes/tenants'), { recursive: true });
  writeFileSync(join(root, 'src/themes/lookModules.ts'), "void import('./stylesheets/AL.css');");
  writeFileSync(join(root, 'src/themes/tenants/AL.ts'), '');
  return root;
}

test("stylesheets are made from the looks' tokens, also with another text of a file", async () => {
  const { AL } = await lookStylesheets();
  expect(AL).toBe(stylesheetOf('AL', allTokens.AL));
  const changed = await lookStylesheets({ 'src/themes/stylesheetOf.ts': 'export const stylesheetOf = (code) => code;' });
  expect(changed['AL']).toBe('AL');
});

test('a build has the stylesheet as a file of its own', async () => {
  const root = project();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lookStylesheetsPlugin(() => Promise.resolve({ AL: 'a { color: green; }' }))],
    build: { write: false, rolldownOptions: { input: join(root, 'src/themes/lookModules.ts') } },
  });
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const sheet = files.find(({ fileName }) => /^assets\/AL-[\w-]+\.css$/.test(fileName));
  expect(sheet).toMatchObject({ source: 'a{color:green}\n' });
});

test('a development server has it as well, and makes it again after a change of the tokens only', async () => {
  const root = project();
  let made = 0;
  const make = vi.fn<() => Promise<Record<string, string>>>(() => {
    made += 1;
    return Promise.resolve({ AL: `a { order: ${made}; }` });
  });
  // Watching is slow; the test reports changes itself.
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lookStylesheetsPlugin(make)],
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const served = async () => (await server.transformRequest('/src/themes/stylesheets/AL.css?direct'))?.code;
  expect(await served()).toContain('order: 1;');
  const change = (file: string) => server.watcher.emit('change', join(root, file));
  change('src/themes/tenants/AL.ts');
  await vi.waitFor(async () => expect(await served()).toContain('order: 2;'), { timeout: 20_000 });
  change('src/themes/README.md');
  change('src/themes/overrides/actions.ts');
  await vi.waitFor(async () => expect(await served()).toContain('order: 3;'), { timeout: 20_000 });
});
