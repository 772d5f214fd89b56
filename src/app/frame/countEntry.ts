import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '../../i18n/texts';
import { fetchCode } from '../../kit/lazy/fetchCode';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { onCountMark, readCountMark } from '../../session/deviceStorage';
import { useSession } from '../../session/useSession';

/**
 * The line of the user's menu that leads on with a count of stock which waits on this device; null where none does, and undefined until
 * that is known: a menu is drawn then, for a line that came later would move the others away under the pointer. Most devices have no
 * count, so what makes the line comes only where one is marked; where it can't be fetched the menu does without.
 */
export function useCountEntry(): MenuEntry | null | undefined {
  const intl = useIntl();
  const session = useSession();
  const mark = useSyncExternalStore(onCountMark, readCountMark);
  const [entry, setEntry] = useState<MenuEntry | null>();
  useEffect(() => {
    let isWanted = true;
    const settle = (made: MenuEntry | null) => isWanted && setEntry(made);
    const make = async () => {
      if (mark === null) return null;
      const [{ countEntryOf }] = await Promise.all([
        fetchCode(() => import('../../connected/inventory/waitingCounts')),
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
