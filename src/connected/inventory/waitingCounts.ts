import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { agoOf, waitingCountsOf, type WaitingCount } from '../../domain/waitingCount';
import { formatMoment, formatTime } from '../../i18n/format';
import { countsOfMark, onCountMark, readCountMark } from '../../session/deviceStorage';
import { useSession } from '../../session/useSession';

/** What the user has counted on this device and not sent yet. */
export interface OwnCounts {
  /** The chosen customer's; undefined where there is none. */
  readonly here: WaitingCount | undefined;
  /** Those of the user's other customers in this shop, the one begun last first. */
  readonly elsewhere: readonly WaitingCount[];
}

const nobodyListens = () => () => undefined;

/** What the user has counted on this device and not sent yet, known at once and without a network. */
export function useOwnCounts(): OwnCounts {
  const { kind, user, tenant, customerId } = useSession();
  const isReady = kind === 'ready';
  const mark = useSyncExternalStore(isReady ? onCountMark : nobodyListens, readCountMark);
  return useMemo(() => {
    const own = isReady ? waitingCountsOf(countsOfMark(mark), user.userId).own.filter((count) => count.tenant === tenant) : [];
    return {
      here: own.find((count) => count.customerId === customerId),
      elsewhere: own.filter((count) => count.customerId !== customerId),
    };
  }, [isReady, mark, user, tenant, customerId]);
}

/** "3 Positionen, seit gestern, 18:40, nicht gesendet". */
export function useCountFacts(): (count: WaitingCount) => string {
  const intl = useIntl();
  return ({ lines, begunAt }) =>
    intl.formatMessage(
      { id: 'shell.count.facts' },
      {
        lines,
        ago: agoOf(begunAt, Date.now()),
        time: begunAt === undefined ? '' : formatTime(new Date(begunAt), intl.locale),
        moment: begunAt === undefined ? '' : formatMoment(new Date(begunAt), intl.locale),
      },
    );
}
