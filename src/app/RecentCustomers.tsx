import { useEffect } from 'react';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { recentCustomersDraft, severalCustomersMark, useHasSeveralCustomers } from '#connected/customer/recentCustomers.ts';
import { recentAfter } from '#domain/customer/recentCustomers.ts';

/**
 * Remembers on this device which customers a user chooses, for their sequence in menu and overview, and if there are several. Renders
 * nothing.
 */
export function RecentCustomers() {
  const { user, customerId } = useShop();
  const userId = user?.userId;
  useEffect(() => {
    if (userId === undefined || customerId === undefined) return;
    const draft = recentCustomersDraft(userId);
    if (draft.read()[0] !== customerId) draft.change((recent) => recentAfter(recent, customerId));
  }, [userId, customerId]);
  const hasSeveral = useHasSeveralCustomers();
  useEffect(() => {
    if (userId === undefined) return;
    const mark = severalCustomersMark(userId);
    if (mark.isKept() !== hasSeveral) mark.keep(hasSeveral ? 'yes' : undefined);
  }, [userId, hasSeveral]);
  return null;
}
