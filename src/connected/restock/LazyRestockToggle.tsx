import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';

/** Watches a product until it is available again; loaded with the first such product. */
export const LazyRestockToggle = lazyComponent(
  async () => (await Promise.all([import('./RestockToggle'), addTexts('smallParts')]))[0].RestockToggle,
  { failure: 'silent' },
);
