import './scripts/nodeVersion.mjs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { lookStylesheetsPlugin } from './scripts/lookStylesheets.ts';
import { workers } from './scripts/workers.ts';

/** Tests that put other modules or another document in the place of the shop's, which no other test may find. */
const apart = [
  'src/app/CustomerCheck.test.tsx',
  'src/kit/lazy/lazyComponent.test.tsx',
  'src/kit/toast/ToastProvider.test.tsx',
  'src/components/product/quotes.test.tsx',
  'src/connected/product/orderChoice.test.tsx',
  'src/i18n/texts.test.tsx',
  'src/pages/search/searchReports.test.tsx',
  'src/*/*Faults.test.tsx',
];
/** Tests without a page: rules, mock backend, tools, house rules. */
const withoutPage = [
  'src/domain/**/*.test.ts',
  'src/{pages/*,app/frame}/rules/*.test.ts',
  'mocks/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/unit/**/*.test.ts',
];
const panel = 'mocks/panel.test.ts';

/**
 * Unit tests: rules, transport, mock backend, house rules. Files share their modules, which saves a third of the time: a test leaves
 * nothing behind. Stories have their own configuration (vitest.stories.config.ts).
 */
export default defineConfig({
  plugins: [react(), lookStylesheetsPlugin()],
  test: {
    // Properties of thousands of cases take their time where the machine is shared.
    testTimeout: 180_000,
    // Shared fixtures, such as the mock backend's catalogue, are made before the first test.
    hookTimeout: 180_000,
    maxWorkers: workers,
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', isolate: false, include: withoutPage, exclude: [...configDefaults.exclude, panel] },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/unit/cleanDocument.ts'],
          include: ['src/**/*.test.{ts,tsx}', panel],
          exclude: [...configDefaults.exclude, ...withoutPage.filter((files) => files.startsWith('src')), ...apart],
        },
      },
      { extends: true, test: { name: 'apart', environment: 'happy-dom', include: apart } },
    ],
  },
});
