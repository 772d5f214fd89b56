import { queryOptions } from '@tanstack/react-query';
import { sortDirectionOf, type ListState } from '#domain/text/listAddress.ts';
import type { TemplateFilters } from '#domain/template/orderTemplate.ts';
import type { OrderTemplateSortField } from '#gen/models/index.ts';
import { getSearchOrderTemplatesQueryOptions } from '#gen/order-template/search-order-templates.ts';
import { enabledForCustomer, lastPageOf } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** State of the overview: sort, search words, page. */
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
