import type { ComponentType } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent, type LazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { PageModule } from './pageFiles';
import type { Screen } from './screens';

/** The folder of the screen that most visits begin with. */
const searchFolder = 'search';

/** The page of a screen. */
async function fetchPage({ folder, path }: Screen): Promise<PageModule> {
  if (folder === searchFolder) return import('#pages/search/SearchPage.tsx');
  const { pageFiles } = await import('./pageFiles');
  const load = pageFiles.get(folder);
  if (!load) throw new Error(`There is no page for ${path}`);
  return load();
}

const pages = new Map<string, LazyComponent<object>>();

/**
 * One component for each chunk, which fetches the texts of its own together with the code: addresses that share a chunk share it, and
 * going from one to the other remounts nothing.
 */
export function pageComponent(screen: Screen): LazyComponent<object> {
  const known = pages.get(screen.folder);
  if (known) return known;
  const component = lazyComponent<object>(
    async (): Promise<ComponentType> => (await Promise.all([fetchPage(screen), ...(screen.texts ?? []).map(addTexts)]))[0].Component,
    { failure: 'screen' },
  );
  pages.set(screen.folder, component);
  return component;
}

/** Forgets a screen that failed: the next one fetches its chunk again. */
export function forgetPage(screen: Screen): void {
  pages.delete(screen.folder);
}
