import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as german } from '#i18n/catalogues/de.ts';
import { localeOf } from '#i18n/locale.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import type { OverlayProps } from './overlay';
import { skippable } from './skippable';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = (load: () => Promise<(props: OverlayProps) => string>) => {
  const Overlay = skippable(load);
  const onDone = vi.fn<() => void>();
  render(
    <IntlProvider locale={localeOf.de} messages={german}>
      <ToastProvider>
        <Overlay onDone={onDone} />
      </ToastProvider>
    </IntlProvider>,
  );
  return onDone;
};

test('an overlay whose code is loaded stays until it is dismissed', async () => {
  const onDone = shown(async () => () => 'Cookies?');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Cookies?')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('an overlay whose code fails to load ends at once, without a message', async () => {
  const onDone = shown(() => Promise.reject(new Error('gone')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('an overlay whose code never loads blocks the next one for ten seconds', async () => {
  const onDone = shown(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(onDone).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});
