import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { serverNow } from '../../clock/serverClock';
import { agoOf, countsOfMark, isOlderMark, waitingCountsOf, type WaitingCount } from '../../domain/waitingCount';
import { fetchCode } from '../../kit/lazy/fetchCode';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { paths } from '../../paths';
import { formatMoment, formatTime } from '../../i18n/format';
import { onCountMark, readCountMark } from '../../session/deviceStorage';
import type { SessionState } from '../../session/state';
import { useSession } from '../../session/useSession';

/** What the user has counted on this device and not sent yet. */
export interface OwnCounts {
  /** The chosen customer's; undefined where there is none. */
  readonly here: WaitingCount | undefined;
  /** Those of the user's other customers in this shop, the one begun last first. */
  readonly elsewhere: readonly WaitingCount[];
}

/** What a user has counted, by the device's mark. */
function ownCounts({ kind, user, tenant, customerId }: SessionState, mark: string | null): OwnCounts {
  const own = kind === 'ready' ? waitingCountsOf(countsOfMark(mark), user.userId).own.filter((count) => count.tenant === tenant) : [];
  return {
    here: own.find((count) => count.customerId === customerId),
    elsewhere: own.filter((count) => count.customerId !== customerId),
  };
}

/** Marks again what waits where the mark is an older shop's: what shows it hears of that. Where that fails, the count's own screen still has it. */
async function renewOlderMark(mark: string | null): Promise<void> {
  if (!isOlderMark(mark)) return;
  try {
    const { renewCountMark } = await fetchCode(() => import('../../ordering/waitingCounts'));
    await renewCountMark();
  } catch {
    // As said above.
  }
}

/** What the user has counted on this device and not sent yet, known at once and without a network. */
export function useOwnCounts(): OwnCounts {
  const session = useSession();
  const mark = useSyncExternalStore(onCountMark, readCountMark);
  useEffect(() => void renewOlderMark(mark), [mark]);
  return useMemo(() => ownCounts(session, mark), [session, mark]);
}

/** "3 Positionen, seit gestern, 18:40, nicht gesendet". */
export function useCountFacts(): (count: WaitingCount) => string {
  const intl = useIntl();
  return (count) => factsOf(intl, count);
}

function factsOf(intl: IntlShape, { lines, begunAt }: WaitingCount): string {
  return intl.formatMessage(
    { id: 'waitingCount.facts' },
    {
      lines,
      ago: agoOf(begunAt, serverNow()),
      time: begunAt === undefined ? '' : formatTime(new Date(begunAt), intl.locale),
      moment: begunAt === undefined ? '' : formatMoment(new Date(begunAt), intl.locale),
    },
  );
}

/** The line of the user's menu that leads on with the chosen customer's count; undefined where none waits. */
export function countEntryOf(intl: IntlShape, session: SessionState, mark: string): MenuEntry | undefined {
  void renewOlderMark(mark);
  const { here } = ownCounts(session, mark);
  return (
    here && {
      kind: 'link',
      key: 'count',
      label: intl.formatMessage({ id: 'waitingCount.menu' }),
      detail: factsOf(intl, here),
      href: paths.newInventory(),
    }
  );
}
