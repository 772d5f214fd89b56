import { tellFailedStart } from './failedStart';
import { preloadFirstPaint } from './preloadFirstPaint';

/**
 * The door of the shop, kept small so that it opens while the shop itself is still being fetched. With VITE_MOCK=1 (development and
 * the static demo) the mock backend starts first, in the browser; a production build has no trace of it, because the condition is
 * decided when it is built.
 */
async function start() {
  // The oldest browsers that the shop runs in lack functions; all that lack any lack one of these two.
  if (!('any' in AbortSignal && 'canParse' in URL)) await import('./standIns');
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  const { config } = preloadFirstPaint();
  const code = Promise.all([import('./connectShop'), config]);
  const shop = import('./startShop');
  // A chunk of its own that the shop waits for as well: it gets ready while the shop is still on its way. Where it fails, the shop says so.
  import('react-dom/client').catch(() => undefined);
  const connect = async () => {
    if (import.meta.env.VITE_MOCK === '1') {
      const { startMockBackend } = await import('../../mocks/browser');
      if ((await startMockBackend()) === 'signOn') return undefined;
    }
    const [{ connectShop }, runtimeConfig] = await code;
    return connectShop(runtimeConfig);
  };
  // Side by side, so that whichever fails is told at once.
  const [connection, { startShop }] = await Promise.all([connect(), shop, code]);
  if (connection) await startShop(root, connection);
}

start().catch(tellFailedStart);
