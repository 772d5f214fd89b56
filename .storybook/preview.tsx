import type { Preview } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { lazy, Suspense } from 'react';
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { forgetServerTime } from '#clock/serverClock.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';
import { loadLookFaces, loadLook } from '#themes/tenants.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';
import type { Look } from '#themes/tokens.ts';
import { startClockAt, storyNow } from './clock';
import { designOf } from './design';
import { DocsPage } from './docsPage';
import figma from './figma.json';
import { standApart } from './frames/apart';
import { withFrame, type Loaded } from './frame';
import { globalTypes, initialGlobals, viewports } from './globals';
import { chromaticOf } from './pictures';
import { loadShop, shopOf, withShop, type LoadedShop } from './withShop';

// The timeout of play functions suits a busy machine; existing elements are found at once. A missing one is searched for repeatedly,
// and writing out the whole page for each unread message took a sixth of a story's time. With a planted fault it would wait that long
// for nothing.
configure({
  asyncUtilTimeout: '__planted' in globalThis ? 5_000 : 60_000,
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// Also for values computed when a story's module is loaded: with the machine's date, the picture would change tomorrow.
startClockAt(storyNow);

// A picture requires a completed play function: the pictures' tests read its error here.
addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => {
  document.documentElement.dataset['fault'] = message;
});

// Before any story signs a user on.
standApart();

/** The Storybook's folder, which may be anywhere on a host; the tests' own pages have the worker at the root. */
const folderOfStories = (): string => /^.*\/(?=iframe\.html$)/.exec(window.location.pathname)?.[0] ?? '/';

/** The toolbar's tenant's look, or the one that the address holds. */
async function wornLook(globals: Readonly<Record<string, unknown>>): Promise<Look> {
  const draft = globals['draft'];
  const drawn = typeof draft === 'string' && draft !== '' ? await (await import('./editor/draftLook')).lookOfAddress(draft) : undefined;
  return drawn ?? loadLook(globals['tenant'] as ThemeCode);
}

/** The docs of parts come with facts computed from the code, which no story waits for. */
const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage')).ComponentPage }));

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        serviceWorker: { url: `${folderOfStories()}mockServiceWorker.js` },
        // A call that no backend answers is a fault of the story; files of the page itself pass.
        onUnhandledFrame: ({ frame, defaults }) => {
          const { request } = frame.data as { request?: Request };
          if (request && /^\/(v1|klevu-proxy|media)\//.test(new URL(request.url).pathname)) defaults.error();
        },
      });
      return worker;
    }),
    loadShop,
    async ({ globals }): Promise<Loaded> => {
      const [look, messages] = await Promise.all([wornLook(globals), loadMessages(globals['language'])]);
      await loadLookFaces(look);
      return { tokens: deriveTokens(look), messages };
    },
  ],
  // After all loaders, which run side by side: only now there is a worker to give the handlers to.
  beforeEach: async ({ globals, parameters, loaded, msw }) => {
    delete document.documentElement.dataset['story'];
    delete document.documentElement.dataset['fault'];
    // Nor is one taken of a story of the phone in a larger window.
    document.documentElement.dataset['viewport'] = (globals['viewport'] as { value?: string } | undefined)?.value ?? '';
    const story = shopOf(parameters);
    // Again, so that each story has the same time and network, after any number of other stories.
    startClockAt(storyNow);
    forgetServerTime();
    onlineManager.setOnline(true);
    if (story) {
      const { openStoryBackend } = loaded as LoadedShop;
      msw.use(
        ...(await openStoryBackend(story, { tenant: globals['tenant'], language: globals['language'], scenario: globals['scenario'] })),
      );
    }
  },
  afterEach: () => {
    // The screenshots wait for this mark: the story is rendered and its play function is done.
    document.documentElement.dataset['story'] = 'finished';
  },
  decorators: [withShop, withFrame],
  argTypesEnhancers: [
    // Chromatic's pictures are set by a story's parameters, and only here can Storybook derive them from its tags.
    ({ argTypes, parameters, title, tags }) => {
      parameters['design'] = designOf(title, figma);
      parameters['chromatic'] = { ...(parameters['chromatic'] as object | undefined), ...chromaticOf({ title, tags }) };
      return argTypes;
    },
  ],
  parameters: {
    a11y: {
      test: 'error',
      // One element per passed rule suffices: all of them were nine tenths of the data that a run of the stories sent and wrote.
      options: {
        resultTypes: ['violations', 'incomplete'],
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      },
      // A story shows a part, not a page: landmarks and the page's own heading are the frame's.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    options: {
      storySort: { order: ['Guide', ['Start', 'Guidelines'], 'Foundations', 'Boards', 'Kit', 'Components', 'Connected', 'Pages', 'App'] },
    },
    docs: {
      container: DocsPage,
      page: () => (
        <Suspense fallback={<p>…</p>}>
          <ComponentPage />
        </Suspense>
      ),
    },
  },
  tags: ['autodocs'],
};

export default preview;
