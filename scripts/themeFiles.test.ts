import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { themeFiles, writeChanged } from './themeFiles';

test('writes changed and new files, and leaves the rest alone', () => {
  const themes = mkdtempSync(join(tmpdir(), 'themes-'));
  onTestFinished(() => rmSync(themes, { recursive: true }));
  writeFileSync(join(themes, 'same.css'), 'a');
  writeFileSync(join(themes, 'old.css'), 'a');
  expect(writeChanged(themes, { 'same.css': 'a', 'old.css': 'b', 'new.css': 'c' })).toEqual(['old.css', 'new.css']);
  expect(['same.css', 'old.css', 'new.css'].map((name) => readFileSync(join(themes, name), 'utf8'))).toEqual(['a', 'b', 'c']);
});

test("each change of a tenant's tokens redraws its files, also repeatedly; a change of another file does not", async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shop-')));
  const write = (file: string, text: string) => writeFileSync(join(root, 'src/themes', file), text);
  mkdirSync(join(root, 'src/themes/tenants'), { recursive: true });
  mkdirSync(join(root, 'src/themes/assets'));
  write('tenants/AL.ts', 'export const primary = "green";');
  write('derivedFiles.ts', 'import { primary } from "./tenants/AL"; export const derivedFiles = () => ({ "assets/AL.svg": primary });');
  // Watching is slow; the test reports changes itself.
  const server = await createServer({
    root,
    configFile: false,
    plugins: [themeFiles()],
    server: { middlewareMode: true, watch: null },
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const change = (file: string, text: string) => {
    write(file, text);
    server.watcher.emit('change', join(root, 'src/themes', file));
  };
  const drawn = () => readFileSync(join(root, 'src/themes/assets/AL.svg'), 'utf8');
  write('assets/AL.svg', 'green');
  for (const colour of ['red', 'blue', 'green']) {
    change('tenants/AL.ts', `export const primary = "${colour}";`);
    await vi.waitFor(() => expect(drawn()).toBe(colour), { timeout: 20_000 });
  }
  const load = vi.spyOn(server, 'ssrLoadModule');
  change('assets/AL.svg', 'by hand');
  change('tenants/AL.ts', 'export const primary = "red";');
  await vi.waitFor(() => expect(drawn()).toBe('red'), { timeout: 20_000 });
  expect(load).toHaveBeenCalledTimes(1);
});
