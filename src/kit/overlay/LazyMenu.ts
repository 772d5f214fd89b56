import { lazyComponent } from '../lazy/lazyComponent';

/** Lazy {@link Menu}: a single one for the whole shop, so that its code is loaded once for all menus. */
export const LazyMenu = lazyComponent(async () => (await import('./Menu')).Menu);
