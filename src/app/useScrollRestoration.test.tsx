import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { SessionStateContext } from '../session/sessionContext';
import { useFocusOnChange } from './useScreen';
import { useScrollRestoration } from './useScrollRestoration';

afterEach(cleanup);

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
          <Route path="/product/:sku" element={<h1>Produkt</h1>} />
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
