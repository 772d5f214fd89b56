import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import common from './playwright.config.ts';

/**
 * What takes too long for `npm test`: every file of the first load in every way in which it can fail (`npm run chaos -- start`), and long
 * sequences of random actions while calls fail (`npm run chaos -- actions`). The journeys' servers and builds, over HTTP alone.
 */
export default defineConfig({
  ...common,
  testDir: './tests/chaos',
  outputDir: './test-results/chaos',
  timeout: 30 * 60_000,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/chaos.json' }]],
  projects: (common.projects ?? []).filter(({ name }) => name === 'http'),
});
