import { lazy, type ComponentType } from 'react';
import { addTexts } from '../i18n/texts';
import { fetchCode } from '../kit/lazy/fetchCode';
import type { Screen } from './screens';

/** What the module of a page holds. */
interface PageModule {
  readonly Component: ComponentType;
}

/** The page of each folder, a chunk of its own. */
const pages = new Map(Object.entries(import.meta.glob<PageModule>('../pages/*/*{Page,Layout}.tsx')).map(([file, load]) => [file.split('/')[2] ?? '', load]));

/** Where the page of a screen is; a screen that is still to come shows its title and says so. */
const pageOf = ({ folder }: Pick<Screen, 'folder'>) => (pages.has(folder) ? folder : 'upcoming');

const fetched = new Map<string, ComponentType>();
const shown = new Map<string, ComponentType>();

/** Fetches a screen's code, and the texts of its own together with it. */
function fetchWhole(screen: Screen): Promise<PageModule> {
  return fetchCode(async () => {
    const load = pages.get(pageOf(screen));
    if (!load) throw new Error(`There is no page for ${screen.path}`);
    return (await Promise.all([load(), ...(screen.texts ?? []).map(addTexts)]))[0];
  });
}

/** Fetches a screen's code before it is shown. Rejects when it can't be had. */
export async function fetchPage(screen: Screen): Promise<void> {
  fetched.set(pageOf(screen), (await fetchWhole(screen)).Component);
}

/**
 * One component for each chunk: addresses that share a chunk share it, and going from one to the other mounts nothing anew. What is
 * there already is shown at once; a lazy component would show nothing first, and React then keeps that for a third of a second.
 */
export function pageComponent(screen: Screen): ComponentType {
  const page = pageOf(screen);
  const known = shown.get(page);
  if (known) return known;
  const component = fetched.get(page) ?? lazy(async () => ({ default: (await fetchWhole(screen)).Component }));
  shown.set(page, component);
  return component;
}

/** Forgets a screen that failed: a lazy component keeps its failure for ever; the next one fetches the chunk again. */
export function forgetPage(screen: Screen): void {
  fetched.delete(pageOf(screen));
  shown.delete(pageOf(screen));
}
