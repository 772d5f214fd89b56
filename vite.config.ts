import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
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
    },
  };
});
