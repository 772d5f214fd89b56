import { beforeAll } from 'vitest';

/** Files of tests share a document (vitest.config.ts): each begins with one in which no other has left a cookie or anything stored. */
beforeAll(() => {
  if (typeof document === 'undefined') return;
  for (const entry of document.cookie.split('; '))
    document.cookie = `${entry.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
});
