import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import common from './playwright.config.ts';

/**
 * Tests too slow for `npm test`: every file of the first load with every kind of failure (`npm run chaos -- start`), and long sequences
 * of random actions while calls fail (`npm run chaos -- actions`). They use the journeys' servers and builds, over HTTP alone.
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
