import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/catalogues/de.ts';
import { ToastProvider } from '../toast/ToastProvider';
import { ToastContext, useToasts, type Toast, type Toasts } from '../toast/toastQueue';
import { CodeError } from './codeError';
import { lazyComponent } from './lazyComponent';

vi.mock('../toast/ToastStack', () => {
  throw new Error('The chunk is gone');
});

const show = vi.fn<Toasts['show']>();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const Texts = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="de" messages={messages}>
    {children}
  </IntlProvider>
);
const toasts = { show, close: () => undefined };
const draw = (children: ReactNode) =>
  render(
    <Texts>
      <ToastContext value={toasts}>{children}</ToastContext>
    </Texts>,
  );

function Greeting({ name }: { name: string }) {
  return <p>Guten Tag, {name}</p>;
}

/** Code whose loading the test answers, attempt by attempt. */
function code() {
  const attempts: { come(part: ComponentType<{ name: string }>): void; fail(error: Error): void }[] = [];
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>(() => new Promise((come, fail) => void attempts.push({ come, fail })));
  return {
    load,
    come: () => act(async () => attempts.at(-1)?.come(Greeting)),
    fail: (error: Error = new TypeError('Failed to fetch dynamically imported module')) => act(async () => attempts.at(-1)?.fail(error)),
  };
}

const failed = {
  severity: 'error',
  error: expect.any(Error) as Error,
  title: 'Das konnte nicht geöffnet werden',
  text: 'Ihre Eingaben im Warenkorb sind gesichert. Versuchen Sie es noch einmal; wenn es wieder nicht klappt, laden Sie die Seite neu.',
  action: { label: 'Noch einmal versuchen', onClick: expect.any(Function) as () => void },
};

describe('a lazy part', () => {
  it('renders nothing until its code is loaded, and is fetched once', async () => {
    const { load, come } = code();
    const Part = lazyComponent(load);
    expect(load).not.toHaveBeenCalled();
    const { container } = draw(
      <StrictMode>
        <Part name="Anna" />
        <Part name="Berta" />
      </StrictMode>,
    );
    expect(container.textContent).toBe('');
    fireEvent.click(document.body);
    expect(load).toHaveBeenCalledOnce();
    await come();
    expect(container.textContent).toBe('Guten Tag, AnnaGuten Tag, Berta');
    expect(show).not.toHaveBeenCalled();
  });

  it('reports when it is visible', async () => {
    const { load, come } = code();
    const Part = lazyComponent(load);
    function Place() {
      return (
        <>
          <p>{Part.useIsReady() ? 'offen' : 'zu'}</p>
          <Part name="Anna" />
        </>
      );
    }
    const { container } = draw(<Place />);
    expect(container.textContent).toBe('zu');
    await come();
    expect(container.textContent).toBe('offenGuten Tag, Anna');
  });

  it('renders at once on later mounts', async () => {
    const { load, come } = code();
    const Part = lazyComponent(load);
    draw(<Part name="Anna" />);
    await come();
    cleanup();
    const { container } = draw(<Part name="Berta" />);
    expect(container.textContent).toBe('Guten Tag, Berta');
    fireEvent(window, new Event('online'));
    fireEvent.click(document.body);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['when the network is back', () => fireEvent(window, new Event('online'))],
    ['with the next press', () => fireEvent.click(screen.getByRole('button'))],
  ])('that fails leaves the rest, reports it once, and is fetched again %s', async (_when, refetchCart) => {
    const { load, come, fail } = code();
    const Part = lazyComponent(load);
    // Presses whose propagation stops count too.
    draw(
      <>
        <button type="button" onClick={(event) => event.stopPropagation()}>
          Weiter
        </button>
        <Part name="Anna" />
        <Part name="Berta" />
      </>,
    );
    await fail();
    expect(screen.getByRole('button')).toBeTruthy();
    expect(show.mock.calls).toEqual([[failed]]);
    expect(load).toHaveBeenCalledOnce();

    refetchCart();
    expect(load).toHaveBeenCalledTimes(2);
    await fail();
    expect(show.mock.calls).toEqual([[failed], [failed]]);

    refetchCart();
    await come();
    expect(screen.getByText('Guten Tag, Anna')).toBeTruthy();
    expect(screen.getByText('Guten Tag, Berta')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server does not answer', 'unreachable', false, 'Der Server antwortet nicht', 'Noch einmal versuchen'],
    ['a release has removed it', 'gone', false, 'Der Shop wurde erneuert', 'Seite neu laden'],
    ['it is there and cannot be used', 'broken', false, 'Ihre Eingaben im Warenkorb sind gesichert', 'Noch einmal versuchen'],
    ['it cannot be used, however often it is fetched', 'broken', true, 'Ihre Eingaben im Warenkorb sind gesichert', 'Seite neu laden'],
  ] as const)('that fails shows a remedy when %s', async (_when, trouble, needsReload, text, action) => {
    const { load, fail } = code();
    const Part = lazyComponent(load);
    draw(<Part name="Anna" />);
    await fail(new CodeError(trouble, { needsReload, cause: undefined }));
    const [[toast]] = show.mock.calls as [[Toast]];
    expect([toast.text.startsWith(text), toast.action?.label, toast.autoCloseMs]).toEqual([true, action, undefined]);
  });

  it('is fetched once by the press that opens it', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const Part = lazyComponent(load);
    function Opener() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Öffnen
          </button>
          {isOpen && <Part />}
        </>
      );
    }
    draw(<Opener />);
    await act(async () => screen.getByRole('button').click());
    expect([load.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
  });

  it('that failed is fetched again on the next mount, and not after unmounting', async () => {
    const { load, come, fail } = code();
    const Part = lazyComponent(load);
    draw(<Part name="Anna" />);
    await fail();
    cleanup();
    fireEvent(window, new Event('online'));
    fireEvent.click(document.body);
    expect(load).toHaveBeenCalledOnce();
    draw(<Part name="Berta" />);
    expect(load).toHaveBeenCalledTimes(2);
    await come();
    expect(screen.getByText('Guten Tag, Berta')).toBeTruthy();
  });

  it('reports no failure if it is quiet, unmounted, or only prefetched', async () => {
    const quiet = code();
    const Quiet = lazyComponent(quiet.load, { failure: 'silent' });
    draw(<Quiet name="Anna" />);
    await quiet.fail();
    fireEvent(window, new Event('online'));
    expect(quiet.load).toHaveBeenCalledTimes(2);
    await quiet.fail();

    const left = code();
    const Left = lazyComponent(left.load);
    const { unmount } = draw(<Left name="Anna" />);
    unmount();
    await left.fail();

    const ahead = code();
    const Ahead = lazyComponent(ahead.load);
    Ahead.prefetch();
    await ahead.fail();
    expect(show).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(4);

    Ahead.prefetch();
    await ahead.come();
    const { container } = draw(<Ahead name="Berta" />);
    expect(container.textContent).toBe('Guten Tag, Berta');
  });

  it('loads a stylesheet that failed at first, in its place', async () => {
    const { load, come, fail } = code();
    const Part = lazyComponent(load);
    const styles = ['there', 'gone', 'last'].map((id) => Object.assign(document.createElement('link'), { rel: 'stylesheet', id }));
    document.head.append(...styles);
    const [there, gone, last] = styles as [HTMLLinkElement, HTMLLinkElement, HTMLLinkElement];
    const { container } = draw(<Part name="Anna" />);
    fireEvent.load(there);
    fireEvent.error(gone);
    await fail();
    fireEvent.click(document.body);
    await come();
    expect(container.textContent).toBe('');

    const [, refetched] = document.head.querySelectorAll('link');
    expect(refetched).not.toBe(gone);
    expect([...document.head.querySelectorAll('link')]).toEqual([there, refetched, last]);
    await act(async () => fireEvent.load(refetched!));
    expect(container.textContent).toBe('Guten Tag, Anna');
  });
});

describe('a part that is prefetched', () => {
  it('reports success or failure, and is retried by the next call', async () => {
    const { load, come, fail } = code();
    const Part = lazyComponent(load);
    const first = Part.fetch();
    await fail();
    expect(await first).toEqual({ isThere: false, error: new TypeError('Failed to fetch dynamically imported module') });
    const second = Part.fetch();
    const third = Part.fetch();
    await come();
    expect(await Promise.all([second, third, Part.fetch()])).toEqual(Array(3).fill({ isThere: true }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(show).not.toHaveBeenCalled();
    const { container } = draw(<Part name="Berta" />);
    expect(container.textContent).toBe('Guten Tag, Berta');
  });

  it('loads when the browser is idle, and reports when it is loaded', async () => {
    let rest: (() => void) | undefined;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => {
      rest = run;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const { load, come } = code();
    const Part = lazyComponent(load);
    function Place() {
      return Part.useWhenIdle() && <Part name="Anna" />;
    }
    const { container } = draw(<Place />);
    expect(load).not.toHaveBeenCalled();
    rest?.();
    expect(load).toHaveBeenCalledOnce();
    await come();
    expect(container.textContent).toBe('Guten Tag, Anna');
    cleanup();
    vi.unstubAllGlobals();
  });
});

describe('a lazy screen', () => {
  const place = (Part: ReturnType<typeof lazyComponent<{ name: string }>>) => (
    <ErrorBoundary fallback={<p>Ging nicht</p>} onError={() => undefined}>
      <Suspense fallback={<p>Kommt</p>}>
        <Part name="Anna" />
      </Suspense>
    </ErrorBoundary>
  );

  it('suspends until its code is loaded', async () => {
    const { load, come } = code();
    const Part = lazyComponent(load, { failure: 'screen' });
    const { container } = await act(async () => draw(place(Part)));
    expect(container.textContent).toBe('Kommt');
    await come();
    expect(container.textContent).toBe('Guten Tag, Anna');
    expect(load).toHaveBeenCalledOnce();
  });

  it('renders at once if its code is loaded', async () => {
    const { load, come } = code();
    const Part = lazyComponent(load, { failure: 'screen' });
    Part.prefetch();
    await come();
    expect(draw(place(Part)).container.textContent).toBe('Guten Tag, Anna');
  });

  it('passes its failure on, fetches once, and fetches again after a failed prefetch', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, fail } = code();
    const Part = lazyComponent(load, { failure: 'screen' });
    Part.prefetch();
    await fail();
    const { container } = await act(async () => draw(place(Part)));
    expect(container.textContent).toBe('Kommt');
    await fail();
    expect(container.textContent).toBe('Ging nicht');
    expect(load).toHaveBeenCalledTimes(2);
    expect(show).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe("toasts whose code can't be loaded", () => {
  it('leave the shop intact', async () => {
    function Shop() {
      const { show: say } = useToasts();
      return (
        <button type="button" onClick={() => say({ severity: 'info', text: 'Gespeichert' })}>
          Speichern
        </button>
      );
    }
    render(
      <Texts>
        <ToastProvider>
          <Shop />
        </ToastProvider>
      </Texts>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
    // Without MUI's code the text appears in plain toasts, the next one too.
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getAllByText('Gespeichert')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
  });
});
