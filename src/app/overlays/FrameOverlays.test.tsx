import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { noPermissions } from '#domain/customer/permissions.ts';
import { createQueryClient } from '#queries/client.ts';
import { SessionStateContext } from '#session/sessionContext.ts';
import type { SessionState } from '#session/state.ts';
import { messages as german } from '#i18n/catalogues/de.ts';
import { localeOf } from '#i18n/locale.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { FrameOverlays } from './FrameOverlays';
import type { OverlayProps } from './overlay';

afterEach(cleanup);

/** Closes the overlay that is shown. */
let close: () => void = () => undefined;
let navigate: NavigateFunction = () => undefined;

const overlay = (name: string) =>
  function Shown({ onDone }: OverlayProps) {
    close = onDone;
    return name;
  };
const queue = [overlay('consent'), overlay('urgent'), overlay('banner')];

const session = (customerId: string): SessionState => ({
  kind: 'ready',
  tenant: 'AL',
  language: 'de',
  availableLanguages: ['de'],
  permissions: noPermissions,
  user: { userId: 'u', preferredUserName: 'u', locale: 'de-AT', tenant: 'AL', customers: [], config: noPermissions },
  customerId,
});

function Frame() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <main data-testid="frame">
      <FrameOverlays queue={queue} />
    </main>
  );
}

const client = createQueryClient({ onFailure: () => undefined });
const frameOf = (customerId: string, path: string) => (
  <SessionStateContext value={session(customerId)}>
    <QueryClientProvider client={client}>
      <IntlProvider locale={localeOf.de} messages={german}>
        <ToastProvider>
          <MemoryRouter initialEntries={[path]}>
            <Frame />
          </MemoryRouter>
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>
  </SessionStateContext>
);
const shown = () => screen.getByTestId('frame').textContent;

test('They open one at a time, in their order', () => {
  render(frameOf('100', '/'));
  const seen = [shown()];
  for (let step = 0; step < 3; step += 1) {
    act(() => close());
    seen.push(shown());
  }
  expect(seen).toEqual(['consent', 'urgent', 'banner', '']);
});

test.each([
  '/checkout',
  '/checkout/delivery',
  '/checkout/confirmation?order=1',
  '/subshop/promotions/herbst/checkout',
  '/subshop/promotions/herbst/checkout/delivery',
])('None opens over %s; it waits until the user leaves', async (path) => {
  render(frameOf('100', path));
  expect(shown()).toBe('');
  await act(async () => navigate('/search'));
  expect(shown()).toBe('consent');
  act(() => close());
  await act(async () => navigate(path));
  expect(shown()).toBe('');
  await act(async () => navigate('/subshop/promotions/herbst'));
  expect(shown()).toBe('urgent');
});

test('Another customer starts over', () => {
  const { rerender } = render(frameOf('100', '/'));
  act(() => close());
  expect(shown()).toBe('urgent');
  rerender(frameOf('101', '/'));
  expect(shown()).toBe('consent');
});
