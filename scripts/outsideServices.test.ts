import { expect, it, vi } from 'vitest';
import { runtimeConfigOf } from '#session/runtimeConfig.ts';
import { outsideAnswer } from './outsideServices';

it('names report, chat and app in a valid configuration, and has a page for each', () => {
  const warn = vi.spyOn(console, 'warn');
  const config = runtimeConfigOf(JSON.parse(outsideAnswer('/config.json')?.body ?? ''));
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  expect(config.chatTenant).toBe('AL');
  for (const address of [config.analyticsUrl, config.chatUrl, config.appStoreUrl, config.playStoreUrl]) {
    const { pathname } = new URL(address, 'http://shop.invalid');
    expect(outsideAnswer(pathname)).toMatchObject({ type: 'text/html; charset=utf-8', body: expect.stringContaining('<title>') });
  }
});

it.each(['/', '/search', '/mock/outside/', '/mock/outside/none.html', '/mock/outside/../config.json', '/mock/outside/config.json'])(
  'returns nothing for %s',
  (path) => {
    expect(outsideAnswer(path)).toBeUndefined();
  },
);
