import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../domain/language';
import { loadMessages } from './loadMessages';
import type { Messages } from './messageKey';

interface I18nProviderProps {
  /** The language to show now. */
  language: Language;
  /** The catalogue loaded before the first render, so that nothing flashes. */
  initial: { language: Language; messages: Messages };
  children: ReactNode;
}

/**
 * Puts the active language's texts into the tree. On a switch the old language stays on screen until the new catalogue is
 * there; then texts change in place, without a reload and without re-mounting.
 */
export function I18nProvider({ language, initial, children }: I18nProviderProps) {
  const [active, setActive] = useState(initial);
  useEffect(() => {
    let current = true;
    void loadMessages(language).then((messages) => {
      if (current) setActive({ language, messages });
    });
    return () => {
      current = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = active.language;
  }, [active.language]);
  return (
    <IntlProvider locale={active.language} defaultLocale="de" messages={active.messages}>
      {children}
    </IntlProvider>
  );
}
