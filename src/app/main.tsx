import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startShop } from './startShop';

/**
 * The door of the shop. With VITE_MOCK=1 (development and the static demo) the mock backend starts first, in the browser;
 * a production build has no trace of it, because the condition is decided when it is built.
 */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  if (import.meta.env.VITE_MOCK === '1') {
    const { startMockBackend } = await import('../../mocks/browser');
    if ((await startMockBackend()) === 'signOn') return;
  }
  const shop = await startShop();
  createRoot(root, { onUncaughtError: (error) => console.error(error) }).render(<StrictMode>{shop}</StrictMode>);
}

void start();
