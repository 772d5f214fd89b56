import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { languageOption } from '../../domain/language';
import { userLocaleOptions } from '../../queries/userLocale';
import { useSession, useSessionActions } from '../../session/useSession';

/**
 * The languages to choose from; none where the tenant offers only one. The choice shows at once; for a user it is also kept on
 * the server, so that mails come in the same language.
 */
export function useLanguageEntries(): readonly MenuEntry[] {
  const { language, availableLanguages, kind } = useSession();
  const { setLocale } = useSessionActions();
  const { mutate: storeLocale } = useMutation(userLocaleOptions());
  return useMemo(
    () =>
      availableLanguages.length < 2
        ? []
        : availableLanguages.map((offered) => {
            const { displayName } = languageOption(offered);
            return {
              kind: 'choice',
              key: offered,
              label: displayName,
              lang: offered,
              isChosen: offered === language,
              onChoose: () => {
                setLocale(offered);
                if (kind === 'ready' || kind === 'choose-customer') storeLocale({ data: { locale: offered } });
              },
            };
          }),
    [language, availableLanguages, kind, setLocale, storeLocale],
  );
}
