import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../kit/lazy/lazyComponent';
import type { Screen } from './screens';

/** Fetches a screen's code. */
export type Page = Extract<Screen, { page: unknown }>['page'];

const pages = new Map<Page, LazyComponent<object>>();

/** One component for each chunk: screens that share a chunk share it, and going from one to the other mounts nothing anew. */
export function pageComponent(page: Page): LazyComponent<object> {
  const known = pages.get(page);
  if (known) return known;
  const component = lazyComponent<object>(async (): Promise<ComponentType> => (await page()).Component, { failure: 'screen' });
  pages.set(page, component);
  return component;
}

/** Forgets a screen that failed: the next one fetches its chunk again. */
export function forgetPage(page: Page): void {
  pages.delete(page);
}
