import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from './ToastProvider';

const fetched = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./ToastStack', () => {
  fetched();
  return { ToastStack: () => null };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the code of toasts is fetched after the first interaction, when the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  render(<ToastProvider>Seite</ToastProvider>);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});
