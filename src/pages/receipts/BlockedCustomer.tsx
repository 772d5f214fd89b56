import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { findCustomer, notChoosableReason, type CustomerRow } from '#domain/customer/customer.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { paths } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import styles from './BlockedCustomer.module.css';

interface BlockedCustomerProps {
  tenant: TenantCode;
  customerId: string;
  /** Renders the documents. */
  children(customer: CustomerRow): ReactNode;
}

/** Looks for a blocked customer among the user's; a customer that can be chosen has to be. */
export function BlockedCustomer({ tenant, customerId, children }: BlockedCustomerProps) {
  const reading = useQuery(customersOptions(tenant));
  const customer = reading.data && findCustomer(reading.data, { tenant, customerId });
  if (customer && notChoosableReason(customer)) return children(customer);
  return (
    <PageFrame title={<FormattedMessage id="app.title.receipts" />}>
      <ListStates
        reading={reading}
        failed={<FormattedMessage id="receiptSearch.blocked.failed" />}
        skeleton={<ListSkeleton rows={4} />}
        isEmpty
        empty={
          <EmptyState
            pictogram="list"
            title={<FormattedMessage id="receiptSearch.blocked.unknown" values={{ number: customerId }} />}
            actions={
              <ButtonLink href={paths.customers()} tone="primary">
                <FormattedMessage id="receiptSearch.blocked.toCustomers" />
              </ButtonLink>
            }
          >
            <p>
              <FormattedMessage id="receiptSearch.blocked.unknown.text" />
            </p>
          </EmptyState>
        }
      >
        {null}
      </ListStates>
    </PageFrame>
  );
}

/** Says above the documents of a blocked customer why it is blocked, and whom to ask. */
export function BlockedNote({ customer }: { customer: CustomerRow }) {
  const { displayName, personalContactPersonId } = customer;
  const reason = notChoosableReason(customer)?.text;
  return (
    <section className={styles.note}>
      <p className={styles.title}>
        <FormattedMessage id="receiptSearch.blocked.title" values={{ name: displayName }} />
      </p>
      {reason !== undefined && <p>{reason}</p>}
      <p>
        <FormattedMessage id="receiptSearch.blocked.text" />
      </p>
      {personalContactPersonId !== undefined && <LazyPersonalContact look="line" personId={personalContactPersonId} />}
    </section>
  );
}
