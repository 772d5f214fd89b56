import { useIntl } from 'react-intl';
import { MenuButton } from '../../components/shell/MenuButton';
import { languageOption } from '../../domain/language';
import { useSession } from '../../session/useSession';
import { useLanguageEntries } from './languageEntries';

/** The language of the shop, where the tenant offers more than one. */
export function LanguageMenu() {
  const intl = useIntl();
  const { language } = useSession();
  const entries = useLanguageEntries();
  if (entries.length === 0) return null;
  return (
    <MenuButton
      name={intl.formatMessage({ id: 'shell.language.name' }, { language: languageOption(language).displayName })}
      label={language.toUpperCase()}
      entries={entries}
    />
  );
}
