import { tellFailedStart } from './failedStart';
import { preloadFirstPaint } from './preloadFirstPaint';

/**
 * The door of the shop, kept small so that it opens while the shop itself is still being fetched. With VITE_MOCK=1 (development and
 * the static demo) the mock backend starts first, in the browser; a production build has no trace of it, because the condition is
 * decided when it is built.
 */
async function start() {
  // The oldest supported browsers lack some functions. Those not tested here appeared in the same versions as a
  // tested one.
  if (!('any' in AbortSignal && 'canParse' in URL && 'toSpliced' in [] && 'toWellFormed' in String.prototype)) await import('./standIns');
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  const { config } = preloadFirstPaint();
  const code = Promise.all([import('./connectShop'), config]);
  const shop = import('./startShop');
  // A chunk that the shop needs as well: it is evaluated while the shop is loading. If it fails, the shop reports that.
  import('react-dom/client').catch(() => undefined);
  const connect = async () => {
    if (import.meta.env.VITE_MOCK === '1') {
      const { startMockBackend } = await import('#mocks/browser.ts');
      if ((await startMockBackend()) === 'signOn') return undefined;
    }
    const [{ connectShop }, runtimeConfig] = await code;
    return connectShop(runtimeConfig);
  };
  // In parallel, so that the first failure is reported at once.
  const [connection, { startShop }] = await Promise.all([connect(), shop, code]);
  // start.js has removed it if the browser is too old.
  if (connection && root.isConnected) await startShop(root, connection);
}

start().catch(tellFailedStart);
