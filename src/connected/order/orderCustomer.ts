import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '../../domain/limits';
import { useToasts } from '../../kit/toast/toastQueue';
import type { FoundOrder } from '../../ordering/orderSearch';
import type { ShopContext } from '../../queries/shopContext';
import { useSessionActions } from '../../session/useSession';

/** An order of another of the user's customers makes that customer the active one, and says so (P§4). */
export function useCustomerOfOrder(found: FoundOrder | undefined): void {
  const intl = useIntl();
  const toasts = useToasts();
  const { chooseCustomer } = useSessionActions();
  const other = found?.otherCustomer;
  useEffect(() => {
    if (!other) return;
    chooseCustomer(other.customerId);
    toasts.show({
      severity: 'info',
      text: intl.formatMessage({ id: 'order.customerChanged' }, { name: other.displayName, customerId: other.customerId }),
      autoCloseMs: limits.warningToast,
    });
  }, [other, chooseCustomer, toasts, intl]);
}

/**
 * Whether the user has chosen another customer while the order of one was shown. It would be strange to be switched back to the
 * order's customer then; the orders of the new one are shown instead.
 */
export function useCustomerLeft({ customerId }: ShopContext, found: FoundOrder | undefined): boolean {
  const [shownFor, setShownFor] = useState<string>();
  if (found && !found.otherCustomer && shownFor === undefined) setShownFor(found.customerId);
  return shownFor !== undefined && customerId !== shownFor;
}
