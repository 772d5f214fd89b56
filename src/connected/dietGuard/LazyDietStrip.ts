import { lazyComponent } from '../../kit/lazy/lazyComponent';

/** What a list means for the diets of an event, fetched after what the page itself needs; left out where it can't be fetched. */
export const LazyDietStrip = lazyComponent(async () => (await import('./DietStrip')).DietStrip, { failure: 'silent' });
