import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PrintHead } from '../../components/order/PrintHead';
import { addressLine } from '../../domain/customer';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';
import { useLook } from '../../themes/look';

/** The head of a printed order, with the tenant's word-mark and the active customer. */
export function OrderPrintHead({ context }: { context: ShopContext }) {
  const intl = useIntl();
  const { wordMark } = useLook();
  const { data: customer } = useQuery({ ...customerOptions(context), meta: { failure: 'silent' } });
  const details = customer
    ? [intl.formatMessage({ id: 'order.print.customer' }, { customerId: customer.customerId }), addressLine(customer.customerAddress)]
    : [];
  return <PrintHead mark={wordMark} customerName={customer?.displayName} details={details} />;
}
