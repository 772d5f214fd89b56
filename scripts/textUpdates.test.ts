import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { textUpdates } from './textUpdates';

test('changed texts are sent to the page as texts, later fetches have them too, and the page is never reloaded', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shop-')));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const cart = 'src/i18n/messages/de/cart.json';
  const bundle = 'src/i18n/bundles/de/ordering.ts';
  write(cart, '{ "cart.title": "Wagen" }');
  write(bundle, "import cart from '../../messages/de/cart.json';\nexport const messages = { ...cart };");
  // Watching is slow; the test reports changes itself.
  const server = await createServer({
    root,
    configFile: false,
    plugins: [textUpdates()],
    server: { middlewareMode: true, watch: null, ws: false },
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { client } = server.environments;
  const send = vi.spyOn(client.hot, 'send');
  const change = (file: string, text: string) => {
    write(file, text);
    server.watcher.emit('change', join(root, file));
  };
  const served = async () => (await client.transformRequest(`/${bundle}`))?.code;
  expect(await served()).toMatch(/from "\/src\/i18n\/messages\/de\/cart\.json\?import"/);
  await client.transformRequest(`/${cart}?import`);

  const log = vi.spyOn(server.config.logger, 'error');
  change(cart, '{ "cart.title": "Waren');
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^The texts in src\/i18n\/messages\/de\/cart\.json cannot be read/)),
  );
  expect(send).not.toHaveBeenCalled();

  change(cart, '{ "cart.title": "Warenkorb" }');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls).toEqual([['shop:texts', { language: 'de', texts: { 'cart.title': 'Warenkorb' } }]]);
  // At another address, because the browser caches the old one.
  expect(await served()).toMatch(/cart\.json\?t=\d+&import|cart\.json\?import&t=\d+/);

  send.mockClear();
  change(bundle, 'export const messages = {};');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' })));
});
