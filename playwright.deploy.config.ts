import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';
import { ports } from './tests/deploy/ports.ts';
import { nginx } from './scripts/deploy/shopServer.ts';

/** Where nginx can't be had, the journeys through it can't be made either; what else it is needed for says that it is skipped. */
const hasNginx = 'program' in nginx;

/** What is shipped in `deploy/`, started as it is shipped: by nginx, where there is one, and against the published schemas. */
export default defineConfig({
  outputDir: './test-results/deploy',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
