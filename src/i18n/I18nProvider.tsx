import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#domain/text/language.ts';
import { reportError } from '#platform/errorReports.ts';
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
      // A request that the start gave up waiting for may still fail: asks for it once more.
      .catch(() => showLanguage(language))
      .catch((error: unknown) => {
        console.error('The texts could not be fetched', error);
        reportError({ kind: 'chunk', operation: language, error });
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
