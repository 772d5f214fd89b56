import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { packagesOfStories } from './dependencies.ts';

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
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...packagesOfStories(['src/app', 'src/components', 'src/connected', 'src/domain', 'src/i18n', 'src/queries', 'src/pages', 'src/session', 'src/themes', 'mocks', '.storybook'])],
    },
  }),
};

export default config;
