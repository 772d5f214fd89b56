import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';

/** The sales representative beside a sentence that refers to them; loaded with the first such sentence. */
export const LazyPersonalContact = lazyComponent(
  async () => (await Promise.all([import('./PersonalContact'), addTexts('contact')]))[0].PersonalContact,
  { failure: 'silent' },
);
