import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PrintHead } from '../../components/order/PrintHead';
import { addressLine } from '../../domain/customer';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';
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

/** The head of a printed order, with the tenant's word-mark and the active customer. */
export function OrderPrintHead({ context }: { context: ShopContext }) {
  const intl = useIntl();
  const { wordMark } = useLook();
  useLightPrint();
  const { data: customer } = useQuery({ ...customerOptions(context), meta: { failure: 'silent' } });
  const details = customer
    ? [intl.formatMessage({ id: 'order.print.customer' }, { customerId: customer.customerId }), addressLine(customer.customerAddress)]
    : [];
  return <PrintHead mark={wordMark} customerName={customer?.displayName} details={details} />;
}
