import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

test('the development server has the mock’s worker from the start, which would otherwise reload the first page', async () => {
  const { optimizeDeps } = await resolveConfig({ mode: 'development', logLevel: 'silent' }, 'serve');
  expect(optimizeDeps.include).toContain('msw/browser');
  // In the mode without the mock there is no worker to bundle.
  expect((await resolveConfig({ mode: 'backend', logLevel: 'silent' }, 'serve')).optimizeDeps.include).not.toContain('msw/browser');
});
