import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PrintHead } from '../../components/shell/PrintHead';
import { addressLine, findCustomer } from '../../domain/customer';
import { customersOptions } from '../../queries/customer';
import type { Ready } from '../../session/state';
import { useSession } from '../../session/useSession';
import { useLook } from '../../themes/look';

/** Paper is white: while it is printed the page wears its light colours, whatever the screen does. */
function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let mode: string | undefined;
    const lighten = () => {
      mode = root.dataset['mode'];
      if (mode === 'dark') root.dataset['mode'] = 'light';
    };
    const restore = () => {
      if (mode === 'dark') root.dataset['mode'] = mode;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

/**
 * The head of every printed page, with the tenant's word-mark and the chosen customer. Out of the list that the frame reads anyway: paper
 * is printed when somebody presses the key, not when an answer has come.
 */
export function ShopPrintHead() {
  const { wordMark } = useLook();
  const session = useSession();
  useLightPrint();
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
