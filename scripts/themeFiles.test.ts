import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { themeFiles, writeChanged } from './themeFiles';

test('writes what differs and what is new, and leaves the rest alone', () => {
  const themes = mkdtempSync(join(tmpdir(), 'themes-'));
  onTestFinished(() => rmSync(themes, { recursive: true }));
  writeFileSync(join(themes, 'same.css'), 'a');
  writeFileSync(join(themes, 'old.css'), 'a');
  expect(writeChanged(themes, { 'same.css': 'a', 'old.css': 'b', 'new.css': 'c' })).toEqual(['old.css', 'new.css']);
  expect(['same.css', 'old.css', 'new.css'].map((name) => readFileSync(join(themes, name), 'utf8'))).toEqual(['a', 'b', 'c']);
});

test("each change of a tenant's tokens has its files redrawn, a second and a third one too; one of another file has not", async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shop-')));
  const write = (file: string, text: string) => writeFileSync(join(root, 'src/themes', file), text);
  mkdirSync(join(root, 'src/themes/tenants'), { recursive: true });
  mkdirSync(join(root, 'src/themes/stylesheets'));
  write('tenants/AL.ts', 'export const primary = "green";');
  write(
    'derivedFiles.ts',
    'import { primary } from "./tenants/AL"; export const derivedFiles = () => ({ "stylesheets/AL.css": primary });',
  );
  // Watching takes its time; what is changed is told by hand.
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
  const drawn = () => readFileSync(join(root, 'src/themes/stylesheets/AL.css'), 'utf8');
  write('stylesheets/AL.css', 'green');
  for (const colour of ['red', 'blue', 'green']) {
    change('tenants/AL.ts', `export const primary = "${colour}";`);
    await vi.waitFor(() => expect(drawn()).toBe(colour), { timeout: 20_000 });
  }
  const load = vi.spyOn(server, 'ssrLoadModule');
  change('stylesheets/AL.css', 'by hand');
  change('tenants/AL.ts', 'export const primary = "red";');
  await vi.waitFor(() => expect(drawn()).toBe('red'), { timeout: 20_000 });
  expect(load).toHaveBeenCalledTimes(1);
});
