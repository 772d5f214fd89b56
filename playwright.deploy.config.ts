import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

/** What is shipped in `deploy/`, started as it is shipped: by nginx, where there is one, and against the published schemas. */
export default defineConfig({
  testDir: './tests/deploy',
  outputDir: './test-results/deploy',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/deploy.json' }]],
  use: {
    launchOptions: browserLaunch(),
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
