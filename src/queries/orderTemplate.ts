import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderTemplate, OrderTemplateDetail, OrderTemplateInput, OrderTemplateItem, SearchOrderTemplatesParams } from '../gen/models';
import {
  createOrderTemplate, getCreateOrderTemplateMutationKey, getDeleteOrderTemplateMutationOptions, getGetOrderTemplateDetailsQueryOptions,
  getRemoveOrderTemplateItemMutationKey, getSearchOrderTemplatesQueryOptions, getSetOrderTemplateItemMutationKey,
  getShareOrderTemplateMutationOptions, getUnshareOrderTemplateMutationOptions, getUpdateOrderTemplateMutationOptions, removeOrderTemplateItem,
  setOrderTemplateItem,
} from '../gen/order-template/order-template';
import { buyerQuery, lastPageOf } from './buyerQuery';
import type { CallMeta } from './client';
import type { ShopContext } from './shopContext';

/** The server has answered a creation without an id, so nothing can be put into the template (C§8). */
export class TemplateWithoutIdError extends Error {
  override readonly name = 'TemplateWithoutIdError';

  constructor() {
    super('Created template has no id');
  }
}

const ofCustomer = ({ customerId = '' }: ShopContext) => ({ customerId });

/** Which page of the templates, in which order, and what they are searched for. */
export type TemplateSearch = Omit<SearchOrderTemplatesParams, 'customerId'>;

/** A page of the customer's templates. While another page is fetched the last one stays. */
export const orderTemplateSearchOptions = (context: ShopContext, search: TemplateSearch) =>
  queryOptions(
    buyerQuery(context, {
      ...getSearchOrderTemplatesQueryOptions(context.tenant, { ...search, ...ofCustomer(context) }),
      placeholderData: lastPageOf(context),
    }),
  );

/** The removed products of both answers: the server tells each only once, and a second read must not hide it from the person. */
function withRemovedOf(before: OrderTemplateDetail | undefined, now: OrderTemplateDetail): OrderTemplateDetail {
  const told = before?.removedProducts.filter(({ sku }) =>
    !now.removedProducts.some((product) => product.sku === sku) && !now.orderTemplateItems.some(({ productSku }) => productSku === sku)) ?? [];
  return told.length === 0 ? now : { ...now, removedProducts: [...told, ...now.removedProducts] };
}

/** One template with its participants, and with the products that were taken out because they are no longer sold (P§4). */
export const orderTemplateDetailsOptions = (context: ShopContext, orderTemplateId: string) =>
  queryOptions(
    buyerQuery(context, {
      ...getGetOrderTemplateDetailsQueryOptions(context.tenant, orderTemplateId, ofCustomer(context)),
      structuralSharing: (before: unknown, now: unknown) => withRemovedOf(before as OrderTemplateDetail | undefined, now as OrderTemplateDetail),
    }),
  );

/** The list of templates is read again before a change counts as done, so that no tick flickers back in between. */
const reload = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: ['listOrderTemplates'] });

/** A product that goes into a template or changes there. */
export interface TemplateItemChange {
  readonly orderTemplateId: string;
  readonly item: OrderTemplateItem;
}

/** Adds a product to a template, or changes its amount and unit there. */
export const templateItemOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getSetOrderTemplateItemMutationKey(),
    mutationFn: ({ orderTemplateId, item }: TemplateItemChange) => setOrderTemplateItem(context.tenant, orderTemplateId, item, ofCustomer(context)),
    onSettled: reload(queryClient),
    meta: { failure: 'toast' },
  });

/** Takes a product out of a template. */
export const templateItemRemovalOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getRemoveOrderTemplateItemMutationKey(),
    mutationFn: ({ orderTemplateId, item: { productSku } }: TemplateItemChange) =>
      removeOrderTemplateItem(context.tenant, orderTemplateId, { productSku }, ofCustomer(context)),
    onSettled: reload(queryClient),
    meta: { failure: 'toast' },
  });

/** A new template, with a product in it where one is given. */
export interface TemplateCreation {
  readonly words: Omit<OrderTemplateInput, 'customerId'>;
  readonly item?: OrderTemplateItem;
}

const creationFailure: CallMeta = {
  failure: 'toast',
  messageOf: (error) => (error instanceof TemplateWithoutIdError ? 'orderTemplate.failure.noId' : undefined),
};

/**
 * Creates a template and puts the product into it.
 *
 * Fails with {@link TemplateWithoutIdError} when the answer has no id.
 */
export const templateCreationOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getCreateOrderTemplateMutationKey(),
    mutationFn: async ({ words, item }: TemplateCreation): Promise<OrderTemplate> => {
      const params = ofCustomer(context);
      const created = await createOrderTemplate(context.tenant, { ...words, ...params }, params);
      // The contract promises one; a server that breaks the promise is told apart here (C§8).
      if (!created.id) throw new TemplateWithoutIdError();
      if (item) await setOrderTemplateItem(context.tenant, created.id, item, params);
      return created;
    },
    onSettled: reload(queryClient),
    meta: creationFailure,
  });

/** Changes name, notes or price list of a template. */
export const templateUpdateOptions = () => mutationOptions({ ...getUpdateOrderTemplateMutationOptions(), meta: { failure: 'toast' } });

/** Deletes a template; there is no way back. */
export const templateDeletionOptions = () => mutationOptions({ ...getDeleteOrderTemplateMutationOptions(), meta: { failure: 'toast' } });

/** Shares a template by user name. Its failure belongs beside the field: 404 means that nobody has the name (P§8 "Unknown user"). */
export const templateSharingOptions = () => mutationOptions({ ...getShareOrderTemplateMutationOptions(), meta: { failure: 'inline' } });

/** Stops sharing a template with a user. */
export const templateUnsharingOptions = () => mutationOptions({ ...getUnshareOrderTemplateMutationOptions(), meta: { failure: 'toast' } });
