import { queryOptions } from '@tanstack/react-query';
import { enabledForCustomer } from './enabledForCustomer';
import { callKey } from './queryKeys';
import type { ShopContext } from './shopContext';

/**
 * All templates of the customer that the user sees, with their products. Every list of products asks for it, so the code of the
 * templates' calls comes with its first use and not with the first load.
 */
export const orderTemplatesOptions = (context: ShopContext) =>
  queryOptions(
    enabledForCustomer(context, {
      queryKey: callKey('listOrderTemplates', context.tenant, context.customerId),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { listOrderTemplates } = await import('#gen/order-template/list-order-templates.ts');
        return listOrderTemplates(context.tenant, { customerId: context.customerId ?? '' }, { signal });
      },
    }),
  );
