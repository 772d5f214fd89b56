import './scripts/nodeVersion.mjs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { lookStylesheetsPlugin } from './scripts/lookStylesheets.ts';
import { workers } from './scripts/workers.ts';
import { browserLaunch } from './scripts/browser.ts';
import { revivePage } from './tests/stories/revivePage.ts';

/**
 * Every story is a test in a real browser: it renders, its play function passes and axe finds nothing. A configuration of its own,
 * because the Storybook plugin loads Storybook for each of its projects.
 */
export default defineConfig({
  plugins: [lookStylesheetsPlugin(), storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    testTimeout: 180_000,
    maxWorkers: workers,
    setupFiles: ['tests/stories/drawnPage.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { revivePage },
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
    },
  },
});
