import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PrintHead } from './parts/PrintHead';
import { addressLine, findCustomer } from '#domain/customer/customer.ts';
import { customersOptions } from '#queries/customer.ts';
import type { Ready } from '#session/state.ts';
import { useSession } from '#session/useSession.ts';
import { useLook } from '#themes/look.ts';

/**
 * The head of every printed page, with the tenant's word-mark and the chosen customer. Uses the list that the frame has read, since
 * printing starts at once, without waiting for an answer.
 */
export function ShopPrintHead() {
  const { wordMark } = useLook();
  const session = useSession();
  return session.kind === 'ready' ? (
    <CustomerPrintHead tenant={session.tenant} customerId={session.customerId} />
  ) : (
    <PrintHead mark={wordMark} customerName={undefined} details={[]} />
  );
}

function CustomerPrintHead({ tenant, customerId }: Pick<Ready, 'tenant' | 'customerId'>) {
  const intl = useIntl();
  const { wordMark } = useLook();
  const { data: customers } = useQuery(customersOptions(tenant));
  const customer = customers && findCustomer(customers, { tenant, customerId });
  const details = [intl.formatMessage({ id: 'shell.print.customer' }, { customerId }), addressLine(customer?.customerAddress)];
  return <PrintHead mark={wordMark} customerName={customer?.displayName} details={details.filter((line) => line !== '')} />;
}
