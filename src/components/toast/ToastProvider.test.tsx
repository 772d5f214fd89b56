// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from './ToastProvider';

const fetched = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./ToastStack', () => {
  fetched();
  return { ToastStack: () => null };
});

afterEach(cleanup);

test('what draws messages is fetched before there is one, once the browser rests', async () => {
  render(<ToastProvider>Seite</ToastProvider>);
  expect(fetched).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), { timeout: 5_000 });
});
