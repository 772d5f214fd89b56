import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', './boards/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    // The worker script comes out of the installed msw, so it can never be of another version than the handlers.
    plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })],
    // All stories are read for their dependencies at the start: one found later would make Vite load the page anew in mid-test.
    optimizeDeps: { ...vite.optimizeDeps, entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '.storybook/**/*.{ts,tsx}'] },
  }),
};

export default config;
