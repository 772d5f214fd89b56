import { useIntl } from 'react-intl';
import { MenuButton } from './parts/MenuButton';
import { languageOption } from '#domain/text/language.ts';
import { useSession } from '#session/useSession.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';

const LanguageMenuPanel = lazyComponent(async () => (await import('./LanguageMenuPanel')).LanguageMenuPanel);
const menu = { Content: LanguageMenuPanel, prefetch: LanguageMenuPanel.prefetch };

/** The language of the shop, where the tenant offers more than one. */
export function LanguageMenu() {
  const intl = useIntl();
  const { language, availableLanguages } = useSession();
  if (availableLanguages.length < 2) return null;
  return (
    <MenuButton
      name={intl.formatMessage({ id: 'shell.language.name' }, { language: languageOption(language).displayName })}
      label={language.toUpperCase()}
      entries={menu}
    />
  );
}
