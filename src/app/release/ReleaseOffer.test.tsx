import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#i18n/catalogues/de.ts';
import { ToastContext, type Toast } from '#kit/toast/toastQueue.ts';
import { subscribeToErrors } from '#platform/errorReports.ts';
import { ReleaseOffer } from './ReleaseOffer';
import { browserReleases, followReleases } from './releases';
import { StillWorker } from './releases.fixture';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let navigate: NavigateFunction = () => undefined;

function Way() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}

/** Shows the offer at an address; answers the messages that it shows. */
function open(path: string, worker: StillWorker | undefined): Toast[] {
  const shown: Toast[] = [];
  const toasts = { show: (toast: Toast) => void shown.push(toast), close: () => undefined };
  const ports = worker?.ports();
  render(
    <IntlProvider locale="de" messages={messages}>
      <ToastContext value={toasts}>
        <MemoryRouter initialEntries={[path]}>
          <Way />
          <ReleaseOffer open={() => ports} />
        </MemoryRouter>
      </ToastContext>
    </IntlProvider>,
  );
  return shown;
}

test('A release is offered once, stays until the user answers, and is applied by its button', async () => {
  const worker = new StillWorker();
  const shown = open('/search', worker);
  expect(shown).toEqual([]);
  act(() => worker.tell('waiting'));
  await act(async () => navigate('/my/orders'));
  act(() => worker.tell('waiting'));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ severity: 'info', action: { label: 'Neu laden' } });
  expect(shown[0]?.autoCloseMs).toBeUndefined();
  expect(worker.told).toEqual([]);
  shown[0]?.action?.onClick();
  expect(worker.told).toEqual(['skip waiting']);
});

test.each(['/checkout', '/checkout/delivery', '/subshop/promotions/herbst/checkout'])(
  'It is not offered over %s: it waits',
  async (path) => {
    const worker = new StillWorker();
    const shown = open(path, worker);
    act(() => worker.tell('waiting'));
    expect(shown).toEqual([]);
    await act(async () => navigate('/search'));
    expect(shown).toHaveLength(1);
  },
);

test('A browser without workers gets no offer', async () => {
  const shown = open('/search', undefined);
  await act(async () => navigate('/my/orders'));
  expect(shown).toEqual([]);
});

test.each([
  ['blocked resolves to nothing, as in a browser without workers', () => Promise.resolve(undefined), []],
  ['refused is reported', () => Promise.reject(new DOMException('forbidden', 'SecurityError')), [['worker', 'register']]],
  ['never answered does not stop the shop', () => new Promise<never>(() => undefined), []],
])('A worker registration that is %s', async (_case, register, reported) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const thrown = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { register, controller: null }) });
  // The failures of earlier tests, which nobody has heard.
  subscribeToErrors(() => undefined)();
  const heard: unknown[] = [];
  const deaf = subscribeToErrors(({ kind, operation }) => void heard.push([kind, operation]));
  const ports = browserReleases();
  if (!ports) throw new Error('no ports');
  const onReady = vi.fn<() => void>();
  const releases = followReleases(onReady, { ...ports, now: () => 0 });
  // The registering code is fetched first.
  await vi.waitFor(() => expect(heard).toEqual(reported));
  await new Promise((resolve) => setTimeout(resolve, 0));
  releases.stop();
  deaf();
  expect(heard).toEqual(reported);
  expect(thrown.mock.calls.flat().filter((call) => call instanceof TypeError)).toEqual([]);
  expect(onReady).not.toHaveBeenCalled();
});
