import { useEffect, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { serverNow } from '#clock/serverClock.ts';
import { ageOf, countsOfMark, isOlderMark, waitingCountsOf, type WaitingCount } from '#domain/inventory/waitingCount.ts';
import { fetchCode } from '#kit/lazy/fetchCode.ts';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { paths } from '#paths.ts';
import { formatMoment, formatTime } from '#i18n/format.ts';
import { useStored } from '#platform/useStored.ts';
import { countMark } from '#session/deviceStorage.ts';
import type { SessionState } from '#session/state.ts';
import { useSession } from '#session/useSession.ts';

/** The user's unsent counts on this device. */
export interface OwnCounts {
  /** That of the chosen customer, if any. */
  readonly here: WaitingCount | undefined;
  /** Those of the user's other customers in this shop, the last begun first. */
  readonly elsewhere: readonly WaitingCount[];
}

/** A user's counts from the device's marker. */
function ownCounts({ kind, user, tenant, customerId }: SessionState, mark: string | null): OwnCounts {
  const own = kind === 'ready' ? waitingCountsOf(countsOfMark(mark), user.userId).own.filter((count) => count.tenant === tenant) : [];
  return {
    here: own.find((count) => count.customerId === customerId),
    elsewhere: own.filter((count) => count.customerId !== customerId),
  };
}

/** Rewrites a marker of an older release, which updates its subscribers. If that fails, the count's own screen still has the count. */
async function renewOlderMark(mark: string | null): Promise<void> {
  if (!isOlderMark(mark)) return;
  try {
    const { renewCountMark } = await fetchCode(() => import('#ordering/waitingCounts.ts'));
    await renewCountMark();
  } catch {
    // Ignored, as said above.
  }
}

/** The user's unsent counts on this device, available at once and offline. */
export function useOwnCounts(): OwnCounts {
  const session = useSession();
  const mark = useStored(countMark);
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
      ago: ageOf(begunAt, serverNow()),
      time: begunAt === undefined ? '' : formatTime(new Date(begunAt), intl.locale),
      moment: begunAt === undefined ? '' : formatMoment(new Date(begunAt), intl.locale),
    },
  );
}

/** Entry of the user's menu that continues the chosen customer's count; undefined without one. */
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
