import { mutationOptions } from '@tanstack/react-query';
import type { LocaleUpdate } from '#gen/models/index.ts';

/**
 * Remembers the user's language. The switch itself doesn't wait for it, so a failure is only logged. The frame offers it everywhere, so
 * the code of the user's calls comes with its first use and not with the first load.
 */
export const userLocaleOptions = () =>
  mutationOptions({
    mutationKey: ['setUserLocale'] as const,
    // One after the other, so that of two choices the second is the one that stays.
    scope: { id: 'userLocale' },
    mutationFn: async ({ data }: { data: LocaleUpdate }) => {
      const { setUserLocale } = await import('#gen/user/set-user-locale.ts');
      return setUserLocale(data);
    },
  });
