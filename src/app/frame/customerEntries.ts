import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import { useToasts } from '../../kit/toast/toastQueue';
import { addressLine, isChoosable, sortCustomers } from '../../domain/customer';
import { limits } from '../../domain/limits';
import { paths } from '../../paths';
import { customersOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import { rememberTarget } from '../../session/redirect';
import { useSessionActions } from '../../session/useSession';

/** Ways to another customer: up to five others that can be chosen, and the selector for the rest. */
export function useCustomerEntries({ tenant, customerId }: BuyerContext): readonly MenuEntry[] {
  const intl = useIntl();
  const toasts = useToasts();
  const { chooseCustomer } = useSessionActions();
  const { pathname, search, hash } = useLocation();
  const { data: customers } = useQuery(customersOptions(tenant));
  const here = pathname + search + hash;
  return useMemo(() => {
    const others = sortCustomers(customers ?? []).filter((customer) => customer.customerId !== customerId);
    const entries: MenuEntry[] = others
      .filter(isChoosable)
      .slice(0, limits.customersWithoutSearch)
      .map((customer) => ({
        kind: 'choice',
        key: customer.id,
        label: customer.displayName,
        detail: `${customer.customerId} · ${addressLine(customer.customerAddress)}`,
        onChoose: () => {
          chooseCustomer(customer.customerId);
          toasts.show({
            severity: 'info',
            text: intl.formatMessage({ id: 'shell.customer.changed' }, { name: customer.displayName }),
            autoCloseMs: limits.warningToast,
          });
        },
      }));
    return [
      ...entries,
      ...(entries.length > 0 ? [{ kind: 'divider', key: 'divider' } as const] : []),
      {
        kind: 'link',
        key: 'all',
        label: intl.formatMessage({ id: 'shell.customer.all' }, { count: (customers ?? []).length }),
        href: paths.customers(),
        // A user who chooses there comes back here.
        onFollow: () => rememberTarget('customer', here),
      },
    ];
  }, [customers, customerId, chooseCustomer, toasts, intl, here]);
}
