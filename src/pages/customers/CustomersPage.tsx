import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useDebounce } from 'use-debounce';
import { CustomerTable } from './parts/CustomerTable';
import { LazyPersonalContact } from '../../connected/content/LazyPersonalContact';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { ListStates } from '../../kit/list/ListStates';
import { PlainInput } from '../../kit/field/PlainInput';
import {
  defaultCustomerSort,
  filterCustomers,
  isChoosable,
  needsSearchBox,
  onlyCustomer,
  sortCustomers,
  type CustomerRow,
} from '../../domain/customer';
import { limits } from '../../domain/limits';
import type { TenantCode } from '../../domain/tenant';
import { paths } from '../../paths';
import { customersOptions } from '../../queries/customer';
import { onceForCustomer } from '../../queries/onceForCustomer';
import { takeTarget } from '../../session/redirect';
import { useSession, useSessionActions } from '../../session/useSession';
import { PageFrame } from '../../kit/page/PageFrame';
import styles from './CustomersPage.module.css';

const LeaveDialog = lazyComponent(async () => (await import('../../connected/inventory/LeaveDialog')).LeaveDialog);

/** The customer selector (P§2 "Customer selector rules"). */
export function Component() {
  const { tenant, user } = useSession();
  const [address] = useSearchParams();
  return (
    <PageFrame title={<FormattedMessage id="app.title.customers" />}>
      {tenant && <Selector tenant={tenant} />}
      {tenant && user && address.has('leave') && <LeaveDialog tenant={tenant} userId={user.userId} />}
    </PageFrame>
  );
}

function Selector({ tenant }: { tenant: TenantCode }) {
  const { kind } = useSession();
  const { signOut } = useSessionActions();
  const { data: customers, isError, error, isFetching, refetch } = useQuery(customersOptions(tenant));
  const choose = useChoice();
  // A user's only customer needs no choosing; a user who comes to look at the list all the same may do so.
  const only = kind === 'choose-customer' && customers ? onlyCustomer(customers) : undefined;
  const queryClient = useQueryClient();
  const [isLeftToUser, setLeftToUser] = useState(false);
  const isChoosing = useRef(false);
  useEffect(() => {
    if (!only || isChoosing.current) return;
    if (onceForCustomer(queryClient, 'choose', only)) {
      isChoosing.current = true;
      choose(only);
    } else {
      // Whether it was chosen by itself before is known outside React only, and asking counts.
      // oxlint-disable-next-line react/set-state-in-effect
      setLeftToUser(true);
    }
  }, [only, choose, queryClient]);

  const shown = only && !isLeftToUser ? undefined : customers;
  return (
    <ListStates
      reading={{ data: shown, isError, error, isFetching, isPlaceholderData: false, refetch }}
      failed={<FormattedMessage id="customer.list.failed" />}
      skeleton={<ListSkeleton rows={4} />}
      isEmpty={shown?.length === 0}
      empty={
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id="customer.list.empty.title" />}
          actions={
            <>
              <ButtonLink href={paths.contacts()}>
                <FormattedMessage id="app.title.contacts" />
              </ButtonLink>
              <Button onClick={signOut}>
                <FormattedMessage id="shell.user.signOut" />
              </Button>
            </>
          }
        >
          <p>
            <FormattedMessage id="customer.list.empty.text" />
          </p>
        </EmptyState>
      }
    >
      {shown && <Choice customers={shown} onChoose={choose} />}
    </ListStates>
  );
}

/** Orders for a customer from now on and goes to where the way led before the detour, once, else to the start page. */
function useChoice(): (customer: CustomerRow) => void {
  const { chooseCustomer } = useSessionActions();
  const navigate = useNavigate();
  return useMemo(
    () =>
      ({ customerId }) => {
        chooseCustomer(customerId);
        void navigate(takeTarget('customer') ?? paths.home(), { replace: true });
      },
    [chooseCustomer, navigate],
  );
}

function Choice({ customers, onChoose }: { customers: readonly CustomerRow[]; onChoose(customer: CustomerRow): void }) {
  const intl = useIntl();
  const { customerId } = useSession();
  const [text, setText] = useState('');
  const [filter] = useDebounce(text, limits.filterDebounce);
  const [sort, setSort] = useState(defaultCustomerSort);
  const choosable = customers.filter(isChoosable).length;
  const shown = useMemo(() => sortCustomers(filterCustomers(customers, filter), sort), [customers, filter, sort]);
  return (
    <div className={styles.choice}>
      <p className={styles.intro}>
        {choosable === customers.length ? (
          <FormattedMessage id="customer.list.intro" values={{ count: customers.length }} />
        ) : (
          <FormattedMessage id="customer.list.introSome" values={{ choosable, count: customers.length }} />
        )}
      </p>
      {needsSearchBox(customers.length) && (
        <label className={styles.search}>
          <FormattedMessage id="customer.search.label" />
          <PlainInput
            type="search"
            value={text}
            placeholder={intl.formatMessage({ id: 'customer.search.placeholder' })}
            onChange={setText}
          />
        </label>
      )}
      <output className={styles.count}>
        <VisuallyHidden>{filter === '' ? '' : intl.formatMessage({ id: 'customer.search.found' }, { count: shown.length })}</VisuallyHidden>
      </output>
      {shown.length > 0 ? (
        <CustomerTable
          customers={shown}
          sort={sort}
          currentId={customerId || undefined}
          onSort={setSort}
          onChoose={onChoose}
          contactOf={({ personalContactPersonId: personId }) => personId && <LazyPersonalContact look="line" personId={personId} />}
        />
      ) : (
        <EmptyState
          pictogram="search"
          title={<FormattedMessage id="customer.search.none" values={{ text: filter }} />}
          actions={
            <Button onClick={() => setText('')}>
              <FormattedMessage id="customer.search.reset" />
            </Button>
          }
        />
      )}
    </div>
  );
}
