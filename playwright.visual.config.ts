import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';
import { browserWorkers } from './scripts/workers.ts';
import { pictureRun } from './tests/visual/run.ts';

const launch = browserLaunch();
/**
 * An image that is decoded late would have its surroundings painted twice, and smoothed edges there would be one shade darker: each
 * area is painted as a whole, with its images.
 */
const paintedAtOnce = ['--disable-checker-imaging', '--disable-partial-raster'];

const isOfThisCheckout = pictureRun.root === '.';

/** Compares pictures of stories with the digests in tests/visual/reference.txt; `npm run visual` and `npm run visual:accept` run it. */
export default defineConfig({
  testDir: './tests/visual',
  outputDir: isOfThisCheckout ? './test-results/visual' : './test-results/visual-base',
  fullyParallel: true,
  forbidOnly: true,
  workers: browserWorkers,
  timeout: 180_000,
  // As long as a machine needs that others work on too.
  expect: { timeout: 60_000 },
  reporter: [
    ['dot'],
    ['./scripts/suites/playwrightProgress.ts'],
    ['json', { outputFile: pictureRun.results }],
    // Each test's steps and errors; scripts/visual/report.ts writes the page that reviewers open.
    ...(isOfThisCheckout
      ? ([['html', { outputFolder: 'reports/visual/playwright', open: 'never', title: 'Pictures, test by test' }]] as const)
      : []),
  ],
  use: { launchOptions: { ...launch, args: [...(launch.args ?? []), ...paintedAtOnce] } },
});
