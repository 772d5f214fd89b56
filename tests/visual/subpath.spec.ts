import { serveFolder } from '#scripts/staticServer.ts';
import { storybookFolder } from './shots';
import { expect, test } from './stage';

/** Pages to open: the manager with a component, its docs, a screen on its mock backend, a board of frames, the editor. */
const opened = [
  ['/?path=/story/kit-action-button--primary', ''],
  ['/iframe.html?viewMode=docs&id=kit-action-button--docs', '#storybook-docs h1'],
  ['/iframe.html?id=pages-search--browse', '#storybook-root article'],
  ['/iframe.html?id=boards-screens--contact-sheets', '#storybook-root iframe'],
  ['/iframe.html?id=foundations-editor--editor', '#storybook-root input'],
] as const;

test('A Storybook below a path asks for nothing outside of it', async ({ browser }) => {
  const served = await serveFolder(storybookFolder, { below: '/design/shop' });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const asked: string[] = [];
  const missing: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('response', (response) => {
    // The worker answers the shop's calls to its backend, within the page.
    if (response.status() >= 400 && !response.fromServiceWorker()) missing.push(response.url());
  });
  try {
    const page = await context.newPage();
    for (const [address, part] of opened) {
      await page.goto(served.url + address, { waitUntil: 'load' });
      if (part === '') {
        await expect(page.getByRole('link', { name: 'Ordering shop' })).toBeVisible();
        await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button').first()).toBeVisible();
      } else await expect(page.locator(part).first()).toBeVisible();
    }
    expect(asked.length).toBeGreaterThan(100);
    const { origin } = new URL(served.url);
    const within = [`${origin}/`, `blob:${origin}/`, 'data:', 'about:'];
    expect(asked.filter((url) => !within.some((start) => url.startsWith(start)))).toEqual([]);
    // Beside its folder the server finds nothing.
    expect(missing).toEqual([]);
  } finally {
    await context.close();
    served.close();
  }
});
