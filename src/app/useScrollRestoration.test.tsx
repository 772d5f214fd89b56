import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { SessionStateContext } from '#session/sessionContext.ts';
import { keptForReload, reloadKey } from './scrollMemory';
import { useFocusOnChange } from './useScreen';
import { useScrollRestoration } from './useScrollRestoration';

/** A page that is high enough for every position. */
const pageHeight = 20_000;
const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
  scrolledTo.mockClear();
  vi.stubGlobal('scrollTo', scrolledTo);
  window.history.replaceState(null, '', '/search');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

function Shop() {
  useScrollRestoration();
  const content = useFocusOnChange();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/product/1">Kopf</Link>
      <search>
        <input aria-label="Suchen" />
      </search>
      <main ref={content} tabIndex={-1}>
        <Routes>
          <Route
            path="/search"
            element={
              <>
                <Link to="/product/1" tabIndex={-1}>
                  Bild
                </Link>
                <Link to="/product/1">Käse</Link>
                <Link to="/product/2">Brot</Link>
                <Link to="/product/3" onClick={(event) => event.stopPropagation()}>
                  Wein
                </Link>
                <Link to="/product/3" onClick={(event) => event.preventDefault()}>
                  Vorschau
                </Link>
                <Link to="?page=2">Weiter</Link>
                <p id="häufig">Häufig</p>
              </>
            }
          />
          <Route
            path="/product/:sku"
            element={
              <>
                <h1>Produkt</h1>
                <Link to="/product/2">Dazu passt</Link>
                <Link to="/search#h%C3%A4ufig">Oft gekauft</Link>
                <Link to="/search#5%">Alles</Link>
              </>
            }
          />
        </Routes>
      </main>
      <button type="button" onClick={() => void navigate(-1)}>
        Zurück
      </button>
      <button type="button" onClick={() => void navigate('/product/7')} onKeyDown={() => void navigate('/product/7')}>
        Vor
      </button>
      <button type="button" onClick={() => void navigate('/product/8', { replace: true })}>
        Ersetzen
      </button>
    </>
  );
}

const visitor = (customerId: string) => ({ kind: 'visitor', tenant: 'AL', customerId, locale: 'de-AT', language: 'de' }) as never;

/** The shop at the address of the window, for a customer. */
const shopOf = (customerId = '') => (
  <SessionStateContext value={visitor(customerId)}>
    <BrowserRouter>
      <Shop />
    </BrowserRouter>
  </SessionStateContext>
);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const arriveAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
/** Waits until the page has been scrolled to a position. */
const scrolls = (top: number) =>
  waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(expect.objectContaining({ top })), { timeout: 3000 });

test('going back focuses the link that was followed', async () => {
  render(
    <SessionStateContext value={visitor('')}>
      <MemoryRouter initialEntries={['/search']}>
        <Shop />
      </MemoryRouter>
    </SessionStateContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Käse' }));
  await screen.findByRole('heading', { name: 'Produkt' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Käse' })), { timeout: 3000 });
});

test('a user who is typing the next search keeps the focus when the screen appears', async () => {
  render(shopOf());
  follow('Käse');
  screen.getByRole('textbox', { name: 'Suchen' }).focus();
  await screen.findByRole('heading', { name: 'Produkt' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Suchen' }));
});

/** The user scrolls. */
function scroll(y: number): void {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

test('after two steps back each page is at its position: a page left by going back takes no history slot', async () => {
  render(shopOf());
  const goBack = async (y: number) => {
    scrolledTo.mockClear();
    press('Zurück');
    await scrolls(y);
  };
  scroll(4_000);
  fireEvent.click(screen.getByRole('link', { name: 'Käse' }));
  scroll(700);
  fireEvent.click(await screen.findByRole('link', { name: 'Dazu passt' }));
  await waitFor(() => expect(window.location.pathname).toBe('/product/2'));
  scroll(300);
  await goBack(700);
  expect(window.location.pathname).toBe('/product/1');
  await goBack(4_000);
  expect(window.location.pathname).toBe('/search');
  // And once more, from there: the position left by going back is dropped, not kept.
  scroll(5_000);
  fireEvent.click(screen.getByRole('link', { name: 'Brot' }));
  await waitFor(() => expect(window.location.pathname).toBe('/product/2'));
  await goBack(5_000);
});

describe('The link to focus after going back', () => {
  const cameBack = async () => {
    await screen.findByRole('heading', { name: 'Produkt' });
    scrolledTo.mockClear();
    press('Zurück');
    await scrolls(50);
  };

  test('is the followed one, even if it stops its click event', async () => {
    render(shopOf());
    scroll(50);
    follow('Wein');
    await cameBack();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wein' })));
  });

  test('is the one of the page that was returned to, even if that is not the first page', async () => {
    render(shopOf());
    follow('Käse');
    fireEvent.click(await screen.findByRole('link', { name: 'Dazu passt' }));
    await arriveAt('/product/2');
    press('Zurück');
    await arriveAt('/product/1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dazu passt' })), { timeout: 3000 });
  });

  test('is none if it was followed on the page before, to an address that this page links to as well', async () => {
    render(shopOf());
    follow('Brot');
    await screen.findByRole('heading', { name: 'Produkt' });
    scroll(50);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Vor' }));
    await arriveAt('/product/7');
    await cameBack();
    expect(window.location.pathname).toBe('/product/2');
    expect(screen.getAllByRole('link')).not.toContain(document.activeElement);
  });

  test.each([
    ['is none if the page was left by a button, after a link without effect', () => press('Vor')],
    ['is none if the page was left by a link of the frame', () => follow('Kopf')],
  ])('%s', async (_case, leave) => {
    render(shopOf());
    scroll(50);
    follow('Vorschau');
    leave();
    await cameBack();
    expect(screen.getAllByRole('link')).not.toContain(document.activeElement);
  });
});

test('a replaced page takes no history slot', async () => {
  render(shopOf());
  scroll(4_000);
  follow('Käse');
  await arriveAt('/product/1');
  scroll(700);
  press('Vor');
  await arriveAt('/product/7');
  scroll(300);
  press('Ersetzen');
  await arriveAt('/product/8');
  press('Zurück');
  await scrolls(700);
  press('Zurück');
  await scrolls(4_000);
  expect(window.location.pathname).toBe('/search');
});

describe('The start position of a page', () => {
  test('is the top for another screen, also in the position kept for a reload', async () => {
    render(shopOf());
    scroll(900);
    follow('Käse');
    await arriveAt('/product/1');
    await scrolls(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(keptForReload(reloadKey('AL', ''), '/product/1')).toBe(0);
  });

  test('is unchanged for another page of the same screen', async () => {
    render(shopOf());
    scroll(900);
    follow('Weiter');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test.each([
    ['Oft gekauft', 'häufig'],
    ['Alles', undefined],
  ])('%s: is at the anchor of the address, or at the top without one', async (link, id) => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.id);
    });
    window.history.replaceState(null, '', '/product/1');
    render(shopOf());
    follow(link);
    await arriveAt('/search');
    expect(shown).toEqual(id === undefined ? [] : [id]);
    expect(scrolledTo.mock.calls).toEqual(id === undefined ? [[{ top: 0, behavior: 'instant' }]] : []);
  });
});

describe('A reload', () => {
  test("starts where the page was left, whatever its earlier address, with the browser's own restoration off", async () => {
    const { unmount } = render(shopOf());
    expect(window.history.scrollRestoration).toBe('manual');
    follow('Weiter');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    scroll(1_200);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    // React mounts twice while it looks for faults.
    render(<StrictMode>{shopOf()}</StrictMode>);
    await scrolls(1_200);
  });

  test('restores nothing for another customer', async () => {
    const { rerender } = render(shopOf('100'));
    scroll(4_000);
    follow('Käse');
    await arriveAt('/product/1');
    await scrolls(0);
    rerender(shopOf('101'));
    window.dispatchEvent(new Event('pagehide'));
    expect([keptForReload(reloadKey('AL', '100'), '/product/1'), keptForReload(reloadKey('AL', '101'), '/product/1')]).toEqual([
      undefined,
      0,
    ]);
    // Their list has another height, so going back begins at its top.
    scrolledTo.mockClear();
    press('Zurück');
    await arriveAt('/search');
    expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });
});

test('removes all listeners on unmount', async () => {
  const listening = new Set<string>();
  const types = new Set(['scroll', 'click', 'pagehide']);
  const ids = new Map<unknown, number>();
  const nameOf = (type: string, listener: unknown, options: boolean | AddEventListenerOptions | undefined) => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    return `${type} ${ids.get(listener)} ${isCapture}`;
  };
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      if (types.has(type)) listening.add(nameOf(type, listener, options));
      addEventListener.call(window, type, listener, options);
    },
  );
  vi.spyOn(window, 'removeEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      listening.delete(nameOf(type, listener, options));
      removeEventListener.call(window, type, listener, options);
    },
  );
  const { unmount } = render(shopOf());
  follow('Käse');
  await arriveAt('/product/1');
  // One of each, of the page on show.
  expect([...listening].map((name) => String(name.split(' ')[0])).toSorted()).toEqual(['click', 'pagehide', 'scroll']);
  unmount();
  expect([...listening]).toEqual([]);
});
