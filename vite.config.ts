import './scripts/nodeVersion.mjs';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { backendProxy } from './scripts/backendProxy.ts';
import { missingBuild, newerThanBuild } from './scripts/builds.ts';
import { codeLoader } from './scripts/codeLoader.ts';
import { leanLibraries, pureCalls } from './scripts/leanLibraries.ts';
import { leanStart } from './scripts/leanStart.ts';
import { lookStylesheetsPlugin } from './scripts/lookStylesheets.ts';
import { missingFiles } from './scripts/missingFiles.ts';
import { outsideServices } from './scripts/outsideServices.ts';
import { isPlanted, plantedFaults, plantedFolder } from './scripts/planted/plantedFaults.ts';
import { ports } from './scripts/ports.ts';
import { previewHeaders } from './scripts/previewHeaders.ts';
import { releaseMark } from './scripts/releaseMark.ts';
import { shopWorker } from './scripts/shopWorker.ts';
import { textUpdates } from './scripts/textUpdates.ts';
import { themeFiles } from './scripts/themeFiles.ts';

/** Address of a backend over HTTP in the modes without the embedded mock: default `npm run mock`. */
const backend = process.env['SHOP_BACKEND'] ?? `http://127.0.0.1:${ports.mock}`;

const proxy = backendProxy(backend);

/** Names of a test network that lead here, beside localhost and addresses in numbers: `.test` is kept free for that (RFC 6761). */
const allowedHosts = ['.test'];

/** Prints the shop's addresses and demo users once the development server listens. */
function greeting(): Plugin {
  return {
    name: 'shop-greeting',
    async configureServer(server) {
      // Through Vite's own pipeline, because the demo users' file belongs to the shop and is written for the bundler.
      const { startMessage } = (await server.ssrLoadModule('/scripts/startMessage.ts')) as typeof import('./scripts/startMessage');
      server.printUrls = () => {
        const address = server.httpServer?.address();
        const port = typeof address === 'object' && address ? address.port : server.config.server.port;
        server.config.logger.info(startMessage(port));
      };
    },
  };
}

const sourceOf = (file: string) => resolve(import.meta.dirname, file);
/** The entry script, which stays small; it loads the code that requests data, the shop, and the screen of most first visits. */
const door = sourceOf('src/app/main.ts');
const connection = sourceOf('src/app/connectShop.ts');
const shop = sourceOf('src/app/startShop.tsx');
const searchPage = sourceOf('src/pages/search/SearchPage.tsx');

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The modules and everything that they import, at every depth. */
function withImports(graph: ModuleGraph, ...roots: readonly string[]): Set<string> {
  const modules = new Set<string>();
  const visit = (module: string) => {
    if (modules.has(module)) return;
    modules.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return modules;
}

/**
 * Chunks for nearly every screen. `door`: loaded with the entry script, which stays small. `connection`: the code that requests data,
 * small because it renders nothing. `react`: the renderer, see below. `shop`: all other imports of the shop and the search page,
 * without the page itself. Cut into the bundler's thirty pieces, the same code is eight KiB larger.
 */
function firstLoad(name: 'door' | 'connection' | 'shop') {
  let modules: Set<string> | undefined;
  const roots = { door: [door], connection: [connection], shop: [shop, searchPage] }[name];
  return (id: string, graph: ModuleGraph): string | null => {
    modules ??= withImports(graph, ...roots);
    if (!modules.has(id) || id === door) return null;
    // The screens have chunks of their own, without the code that reads their addresses. The parts of the search page come with the
    // shop.
    return name !== 'connection' && /\/src\/pages\/\w+\/[^/]+$/.test(id) ? null : name;
  };
}

const firstChunks = ['door', 'connection', 'react', 'shop'] as const;

/** Files that every page has before it fetches more; lists of further files omit them. */
const isFirst = (file: string) => new RegExp(`/(${firstChunks.join('|')}|rolldown-runtime)-[^/]+\\.js$`).test(file);

/** Words in addresses that content blockers' lists match: the question for consent must not be blocked. */
const blockedWords = /analytics|banner|consent|cookie|promo|report|track/i;

const wordFor = (names: readonly string[]) => (names.some((name) => blockedWords.test(name)) ? 'part' : '[name]');

/** Seven characters, the bundler's minimum for this number of files. Each name occurs some two hundred times in the first load. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${wordFor([name])}-[hash:7].js`,
  assetFileNames: ({ names }: { names: string[] }) => `assets/${wordFor(names)}-[hash:7][extname]`,
};

/** React's renderer in a chunk of its own: it can start while the shop's code is loading, and browsers cache it across releases. */
const isRenderer = (id: string) => /\/node_modules\/(react-dom|scheduler)\//.test(id);

/**
 * Small modules that many late chunks share, in a file for each purpose: as files of their own their names alone would cost the first
 * load a KiB. The first groups take what several of them need.
 */
const sharedParts: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'mui-parts', test: /\/node_modules\/@mui\/(?:utils|material\/utils)\// },
  {
    name: 'device-parts',
    test: /\/src\/(?:platform\/useStored|(?:connected|domain)\/customer\/recentCustomers|connected\/tools\/viewAddresses)\.ts$/,
  },
  { name: 'overlay-parts', test: /\/src\/kit\/overlay\/(?:overlayHistory|use(?:BackCloses|FocusReturn|Scrollable))\.ts$/ },
  { name: 'essence-parts', test: /\/src\/gen\/essence\/list-recent-essence-items(?:-of-product)?\.ts$/ },
  {
    name: 'menu-parts',
    test: /\/src\/(?:app\/frame\/(?:customer|language)Entries|queries\/customerCart|connected\/tools\/(?:toolEntries|usedTools))\.ts$/,
  },
  { name: 'restock-parts', test: /\/src\/(?:connected\/restock\/watchedProducts|domain\/product\/restock)\.ts$/ },
];

/**
 * Makes the browser compile the whole first load while fetching it, off the main thread, instead of each function on its first call.
 * The hint counts at the head of a file only, so it is written last. Browsers that don't know it see a comment.
 */
function compileAhead(): Plugin {
  return {
    name: 'shop-compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && firstChunks.some((name) => name === file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** Makes the page request the data code, the renderer, the shop and the search page at once, instead of when the entry script runs. */
function earlyLinks(): Plugin {
  return {
    name: 'shop-early-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path, bundle = {} }) => {
        // The Storybook is built with this configuration, too.
        if (path !== '/index.html') return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const early = new Set<(typeof chunks)[number]>();
        const add = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || early.has(chunk) || chunk.name === 'door') return;
          early.add(chunk);
          for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
        };
        // In the order in which they are needed.
        for (const first of firstChunks) add(chunks.find(({ name }) => name === first));
        add(chunks.find(({ facadeModuleId }) => facadeModuleId === searchPage));
        const crossorigin = true;
        const styles = new Set([...early].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          // Before the scripts, which wait for every stylesheet that the page names.
          ...[...styles].map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin, href: `/${file}`, 'data-first': true },
            injectTo: 'head-prepend' as const,
          })),
          ...[...early].map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/** Texts are parsed during the build, so that no browser has to: the parser is left out of it, see the alias below. */
function readTexts(): Plugin {
  return {
    name: 'shop-read-texts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/i18n\/messages\/.*\.json$/ },
      handler: (id) => {
        const texts = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)])))}`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** Ends with an error if there is no build to serve, and warns if it is older than its sources. */
function lookForBuild(build: 'dist' | 'dist-demo'): void {
  const missing = missingBuild(build);
  if (missing !== undefined) {
    console.error(missing);
    process.exit(1);
  }
  const newer = newerThanBuild(build);
  if (newer !== undefined) console.warn(newer);
}

export default defineConfig(({ command, mode, isPreview = false, isSsrBuild = false }) => {
  const mocked = loadEnv(mode, process.cwd(), 'VITE_')['VITE_MOCK'] === '1';
  const build = mocked ? 'dist-demo' : 'dist';
  const outDir = isPlanted ? `${plantedFolder}/dist` : build;
  if (isPreview && !isPlanted) lookForBuild(build);
  return {
    plugins: [
      ...(isPlanted ? [plantedFaults()] : []),
      react(),
      lookStylesheetsPlugin(),
      themeFiles(),
      textUpdates(),
      ...leanLibraries(),
      readTexts(),
      codeLoader(),
      earlyLinks(),
      compileAhead(),
      leanStart(),
      ...(mocked ? [] : [previewHeaders(Object.keys(proxy))]),
      missingFiles(),
      ...(mocked ? [msw(), greeting(), outsideServices()] : [releaseMark(), shopWorker()]),
    ],
    resolve: {
      alias:
        command === 'build'
          ? [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }]
          : [],
    },
    // Only the mock's worker, which the first page starts, imports it, in a way that Vite doesn't see beforehand: it would bundle again
    // and reload.
    optimizeDeps: { include: mocked ? ['msw/browser'] : [] },
    server: { port: ports.development, host: '127.0.0.1', allowedHosts, ...(mocked ? {} : { proxy }) },
    preview: {
      port: mocked ? ports.demo : ports.production,
      host: '127.0.0.1',
      strictPort: true,
      allowedHosts,
      ...(mocked ? {} : { proxy }),
    },
    build: {
      outDir,
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter((file) => !isFirst(file)) },
      assetsInlineLimit: 0,
      target: isSsrBuild ? 'es2023' : browserslistToEsbuild(),
      // The single shared chunk is intended; its limit is the gzip budget (npm run size).
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        treeshake: { manualPureFunctions: pureCalls },
        output: {
          // Node's programs are started by their names.
          ...(isSsrBuild ? {} : fileNames),
          codeSplitting: {
            groups: [
              ...firstChunks.map((name, index) => ({
                ...(name === 'react' ? { name, test: isRenderer } : { name: firstLoad(name), debugName: name }),
                priority: firstChunks.length - index,
              })),
              ...sharedParts.map((part, index) => ({ ...part, priority: 1 - (index + 1) / (sharedParts.length + 1) })),
            ],
          },
        },
      },
    },
  };
});
