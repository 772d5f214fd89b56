import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useNow } from '#clock/serverTime.ts';
import { useRecentAsOpened } from '#connected/customer/recentCustomers.ts';
import { useLater } from '#connected/screen/useLater.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { filterCustomers, isChoosable } from '#domain/customer/customer.ts';
import {
  byUrgency,
  daySums,
  isOverviewSearched,
  maxReadAtOnce,
  type CustomerDay,
  type ListedCustomer,
} from '#domain/customer/customerDay.ts';
import { limits } from '#domain/text/limits.ts';
import { Button } from '#kit/action/Button.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { ListSearch } from '#kit/list/ListSearch.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSessionActions } from '#session/useSession.ts';
import styles from './CustomerOverview.module.css';
import { CustomerDaySkeleton, CustomerDayTable, type DayTarget } from './parts/CustomerDayTable';
import { DaySumsStrip } from './parts/DaySumsStrip';
import { useCustomerDays } from './useCustomerDays';

interface CustomerOverviewProps {
  /** The user's customers, two at least. */
  customers: readonly ListedCustomer[];
  context: ShopContext;
}

/** Half a minute, as for other deadlines. */
const step = 30_000;
/** Milliseconds that the rows wait for the carts, which decide their sequence. Later answers move no row. */
const maxWaitMs = 1_000;

const addressOf: Record<DayTarget, () => string> = {
  shop: () => paths.search(),
  cart: () => paths.checkout(),
  orders: () => paths.orders(),
};

/** The day of all customers: deadlines, filled carts, deliveries on their way, sums, and the ways in. */
export function CustomerOverview({ customers, context }: CustomerOverviewProps) {
  const intl = useIntl();
  const now = useNow(step);
  const recent = useRecentAsOpened();
  const { permissions } = useShop();
  const { canSeePrices } = permissions;
  const [steps, setSteps] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const [text, setText] = useState('');
  const { days, isRetrying, retry } = useCustomerDays(customers, context, { recent, steps, isReading: !isLeaving });
  const handOver = useFocusHandover();
  const open = useWayIn(context.customerId, () => setLeaving(true));
  useScreenName(intl.formatMessage({ id: 'customer.day.title' }));
  const urgent = byUrgency(days, recent, now).map(numberOf);
  const [placed, setPlaced] = useState<readonly string[]>();
  const isLate = useLater(maxWaitMs);
  if (!placed && (isLate || days.every(({ cart }) => cart !== 'loading'))) setPlaced(urgent);

  const found = filterCustomers(customers, text).map(({ customerId }) => customerId);
  const dayOf = new Map(days.map((day) => [numberOf(day), day]));
  // A customer that was assigned meanwhile comes last.
  const sequence = placed && [...placed, ...urgent.filter((one) => !placed.includes(one))];
  const shown = sequence?.filter((one) => found.includes(one)).flatMap((one) => dayOf.get(one) ?? []);
  const sums = daySums(days);
  const isMisplaced = placed !== undefined && !sums.isLoading && urgent.join() !== sequence?.join();
  const unread = Math.max(0, customers.filter(isChoosable).length - (steps + 1) * maxReadAtOnce);
  return (
    <div className={styles.overview}>
      <div className={styles.tools}>
        <p className={styles.intro}>
          <FormattedMessage id="customerDay.intro" />
        </p>
        {isOverviewSearched(customers.length) && (
          <ListSearch label={intl.formatMessage({ id: 'customer.search.label' })} value={text} onChange={setText} />
        )}
        {isMisplaced && (
          <Button size="small" onClick={() => setPlaced(urgent)}>
            <FormattedMessage id="customerDay.sort" />
          </Button>
        )}
        <output>
          <VisuallyHidden>
            {text === ''
              ? intl.formatMessage({ id: sums.isLoading ? 'customerDay.status.loading' : 'customerDay.status.done' })
              : intl.formatMessage({ id: 'customer.search.found' }, { count: found.length })}
          </VisuallyHidden>
        </output>
      </div>
      <DaySumsStrip sums={sums} canSeePrices={canSeePrices} />
      {!shown ? (
        <CustomerDaySkeleton rows={customers.length} canSeePrices={canSeePrices} />
      ) : shown.length > 0 ? (
        <CustomerDayTable
          days={shown}
          now={now}
          currentId={context.customerId}
          canSeePrices={canSeePrices}
          isRetrying={isRetrying}
          onOpen={open}
          onRetry={(customerId) => {
            handOver(`[data-shop-for="${CSS.escape(customerId)}"]`);
            retry(customerId);
          }}
        />
      ) : (
        <EmptyState
          pictogram="search"
          title={<FormattedMessage id="customer.search.none" values={{ text }} />}
          actions={
            <Button onClick={() => setText('')}>
              <FormattedMessage id="customer.search.reset" />
            </Button>
          }
        />
      )}
      {unread > 0 && (
        <div>
          <Button onClick={() => setSteps(steps + 1)}>
            <FormattedMessage id="customerDay.more" values={{ count: Math.min(unread, maxReadAtOnce) }} />
          </Button>
        </div>
      )}
    </div>
  );
}

const numberOf = ({ customer }: CustomerDay) => customer.customerId;

/** Opens a screen for a customer; for another than the chosen one it switches first, and says so. */
function useWayIn(currentId: string | undefined, onLeaving: () => void): (target: DayTarget, day: CustomerDay) => void {
  const intl = useIntl();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { chooseCustomer } = useSessionActions();
  return (target, { customer: { customerId, displayName } }) => {
    if (customerId !== currentId) {
      onLeaving();
      chooseCustomer(customerId);
      toasts.show({
        severity: 'info',
        text: intl.formatMessage({ id: 'shell.customer.changed' }, { name: displayName }),
        autoCloseMs: limits.warningToast,
      });
    }
    void navigate(addressOf[target]());
  };
}
