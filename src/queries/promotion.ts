import { queryOptions } from '@tanstack/react-query';
import { getListPromotionCategoriesQueryOptions } from '../gen/cms/list-promotion-categories';
import { getListPromotionEssencesQueryOptions } from '../gen/cms/list-promotion-essences';
import { getSearchPromotionsQueryOptions } from '../gen/cms/search-promotions';
import type { PromotionSearchRequest } from '../gen/models';

/** The categories below one, or the top ones, in which something is on promotion. Without them the list is complete all the same. */
export const promotionCategoriesOptions = (categoryId: string | undefined) =>
  queryOptions({
    ...getListPromotionCategoriesQueryOptions(categoryId === undefined ? {} : { categoryId }),
  });

/** The promotions with products of the customer's essence list, ending soonest first. */
export const essencePromotionsOptions = () => queryOptions({ ...getListPromotionEssencesQueryOptions() });

/** The promotions about some words or of a category, ending soonest first. */
export const promotionsOptions = (request: PromotionSearchRequest) => queryOptions({ ...getSearchPromotionsQueryOptions(request) });
