import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests: rules, transport, mock backend, house rules. Stories have their own configuration (vitest.stories.config.ts). */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/unit/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Properties of thousands of cases take their time where the machine is shared.
    testTimeout: 180_000,
  },
});
