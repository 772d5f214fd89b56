import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';

/** The sales representative beside a sentence that sends people there; its code comes with the first such sentence. */
export const LazyPersonalContact = lazyComponent(
  async () => (await Promise.all([import('./PersonalContact'), addTexts('contact')]))[0].PersonalContact,
  { failure: 'silent' },
);
