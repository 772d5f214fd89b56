import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import type { FoundOrder } from '#ordering/orderSearch.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSessionActions } from '#session/useSession.ts';

/** Switches to the customer of a shown order if it is another of the user's customers, and says so (P§4 other customer's order). */
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
 * True if the user has chosen another customer while an order was shown. Switching back would confuse; the new
 * customer's orders are shown instead.
 */
export function useCustomerLeft({ customerId }: ShopContext, found: FoundOrder | undefined): boolean {
  const [shownFor, setShownFor] = useState<string>();
  if (found && !found.otherCustomer && shownFor === undefined) setShownFor(found.customerId);
  return shownFor !== undefined && customerId !== shownFor;
}
