import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../domain/language';
import { tellTrouble } from '../platform/trouble';
import { localeOf } from './locale';
import { showLanguage, useTexts } from './texts';

interface I18nProviderProps {
  /** The language to show now. */
  language: Language;
  children: ReactNode;
}

/**
 * Puts the active language's texts into the tree. On a switch the old language stays on screen until the new texts are there;
 * then they change in place, without a reload and without re-mounting.
 */
export function I18nProvider({ language, children }: I18nProviderProps) {
  const active = useTexts();
  useEffect(() => {
    showLanguage(language)
      // What the start gave up waiting for may still be under way, and fail only now: it is asked for once more.
      .catch(() => showLanguage(language))
      .catch((error: unknown) => {
        console.error('The texts could not be fetched', error);
        tellTrouble({ kind: 'chunk', operation: language, error });
      });
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = active.language;
  }, [active.language]);
  return (
    <IntlProvider locale={localeOf[active.language]} defaultLocale="de" messages={active.messages}>
      {children}
    </IntlProvider>
  );
}
