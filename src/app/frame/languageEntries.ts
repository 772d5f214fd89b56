import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { languageOption } from '#domain/text/language.ts';
import { userLocaleOptions } from '#queries/userLocale.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';

/**
 * The languages to choose from; none if the tenant offers only one. The choice shows at once; a user's is also stored on the server,
 * for the language of mails.
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
