import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The journeys as `npm run planted` runs them, one fault after the other: what never comes is waited for less long, and nobody reads a report. */
export default defineConfig({
  ...journeys,
  outputDir: './test-results/planted',
  expect: { timeout: 12_000 },
  timeout: 120_000,
  reporter: [['json', { outputFile: '.cache/planted/journeys.json' }]],
});
