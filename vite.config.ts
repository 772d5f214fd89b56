import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { resolve } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Where the shop finds a backend over HTTP in the modes without the embedded mock: `npm run mock` by default. */
const backend = process.env['SHOP_BACKEND'] ?? 'http://127.0.0.1:9092';

/** Paths that a production server hands on to the backend; `vite preview` and `--mode backend` do the same. */
const proxy = Object.fromEntries(
  ['/v1', '/klevu-proxy', '/media', '/auth/login', '/auth/logout', '/mock'].map((path) => [path, { target: backend, xfwd: true }]),
);

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

/**
 * One chunk for what nearly every screen needs: everything that the entry and the search page import, the page itself aside.
 * Cut into the thirty pieces that the bundler would make of it, the same code is eight KiB larger on the wire.
 */
function firstLoad() {
  let modules: Set<string> | undefined;
  const roots = ['src/app/main.tsx', 'src/pages/search/SearchPage.tsx'].map((file) => resolve(import.meta.dirname, file));
  return (id: string, context: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }): string | null => {
    if (!modules) {
      modules = new Set();
      const visit = (module: string) => {
        if (modules?.has(module)) return;
        modules?.add(module);
        context.getModuleInfo(module)?.importedIds.forEach(visit);
      };
      roots.forEach(visit);
    }
    return modules.has(id) && !roots.includes(id) && !id.includes('/src/pages/') ? 'shop' : null;
  };
}

export default defineConfig(({ mode }) => {
  const mocked = loadEnv(mode, process.cwd(), 'VITE_')['VITE_MOCK'] === '1';
  return {
    plugins: [react(), ...(mocked ? [msw(), greeting()] : [])],
    server: { port: 5173, host: '127.0.0.1', ...(mocked ? {} : { proxy }) },
    preview: { port: 4173, host: '127.0.0.1', strictPort: true, ...(mocked ? {} : { proxy }) },
    build: {
      outDir: mocked ? 'dist-demo' : 'dist',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      target: 'es2023',
      // The one shared chunk is meant to be one; what counts is the budget by gzip (npm run size).
      chunkSizeWarningLimit: 700,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstLoad(), debugName: 'shop' }] } } },
    },
  };
});
