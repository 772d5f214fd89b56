import { afterAll, beforeAll, vi } from 'vitest';
import { keepTextsByUser } from '#session/tabOwner.ts';

/** Files of tests share a document (vitest.config.ts): each begins with one in which no other has left anything: drawn, stored or as a cookie. */
beforeAll(() => {
  if (typeof document === 'undefined') return;
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // As in the shop, whether or not a file starts a session.
  keepTextsByUser();
});

/** A file's replacements of browser objects, such as a navigator with locks, would break the next files. */
afterAll(() => {
  vi.unstubAllGlobals();
});
