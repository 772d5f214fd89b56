import { queryOptions } from '@tanstack/react-query';
import {
  getListPromotionCategoriesQueryOptions,
  getListPromotionEssencesQueryOptions,
  getSearchPromotionsQueryOptions,
} from '../gen/cms/cms';
import { getListFairPromotionCategoriesQueryOptions, getSearchFairPromotionsQueryOptions } from '../gen/fair/fair';
import type { FairPromotionCategoryRequest, PromotionSearchRequest, SearchRequest } from '../gen/models';

/** The categories below one, or the top ones, in which something is on promotion. Without them the list is complete all the same. */
export const promotionCategoriesOptions = (categoryId: string | undefined) =>
  queryOptions({
    ...getListPromotionCategoriesQueryOptions(categoryId === undefined ? {} : { categoryId }),
    meta: { failure: 'silent' as const },
  });

/** The promotions with products of the customer's essence list, ending soonest first. */
export const essencePromotionsOptions = () =>
  queryOptions({ ...getListPromotionEssencesQueryOptions(), meta: { failure: 'silent' as const } });

/** The promotions about some words or of a category, ending soonest first. */
export const promotionsOptions = (request: PromotionSearchRequest) =>
  queryOptions({ ...getSearchPromotionsQueryOptions(request), meta: { failure: 'silent' as const } });

/** The categories that a fair promotes products in. */
export const fairPromotionCategoriesOptions = (fairCode: string, request: FairPromotionCategoryRequest) =>
  queryOptions({ ...getListFairPromotionCategoriesQueryOptions(fairCode, request), meta: { failure: 'silent' as const } });

/** The promotions of a fair. */
export const fairPromotionsOptions = (fairCode: string, request: SearchRequest) =>
  queryOptions({ ...getSearchFairPromotionsQueryOptions(fairCode, request), meta: { failure: 'silent' as const } });
