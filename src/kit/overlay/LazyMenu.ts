import { lazyComponent } from '../lazy/lazyComponent';

/** The {@link Menu}, fetched with its first use: one for the whole shop, so that all are there once one was opened. */
export const LazyMenu = lazyComponent(async () => (await import('./Menu')).Menu);
