import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { SessionStateContext } from '../session/sessionContext';
import { useFocusOnChange } from './useScreen';
import { useScrollRestoration } from './useScrollRestoration';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function Shop() {
  useScrollRestoration();
  const content = useFocusOnChange();
  const navigate = useNavigate();
  return (
    <>
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
              </>
            }
          />
          <Route
            path="/product/:sku"
            element={
              <>
                <h1>Produkt</h1>
                <Link to="/product/2">Dazu passt</Link>
              </>
            }
          />
        </Routes>
      </main>
      <button type="button" onClick={() => void navigate(-1)}>
        Zurück
      </button>
    </>
  );
}

/** A page that is high enough for every position. */
const pageHeight = 20_000;

test('going back gives the focus to the link that was followed', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
  render(
    <SessionStateContext value={{ kind: 'visitor', tenant: 'AL', customerId: '', locale: 'de-AT', language: 'de' } as never}>
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

const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();

/** The user scrolls. */
function scroll(y: number): void {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

test('two steps back, each page stands where it was left: a page left by going back takes no place of one to go back to', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
  vi.stubGlobal('scrollTo', scrolledTo);
  window.history.replaceState(null, '', '/search');
  render(
    <SessionStateContext value={{ kind: 'visitor', tenant: 'AL', customerId: '', locale: 'de-AT', language: 'de' } as never}>
      <BrowserRouter>
        <Shop />
      </BrowserRouter>
    </SessionStateContext>,
  );
  const goBack = async (y: number) => {
    scrolledTo.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: y })), { timeout: 3000 });
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
  // And once more, from there: what was left by going back is forgotten, not in the way.
  scroll(5_000);
  fireEvent.click(screen.getByRole('link', { name: 'Brot' }));
  await waitFor(() => expect(window.location.pathname).toBe('/product/2'));
  await goBack(5_000);
});
