import { queryOptions } from '@tanstack/react-query';
import type { FairPromotionCategoryRequest, SearchRequest } from '../gen/models';
import { getGetFairQueryOptions } from '../gen/fair/getFair';
import { getListFairPromotionCategoriesQueryOptions } from '../gen/fair/listFairPromotionCategories';
import { getSearchFairPromotionsQueryOptions } from '../gen/fair/searchFairPromotions';

/** A fair with its banner, start page, days and discount; also one that is no longer active. */
export const fairOptions = (fairCode: string) => queryOptions({ ...getGetFairQueryOptions(fairCode), meta: { failure: 'inline' } });

/** The categories that a fair promotes products in. */
export const fairPromotionCategoriesOptions = (fairCode: string, request: FairPromotionCategoryRequest) =>
  queryOptions({ ...getListFairPromotionCategoriesQueryOptions(fairCode, request) });

/** The promotions of a fair. */
export const fairPromotionsOptions = (fairCode: string, request: SearchRequest) =>
  queryOptions({ ...getSearchFairPromotionsQueryOptions(fairCode, request) });
