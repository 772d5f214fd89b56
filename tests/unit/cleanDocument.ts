import { afterAll, beforeAll, vi } from 'vitest';

/** Files of tests share a document (vitest.config.ts): each begins with one in which no other has left anything: drawn, stored or as a cookie. */
beforeAll(() => {
  if (typeof document === 'undefined') return;
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** What a file has put in the place of the browser's own, such as a navigator with locks, would break whichever file comes next. */
afterAll(() => {
  vi.unstubAllGlobals();
});
