import '#scripts/nodeVersion.mjs';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { allSymbolLetters } from '#scripts/letters.ts';
import { isPlanted } from '#scripts/planted/plantedFaults.ts';
import { packagesOfStories } from './dependencies.ts';
import { factsPlugin } from './facts/factsPlugin.ts';
import { partFacts } from './facts/partFacts.ts';
import { pictureHistory } from './facts/pictureHistory.ts';
import { leftOut } from './tree/places.ts';
import { tokenFilesPlugin } from './tokens/tokenFilesPlugin.ts';
import { withTree, type IndexGenerator } from './tree/treeIndex.ts';

/**
 * Has the props read of components alone, whose docs show them. Storybook would look for components in every file, generated schemas and
 * stories too, which takes ten times as long as the rest of the build.
 */
async function withDocsOfComponents(plugins: PluginOption[] | undefined): Promise<PluginOption[]> {
  const all = (await Promise.all((plugins ?? []).flat(3).map((plugin) => Promise.resolve(plugin)))) as (
    | Plugin
    | false
    | null
    | undefined
  )[];
  return all.map((plugin) => {
    if (!plugin || plugin.name !== 'storybook:react-docgen-plugin' || typeof plugin.transform !== 'function') return plugin;
    const { transform } = plugin;
    return {
      ...plugin,
      transform(code, id, options) {
        return /^src\/(?:kit|components|pages\/\w+\/parts|app\/frame\/parts)\/.*(?<!\.(?:stories|test|fixture))\.tsx$/.test(
          relative(process.cwd(), id),
        )
          ? transform.call(this, code, id, options)
          : undefined;
      },
    } satisfies Plugin;
  });
}

/** Options that Storybook lets a preset change without naming them in its type: the tab's title, and the index generator. */
interface PresetFields {
  title: string;
  storyIndexGenerator: (generator: IndexGenerator) => IndexGenerator;
}

const config: StorybookConfig & PresetFields = {
  title: 'Wholesale ordering shop',
  managerHead: (head) =>
    `${head ?? ''}<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${readFileSync('src/themes/assets/national/favicon.svg', 'base64')}">`,
  storyIndexGenerator: withTree,
  tags: Object.fromEntries(leftOut.map((tag) => [tag, { defaultFilterSelection: 'exclude' }])),
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', './boards/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    '@storybook/addon-mcp',
    '@storybook/addon-designs',
  ],
  // The parser for docs takes a third of a build.
  typescript: { reactDocgen: isPlanted ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A manifest of the components, in the built Storybook as `manifests/components.json`, for programs that write with them.
  features: { sidebarOnboardingChecklist: false, componentsManifest: !isPlanted },
  viteFinal: async (vite) => ({
    ...vite,
    // The worker script comes from the installed msw, so its version always matches the handlers. The shop's code loader requests files
    // at the root of a host, and a Storybook may be anywhere. Stories have whole catalogues of texts.
    plugins: [
      ...(await withDocsOfComponents(vite.plugins)).filter(
        (plugin) => !plugin || !['shop-code-loader', 'shop-text-updates'].includes((plugin as Plugin).name),
      ),
      msw({ mode: 'worker-only' }),
      factsPlugin([
        { id: 'virtual:part-facts', content: partFacts },
        { id: 'virtual:picture-history', content: pictureHistory },
        { id: 'virtual:symbol-letters', content: allSymbolLetters },
      ]),
      tokenFilesPlugin(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...packagesOfStories([
          'src/app',
          'src/cart',
          'src/components',
          'src/connected',
          'src/domain',
          'src/i18n',
          'src/kit',
          'src/ordering',
          'src/queries',
          'src/pages',
          'src/session',
          'src/themes',
          'mocks',
          '.storybook',
        ]),
      ],
    },
  }),
};

export default config;
