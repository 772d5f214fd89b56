import { queryOptions } from '@tanstack/react-query';
import type { FairPromotionCategoryRequest, SearchRequest } from '../gen/models';
import { getListFairPromotionCategoriesQueryOptions } from '../gen/fair/list-fair-promotion-categories';
import { getSearchFairPromotionsQueryOptions } from '../gen/fair/search-fair-promotions';

/** The categories that a fair promotes products in. */
export const fairPromotionCategoriesOptions = (fairCode: string, request: FairPromotionCategoryRequest) =>
  queryOptions({ ...getListFairPromotionCategoriesQueryOptions(fairCode, request) });

/** The promotions of a fair. */
export const fairPromotionsOptions = (fairCode: string, request: SearchRequest) =>
  queryOptions({ ...getSearchFairPromotionsQueryOptions(fairCode, request) });
