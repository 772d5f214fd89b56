import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys for `npm run planted`, one fault after the other: with shorter timeouts, and without reports. */
export default defineConfig({
  ...journeys,
  outputDir: './test-results/planted',
  expect: { timeout: 12_000 },
  timeout: 120_000,
  reporter: [['json', { outputFile: '.cache/planted/journeys.json' }]],
});
