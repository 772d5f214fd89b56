import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { customerOverviewHref } from '#connected/tools/viewAddresses.ts';
import { useRecentAsOpened } from '#connected/customer/recentCustomers.ts';
import type { MenuEntry } from '#kit/overlay/menuEntry.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { addressLine, isChoosable, sortCustomers, type CustomerRow } from '#domain/customer/customer.ts';
import { recentFirst } from '#domain/customer/recentCustomers.ts';
import { limits } from '#domain/text/limits.ts';
import { paths } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { rememberTarget } from '#session/redirect.ts';
import { useSessionActions } from '#session/useSession.ts';
import { useWaitingCarts } from './waitingCarts';

const none: readonly CustomerRow[] = [];

/**
 * Ways to another customer: up to five others that can be chosen, recent ones first, with their filled carts; the overview, and the
 * selector for the rest.
 *
 * @param isOpen true while the menu is open; the carts are read then
 */
export function useCustomerEntries({ tenant, customerId }: BuyerContext, isOpen: boolean): readonly MenuEntry[] {
  const intl = useIntl();
  const toasts = useToasts();
  const { chooseCustomer } = useSessionActions();
  const { pathname, search, hash } = useLocation();
  const { data: customers = none } = useQuery(customersOptions(tenant));
  const recent = useRecentAsOpened();
  const here = pathname + search + hash;
  const others = useMemo(
    () =>
      recentFirst(
        sortCustomers(customers).filter((customer) => customer.customerId !== customerId && isChoosable(customer)),
        recent,
      ).slice(0, limits.customersWithoutSearch),
    [customers, customerId, recent],
  );
  const carts = useWaitingCarts(others, isOpen);
  return useMemo(() => {
    const entries: MenuEntry[] = others.map((customer) => {
      const lines = carts.get(customer.customerId) ?? 0;
      return {
        kind: 'choice',
        key: customer.id,
        label: customer.displayName,
        detail: `${customer.customerId} · ${addressLine(customer.customerAddress)}`,
        remark: lines > 0 ? intl.formatMessage({ id: 'shell.customer.cart' }, { count: lines }) : '',
        onChoose: () => {
          chooseCustomer(customer.customerId);
          toasts.show({
            severity: 'info',
            text: intl.formatMessage({ id: 'shell.customer.changed' }, { name: customer.displayName }),
            autoCloseMs: limits.warningToast,
          });
        },
      };
    });
    const overview: readonly MenuEntry[] =
      customers.length > 1
        ? [{ kind: 'link', key: 'day', label: intl.formatMessage({ id: 'shell.customer.day' }), href: customerOverviewHref() }]
        : [];
    return [
      ...entries,
      ...(entries.length > 0 ? [{ kind: 'divider', key: 'divider' } as const] : []),
      ...overview,
      {
        kind: 'link',
        key: 'all',
        label: intl.formatMessage({ id: 'shell.customer.all' }, { count: customers.length }),
        href: paths.customers(),
        // A user who chooses there returns here.
        onFollow: () => rememberTarget('customer', here),
      },
    ];
  }, [customers, others, carts, chooseCustomer, toasts, intl, here]);
}
