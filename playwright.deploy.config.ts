import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';
import { ports } from './tests/deploy/ports.ts';
import { nginx } from './scripts/deploy/shopServer.ts';

/** Without nginx its journeys can't run either; other tests that need it report that they are skipped. */
const hasNginx = 'program' in nginx;

/** The files in `deploy/`, started as shipped: by nginx if available, and checked against the published schemas. */
export default defineConfig({
  outputDir: './test-results/deploy',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./scripts/suites/playwrightProgress.ts'], ['json', { outputFile: 'reports/deploy.json' }]],
  use: {
    launchOptions: browserLaunch(),
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'deploy', testDir: './tests/deploy' },
    ...(hasNginx
      ? [
          {
            name: 'nginx',
            testDir: './tests/e2e',
            // A whole purchase, and every address of the shop.
            testMatch: /(?:mainJob|frame)\.spec\.ts/,
            grep: /buyer of AL signs in|Every route of/,
            use: { baseURL: `http://al.localhost:${ports.shop}`, serviceWorkers: 'block' as const },
            metadata: { port: ports.shop },
          },
        ]
      : []),
  ],
  webServer: hasNginx
    ? [
        { command: 'npm run --silent mock -- --strict', url: `http://127.0.0.1:${ports.mock}/mock/health`, stdout: 'ignore' },
        {
          command: 'node tests/deploy/serve.ts',
          url: `http://127.0.0.1:${ports.shop}/healthz`,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        },
      ]
    : [],
});
