import type { ComponentType } from 'react';
import { addTexts } from '../i18n/texts';
import { lazyComponent, type LazyComponent } from '../kit/lazy/lazyComponent';
import type { Screen } from './screens';

/** What the module of a page holds. */
interface PageModule {
  readonly Component: ComponentType;
}

/** The page of each folder, a chunk of its own. */
const loaders = new Map(
  Object.entries(import.meta.glob<PageModule>('../pages/*/*{Page,Layout}.tsx')).map(([file, load]) => [file.split('/')[2] ?? '', load]),
);

/** Where the page of a screen is; a screen that is still to come shows its title and says so. */
const pageOf = ({ folder }: Pick<Screen, 'folder'>) => (loaders.has(folder) ? folder : 'upcoming');

const pages = new Map<string, LazyComponent<object>>();

/**
 * One component for each chunk, which fetches the texts of its own together with the code: addresses that share a chunk share it, and
 * going from one to the other mounts nothing anew.
 */
export function pageComponent(screen: Screen): LazyComponent<object> {
  const page = pageOf(screen);
  const known = pages.get(page);
  if (known) return known;
  const component = lazyComponent<object>(
    async (): Promise<ComponentType> => {
      const load = loaders.get(page);
      if (!load) throw new Error(`There is no page for ${screen.path}`);
      return (await Promise.all([load(), ...(screen.texts ?? []).map(addTexts)]))[0].Component;
    },
    { failure: 'screen' },
  );
  pages.set(page, component);
  return component;
}

/** Forgets a screen that failed: the next one fetches its chunk again. */
export function forgetPage(screen: Screen): void {
  pages.delete(pageOf(screen));
}
