import { queryOptions } from '@tanstack/react-query';
import { getGetOrderTemplateDetailsQueryOptions } from '../gen/order-template/getOrderTemplateDetails';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/**
 * A template with its products. The answer tells once which products have been taken out of it since somebody looked last, so it is
 * asked for when the template is opened and at no other time: not ahead of it, not again while it is open, and not a second time where
 * the answer may have been lost on its way. Opened the next time it is asked for anew.
 */
export const orderTemplateDetailsOptions = (context: ShopContext, orderTemplateId: string) =>
  queryOptions(
    buyerQuery(context, {
      ...getGetOrderTemplateDetailsQueryOptions(context.tenant, orderTemplateId, { customerId: context.customerId ?? '' }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      structuralSharing: false,
      meta: { failure: 'inline' as const },
    }),
  );
