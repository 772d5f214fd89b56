import './scripts/nodeVersion.mjs';
import { defineConfig } from '@playwright/test';
import shop from './playwright.config.ts';
import { firefoxLaunch, hasWebKit } from './scripts/engines/engines.ts';
import { ports } from './scripts/ports.ts';

const firefox = firefoxLaunch();

/**
 * Runs journeys in the browser engines installed on this machine; no npm package provides them. Firefox runs those
 * tagged `@engines`. WebKit runs `tests/engines`, because Playwright can't drive a released WebKit. For a missing
 * engine, one skipped test says how to install it.
 */
export default defineConfig({
  ...shop,
  outputDir: './test-results/engines',
  reporter: [['list'], ['./scripts/suites/playwrightProgress.ts'], ['json', { outputFile: 'reports/engines.json' }]],
  projects: [
    { name: 'absent', testDir: './tests/engines', testMatch: 'absent.spec.ts' },
    // One journey through everything, drawn without a graphics card: on a busy machine it takes longer than a test may otherwise.
    ...(hasWebKit ? [{ name: 'webkit', testDir: './tests/engines', testMatch: 'webkit.spec.ts', timeout: 720_000 }] : []),
    ...(firefox
      ? [
          {
            name: 'firefox',
            use: {
              browserName: 'firefox' as const,
              serviceWorkers: 'block' as const,
              launchOptions: firefox,
            },
            metadata: { port: ports.production },
            grep: /@engines\b/,
          },
        ]
      : []),
  ],
  webServer: firefox || hasWebKit ? (shop.webServer ?? []) : [],
});
