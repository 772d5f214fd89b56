import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import { browserLaunch, floorLaunch } from './scripts/browser.ts';
import { ports } from './scripts/ports.ts';
import { browserWorkers } from './scripts/workers.ts';

const browser = browserLaunch();
const floor = floorLaunch();
const ci = Boolean(process.env['CI']);
/** SHOP_SERVERS=running: the servers are running with known builds. Otherwise a used port is an error. */
const areRunning = process.env['SHOP_SERVERS'] === 'running';

/** True if a project is selected: by `--project`, or because all are. */
function isAsked(project: string): boolean {
  const words = process.argv.slice(2);
  const projects = words.flatMap((word, place) => {
    if (word.startsWith('--project=')) return [word.slice('--project='.length)];
    // The option takes all words up to the next one.
    return words.slice(0, place).findLast((before) => before.startsWith('-')) === '--project' ? [word] : [];
  });
  return projects.length === 0 || projects.some((name) => name === project || name.includes('*'));
}

/**
 * Two carriers of the same backend. `http` runs the production build behind a reverse proxy with the mock over HTTP. `worker` runs the
 * static demo with the mock in the browser, which builds its catalogue again with every page. A test runs over HTTP, unless it is
 * tagged `@worker`, for the worker's own behaviour; one tagged `@both` runs on both. The worker that caches the shell has tests of its
 * own (`offline.spec.ts`); it would fetch all code again for each of the others.
 */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/e2e',
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFilePath}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: ci,
  workers: browserWorkers,
  // A failed test runs once more at the end of all suites, alone on the machine, and is listed if it passes then (record 028).
  retries: 0,
  // Some journeys visit a dozen screens, with axe on each of them.
  timeout: 240_000,
  // A machine that others work on too may take three times as long as one that is idle.
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./scripts/suites/playwrightProgress.ts'],
    ['json', { outputFile: 'reports/e2e.json' }],
    ['html', { outputFolder: 'reports/e2e', open: 'never' }],
  ],
  use: {
    launchOptions: browser,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1440, height: 900 },
    // Recording takes time: `--trace on` does it by hand.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'http',
      use: { baseURL: `http://al.localhost:${ports.production}`, serviceWorkers: 'block' },
      metadata: { port: ports.production },
      grepInvert: /@worker\b/,
    },
    // The essential steps of ordering, in the oldest supported browser.
    ...(floor
      ? [
          {
            name: 'floor',
            use: { baseURL: `http://al.localhost:${ports.production}`, serviceWorkers: 'block' as const, launchOptions: floor },
            metadata: { port: ports.production },
            grep: /@floor\b/,
          },
        ]
      : []),
    {
      // The shop behind a sign-on of another site: the names below `.test` all lead here.
      name: 'signon',
      testDir: './tests/signon',
      use: {
        serviceWorkers: 'block',
        launchOptions: { ...browser, args: [...(browser.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'] },
      },
    },
    { name: 'worker', use: { baseURL: `http://al.localhost:${ports.demo}` }, metadata: { port: ports.demo }, grep: /@(worker|both)\b/ },
  ],
  webServer: areRunning
    ? []
    : [
        // The only one that opens the demo; a journey over HTTP runs without its build.
        ...(isAsked('worker')
          ? [{ command: 'npm run --silent preview:demo', url: `http://127.0.0.1:${ports.demo}/`, stdout: 'ignore' as const }]
          : []),
        { command: 'npm run --silent mock -- --strict', url: `http://127.0.0.1:${ports.mock}/mock/health`, stdout: 'ignore' },
        { command: 'npm run --silent preview:production', url: `http://127.0.0.1:${ports.production}/`, stdout: 'ignore' },
      ],
});
