import { lazy, type ComponentType } from 'react';
import { fetchCode } from '../kit/lazy/fetchCode';
import type { Screen } from './screens';

/** Fetches a screen's code. */
export type Page = Extract<Screen, { page: unknown }>['page'];

const fetched = new Map<Page, ComponentType>();
const shown = new Map<Page, ComponentType>();

/** Fetches a screen's code before it is shown. Rejects when it can't be had. */
export async function fetchPage(page: Page): Promise<void> {
  fetched.set(page, (await fetchCode(page)).Component);
}

/**
 * One component for each chunk: screens that share a chunk share it, and going from one to the other mounts nothing anew. What is
 * there already is shown at once; a lazy component would show nothing first, and React then keeps that for a third of a second.
 */
export function pageComponent(page: Page): ComponentType {
  const known = shown.get(page);
  if (known) return known;
  const component = fetched.get(page) ?? lazy(async () => ({ default: (await fetchCode(page)).Component }));
  shown.set(page, component);
  return component;
}

/** Forgets a screen that failed: a lazy component keeps its failure for ever; the next one fetches the chunk again. */
export function forgetPage(page: Page): void {
  fetched.delete(page);
  shown.delete(page);
}
