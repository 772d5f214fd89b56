import { queryOptions } from '@tanstack/react-query';
import { getGetOrderTemplateQueryOptions } from '../gen/order-template/get-order-template';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** A template with its items, read without counting as looked at: what the server has to tell of removed products it still tells. */
export const templateContentOptions = (context: ShopContext, orderTemplateId: string) =>
  queryOptions(
    buyerQuery(context, {
      ...getGetOrderTemplateQueryOptions(context.tenant, orderTemplateId, { customerId: context.customerId ?? '' }),
    }),
  );
