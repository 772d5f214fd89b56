import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { addTexts } from '../../i18n/texts';
import { fetchCode } from '../../kit/lazy/fetchCode';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { onCountMark, readCountMark } from '../../session/deviceStorage';
import { useSession } from '../../session/useSession';

/**
 * The line of the user's menu that leads on with a count of stock which waits on this device; undefined where none does. Most devices
 * have none, so what makes the line comes only where one is marked; where it can't be fetched the menu does without.
 */
export function useCountEntry(): MenuEntry | undefined {
  const intl = useIntl();
  const session = useSession();
  const mark = useSyncExternalStore(onCountMark, readCountMark);
  const [entry, setEntry] = useState<MenuEntry>();
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      if (mark === null) return undefined;
      const [{ countEntryOf }] = await Promise.all([
        fetchCode(() => import('../../connected/inventory/waitingCounts')),
        addTexts('waitingCount'),
      ]);
      return countEntryOf(intl, session, mark);
    };
    make().then(
      (made) => isWanted && setEntry(made),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [intl, session, mark]);
  return entry;
}
