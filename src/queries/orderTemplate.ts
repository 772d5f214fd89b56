import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderTemplate, OrderTemplateInput, OrderTemplateItem } from '../gen/models';
import { createOrderTemplate, getCreateOrderTemplateMutationKey } from '../gen/order-template/create-order-template';
import { getRemoveOrderTemplateItemMutationKey, removeOrderTemplateItem } from '../gen/order-template/remove-order-template-item';
import { getSetOrderTemplateItemMutationKey, setOrderTemplateItem } from '../gen/order-template/set-order-template-item';
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

/** Takes a product out of a template; one that is out already, for instance from another tab, is out. */
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
 * Whether a product is just being put into a template or taken out of it. Asked when somebody presses, as the second press of two in a row
 * comes before the screen knows of the first.
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

/** Whether a template is just being created, asked when somebody presses, so that two presses in a row make one. */
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
      // The contract promises one; a server that breaks the promise is told apart here (C§8).
      if (!created.id) throw new TemplateWithoutIdError();
      if (item) await setOrderTemplateItem(context.tenant, created.id, item, params);
      return created;
    },
    onSettled: reload(queryClient),
    meta: {
      messageOf: (error) => (error instanceof TemplateWithoutIdError ? 'orderTemplate.failure.noId' : undefined),
    },
  });

/** The same for a dialog with name and notes, which itself says what became of a template without an id: a toast would say it otherwise. */
export const namedTemplateCreationOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    ...templateCreationOptions(queryClient, context),
    meta: { failure: (error) => (error instanceof TemplateWithoutIdError ? 'inline' : 'toast') },
  });
