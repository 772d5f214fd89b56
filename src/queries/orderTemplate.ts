import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderTemplate, OrderTemplateInput, OrderTemplateItem } from '#gen/models/index.ts';
import { createOrderTemplate, getCreateOrderTemplateMutationKey } from '#gen/order-template/create-order-template.ts';
import { getRemoveOrderTemplateItemMutationKey, removeOrderTemplateItem } from '#gen/order-template/remove-order-template-item.ts';
import { getSetOrderTemplateItemMutationKey, setOrderTemplateItem } from '#gen/order-template/set-order-template-item.ts';
import { invalidateReads } from './invalidation';
import { isNotFound } from './notFound';
import { customerParam, type ShopContext } from './shopContext';
import { TemplateWithoutIdError } from './templateWithoutId';

/** The list of templates is read again before a change counts as done, so that no tick flickers back in between. */
const reload = (queryClient: QueryClient) => () => invalidateReads(queryClient, ['listOrderTemplates']);

/** A product that goes into a template or changes there. */
export interface TemplateItemChange {
  readonly orderTemplateId: string;
  readonly item: OrderTemplateItem;
}

/** Adds a product to a template, or changes its amount and unit there. */
export const templateItemOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getSetOrderTemplateItemMutationKey(),
    mutationFn: ({ orderTemplateId, item }: TemplateItemChange) =>
      setOrderTemplateItem(context.tenant, orderTemplateId, item, customerParam(context)),
    onSettled: reload(queryClient),
  });

/** Removes a product from a template. If it is out already, for instance by another tab, that counts as success. */
export const templateItemRemovalOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getRemoveOrderTemplateItemMutationKey(),
    mutationFn: async ({ orderTemplateId, item: { productSku } }: TemplateItemChange) => {
      try {
        await removeOrderTemplateItem(context.tenant, orderTemplateId, { productSku }, customerParam(context));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    onSettled: reload(queryClient),
  });

/**
 * True while a product is being added to or removed from a template. Checked on the press itself, as a double click comes before the
 * screen re-renders.
 */
export function isChangingItem(queryClient: QueryClient, { orderTemplateId, item }: TemplateItemChange): boolean {
  return [getSetOrderTemplateItemMutationKey(), getRemoveOrderTemplateItemMutationKey()].some((mutationKey) =>
    queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => {
        const change = state.variables as TemplateItemChange | undefined;
        return change?.orderTemplateId === orderTemplateId && change.item.productSku === item.productSku;
      },
    }),
  );
}

/** True while a template is being created. Checked on the press itself, so that a double click creates one. */
export function isCreatingTemplate(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: getCreateOrderTemplateMutationKey() }) > 0;
}

/** A new template, with a product in it where one is given. */
export interface TemplateCreation {
  readonly words: Omit<OrderTemplateInput, 'customerId'>;
  readonly item?: OrderTemplateItem;
}

/**
 * Creates a template and puts the product into it.
 *
 * Fails with {@link TemplateWithoutIdError} when the answer has no id.
 */
export const templateCreationOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getCreateOrderTemplateMutationKey(),
    mutationFn: async ({ words, item }: TemplateCreation): Promise<OrderTemplate> => {
      const params = customerParam(context);
      const created = await createOrderTemplate(context.tenant, { ...words, ...params }, params);
      // The contract promises an id; a server that breaks the promise is reported separately (C§8 transport errors).
      if (!created.id) throw new TemplateWithoutIdError();
      if (item) await setOrderTemplateItem(context.tenant, created.id, item, params);
      return created;
    },
    onSettled: reload(queryClient),
    meta: {
      messageOf: (error) => (error instanceof TemplateWithoutIdError ? 'orderTemplate.failure.noId' : undefined),
    },
  });

/** The same for a dialog with name and notes, which shows the error for a missing id itself instead of a toast. */
export const namedTemplateCreationOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    ...templateCreationOptions(queryClient, context),
    meta: { failure: (error) => (error instanceof TemplateWithoutIdError ? 'inline' : 'toast') },
  });
