import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useDebounce } from 'use-debounce';
import { CustomerTable } from './parts/CustomerTable';
import { customerOverviewHref, isCustomerOverview } from '#connected/tools/viewAddresses.ts';
import { useHasSeveralCustomers } from '#connected/customer/recentCustomers.ts';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { addTexts } from '#i18n/texts.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import {
  defaultCustomerSort,
  filterCustomers,
  isChoosable,
  needsSearchBox,
  onlyCustomer,
  sortCustomers,
  type CustomerRow,
} from '#domain/customer/customer.ts';
import { limits } from '#domain/text/limits.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { paths } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import { onceForCustomer } from '#queries/onceForCustomer.ts';
import { takeTarget } from '#session/redirect.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { Tabs } from '#kit/page/Tabs.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import styles from './CustomersPage.module.css';

const CustomerOverview = lazyComponent(
  async () => (await Promise.all([import('./CustomerOverview'), addTexts('customerDay')]))[0].CustomerOverview,
);
const LeaveDialog = lazyComponent(async () => (await import('#connected/inventory/LeaveDialog.tsx')).LeaveDialog);

/** The customer selector (P§2 "Customer selector rules"). */
export function Component() {
  const { tenant, user } = useSession();
  const [address] = useSearchParams();
  const isOverview = useHasSeveralCustomers() && isCustomerOverview(address);
  return (
    <PageFrame title={<FormattedMessage id={isOverview ? 'customer.day.title' : 'app.title.customers'} />}>
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
  // A single customer is chosen automatically; a user who opens the list nevertheless may see it.
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
      // Only state outside React tells if it was chosen automatically before, and the check itself counts.
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
      {shown && (shown.length > 1 ? <Views customers={shown} onChoose={choose} /> : <Choice customers={shown} onChoose={choose} />)}
    </ListStates>
  );
}

interface ChoiceProps {
  customers: readonly CustomerRow[];
  onChoose(customer: CustomerRow): void;
}

/** Both views of several customers: the selector, and the overview of their day. */
function Views({ customers, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const [address] = useSearchParams();
  const { context } = useShop();
  const isOverviewReady = CustomerOverview.useIsReady();
  const isOverview = isCustomerOverview(address);
  useEffect(() => CustomerOverview.prefetch(), []);
  return (
    <div className={styles.choice}>
      <Tabs
        name={intl.formatMessage({ id: 'customer.views' })}
        entries={[
          { key: 'choose', title: intl.formatMessage({ id: 'customer.view.choose' }), href: paths.customers() },
          { key: 'day', title: intl.formatMessage({ id: 'customer.view.day' }), href: customerOverviewHref() },
        ]}
        current={isOverview ? 'day' : 'choose'}
      />
      {!isOverview || !context ? (
        <Choice customers={customers} onChoose={onChoose} />
      ) : (
        <>
          {!isOverviewReady && <ListSkeleton rows={4} />}
          <CustomerOverview customers={customers} context={context} />
        </>
      )}
    </div>
  );
}

/** Selects a customer and navigates to the stored way back, used once, else to the start page. */
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

function Choice({ customers, onChoose }: ChoiceProps) {
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
          contactOf={({ customerId: number, displayName: name, personalContactPersonId: personId }) => (
            <>
              {personId && <LazyPersonalContact look="line" personId={personId} />}
              <AppLink
                href={`${paths.receipts()}?${new URLSearchParams({ customer: number }).toString()}`}
                className={styles.receipts}
                aria-label={intl.formatMessage({ id: 'customer.receipts.label' }, { name, number })}
              >
                <FormattedMessage id="customer.receipts" />
              </AppLink>
            </>
          )}
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
