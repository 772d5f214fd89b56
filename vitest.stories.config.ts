import './scripts/nodeVersion.mjs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { workers } from './scripts/workers.ts';
import { browserLaunch } from './scripts/browser.ts';

/**
 * Every story is a test in a real browser: it renders, its play function passes and axe finds nothing.
 * A configuration of its own, because the Storybook plugin loads Storybook for every project it stands in.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    testTimeout: 180_000,
    maxWorkers: workers,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
    },
  },
});
