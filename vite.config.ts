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
import { missingFiles } from './scripts/missingFiles.ts';
import { outsideServices } from './scripts/outsideServices.ts';
import { isPlanted, plantedFaults, plantedFolder } from './scripts/planted/plantedFaults.ts';
import { ports } from './scripts/ports.ts';
import { previewHeaders } from './scripts/previewHeaders.ts';
import { releaseMark } from './scripts/releaseMark.ts';
import { shopWorker } from './scripts/shopWorker.ts';
import { textUpdates } from './scripts/textUpdates.ts';
import { themeFiles } from './scripts/themeFiles.ts';

/** Where the shop finds a backend over HTTP in the modes without the embedded mock: `npm run mock` by default. */
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
/** The door, which stays small; behind it what asks for data, the shop, and the screen that most visits begin with. */
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
 * Chunks for what nearly every screen needs. `door`: what comes with the door, which stays small. `connection`: what asks for data,
 * small for want of whatever draws. `react`: what draws, see below. `shop`: everything else that the shop and the search page import, the page itself aside; cut into the
 * thirty pieces that the bundler would make of it, the same code is eight KiB larger.
 */
function firstLoad(name: 'door' | 'connection' | 'shop') {
  let modules: Set<string> | undefined;
  const roots = { door: [door], connection: [connection], shop: [shop, searchPage] }[name];
  return (id: string, graph: ModuleGraph): string | null => {
    modules ??= withImports(graph, ...roots);
    if (!modules.has(id) || id === door) return null;
    // The screens have chunks of their own; what reads their addresses is no part of them. The parts of the search page come with the shop.
    return name !== 'connection' && /\/src\/pages\/\w+\/[^/]+$/.test(id) ? null : name;
  };
}

const firstChunks = ['door', 'connection', 'react', 'shop'] as const;

/** What every page has already when it fetches more, by the names of their files: no list of what to fetch needs it. */
const isFirst = (file: string) => new RegExp(`/(${firstChunks.join('|')}|rolldown-runtime)-[^/]+\\.js$`).test(file);

/** Words in addresses by which the lists of content blockers tell what to block: the question for consent is none of that. */
const blockedWords = /analytics|banner|consent|cookie|promo|report|track/i;

const wordFor = (names: readonly string[]) => (names.some((name) => blockedWords.test(name)) ? 'part' : '[name]');

/** Seven characters, the least that the bundler makes for so many files. Each stands some two hundred times in what the first load fetches. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${wordFor([name])}-[hash:7].js`,
  assetFileNames: ({ names }: { names: string[] }) => `assets/${wordFor(names)}-[hash:7][extname]`,
};

/** React's renderer by itself: it can start while the shop's code is still on its way, and browsers keep it from one release to the next. */
const isRenderer = (id: string) => /\/node_modules\/(react-dom|scheduler)\//.test(id);

/** Small parts of MUI that nearly all of its components share: as twenty files of their own their names alone would cost the first load half a KiB. */
const isMuiPart = (id: string) => /\/node_modules\/@mui\/(?:utils|material\/utils)\//.test(id);

/**
 * Has the browser compile the whole of what comes first while it is being fetched, off the main thread, instead of each function when it is first
 * called. The hint counts at the head of a file only, so it is written after everything else. Browsers that don't know it see a comment.
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

/** Has the page ask for what asks for data, the renderer, the shop and the search page at once, instead of when the door's code asks for them. */
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

/** Texts are read when the shop is built, so that no browser has to: what reads them stays out of the build, see the alias below. */
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

/** Ends with a sentence where there is no build to serve, and says where one is older than what it is made of. */
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
    // Only the mock's worker, which the first page starts, imports it, in a way that Vite doesn't see beforehand: it would bundle again and reload.
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
      // The one shared chunk is meant to be one; what counts is the budget by gzip (npm run size).
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        treeshake: { manualPureFunctions: pureCalls },
        output: {
          // What Node runs is started by its name.
          ...(isSsrBuild ? {} : fileNames),
          codeSplitting: {
            groups: [
              ...firstChunks.map((name, index) => ({
                ...(name === 'react' ? { name, test: isRenderer } : { name: firstLoad(name), debugName: name }),
                priority: firstChunks.length - index,
              })),
              { name: 'mui-parts', test: isMuiPart, priority: 0 },
            ],
          },
        },
      },
    },
  };
});
