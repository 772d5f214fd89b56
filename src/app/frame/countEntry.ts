import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '#i18n/texts.ts';
import { fetchCode } from '#kit/lazy/fetchCode.ts';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { useStored } from '#platform/useStored.ts';
import { countMark } from '#session/deviceStorage.ts';
import { useSession } from '#session/useSession.ts';

/**
 * The user menu's entry for a count of stock that waits on this device; null if there is none. Undefined until that is known: the menu
 * opens only then, since a later entry would shift the others under the pointer. Few devices have a count, so the code is fetched only
 * if one is marked; if that fails the menu has no such entry.
 */
export function useCountEntry(): MenuEntry | null | undefined {
  const intl = useIntl();
  const session = useSession();
  const mark = useStored(countMark);
  const [entry, setEntry] = useState<MenuEntry | null>();
  useEffect(() => {
    let isWanted = true;
    const settle = (made: MenuEntry | null) => isWanted && setEntry(made);
    const make = async () => {
      if (mark === null) return null;
      const [{ countEntryOf }] = await Promise.all([
        fetchCode(() => import('#connected/inventory/waitingCounts.ts')),
        addTexts('waitingCount'),
      ]);
      return countEntryOf(intl, session, mark) ?? null;
    };
    make().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [intl, session, mark]);
  return mark === null ? null : entry;
}
