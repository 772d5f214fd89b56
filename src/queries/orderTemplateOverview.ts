import { queryOptions } from '@tanstack/react-query';
import { sortDirectionOf, type ListState } from '../domain/listAddress';
import type { TemplateFilters } from '../domain/orderTemplate';
import type { OrderTemplateSortField } from '../gen/models';
import { getSearchOrderTemplatesQueryOptions } from '../gen/order-template/search-order-templates';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** What the overview shows: sorted, looked through for words, page by page. */
export type TemplateListState = ListState<OrderTemplateSortField, TemplateFilters>;

/** A page of the customer's templates that the user sees. While the next page is fetched the last one stays. */
export const templateOverviewOptions = (context: ShopContext, { sort, filters, page }: TemplateListState) =>
  queryOptions(
    enabledForCustomer(context, {
      ...getSearchOrderTemplatesQueryOptions(context.tenant, {
        customerId: context.customerId ?? '',
        sortBy: sort.field,
        sortDirection: sortDirectionOf(sort),
        page,
        ...filters,
      }),
      placeholderData: lastPageOf(context),
    }),
  );
