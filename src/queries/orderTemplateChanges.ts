import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { serverNow } from '#clock/serverClock.ts';
import { personName } from '#domain/template/orderTemplate.ts';
import { isSameQuantity, type ItemQuantity } from '#domain/template/templateItems.ts';
import type { OrderTemplate, OrderTemplateItem } from '#gen/models/index.ts';
import { deleteOrderTemplate, getDeleteOrderTemplateMutationKey } from '#gen/order-template/delete-order-template.ts';
import { getOrderTemplate } from '#gen/order-template/get-order-template.ts';
import { getRemoveOrderTemplateItemMutationKey, removeOrderTemplateItem } from '#gen/order-template/remove-order-template-item.ts';
import { getSetOrderTemplateItemMutationKey, setOrderTemplateItem } from '#gen/order-template/set-order-template-item.ts';
import { getShareOrderTemplateMutationKey, shareOrderTemplate } from '#gen/order-template/share-order-template.ts';
import { getUnshareOrderTemplateMutationKey, unshareOrderTemplate } from '#gen/order-template/unshare-order-template.ts';
import { getUpdateOrderTemplateMutationKey, updateOrderTemplate } from '#gen/order-template/update-order-template.ts';
import { ResponseError } from '#http/errors.ts';
import { isNotFound } from './notFound';
import { changeDetails, orderTemplateDetailsOptions } from './orderTemplateDetails';
import { customerParam, type ShopContext } from './shopContext';
import { readProse } from '#domain/text/typedText.ts';

/** Another user has changed the same object meanwhile, so nothing was saved (409). */
export class TemplateConflictError extends Error {
  override readonly name = 'TemplateConflictError';
  /** The template as it is now. */
  readonly current: OrderTemplate;
  /** The known items so far, with all changes saved from here. */
  readonly before: readonly OrderTemplateItem[];

  constructor(current: OrderTemplate, before: readonly OrderTemplateItem[], cause: unknown) {
    super('The template was changed by somebody else', { cause });
    this.current = current;
    this.before = before;
  }
}

const isConflict = (error: unknown) => error instanceof ResponseError && error.status === 409;

interface KnownTemplate {
  readonly queryClient: QueryClient;
  readonly context: ShopContext;
  readonly orderTemplateId: string;
}

const heldItems = ({ queryClient, context, orderTemplateId }: KnownTemplate) =>
  queryClient.getQueryData(orderTemplateDetailsOptions(context, orderTemplateId).queryKey)?.orderTemplateItems;

/** Reads the template into the cache; returns it with the previously known one. Uses the plain call, which reports nothing only once. */
async function readCurrent(known: KnownTemplate) {
  const { queryClient, context, orderTemplateId } = known;
  const current = await getOrderTemplate(context.tenant, orderTemplateId, customerParam(context));
  const before = heldItems(known) ?? [];
  changeDetails(queryClient, context, orderTemplateId, (details) => ({
    ...details,
    name: current.name,
    comment: current.comment ?? '',
    orderTemplateItems: current.orderTemplateItems,
    ...editedBy(current),
  }));
  return { current, before };
}

function editedBy({ lastEditedBy, lastEditedTime }: OrderTemplate) {
  return { lastEditedBy, lastEditedTime, lastEditedByUserName: personName(lastEditedBy) };
}

/** The user who changes a template. */
export interface TemplateEditor {
  readonly userId: string;
  readonly preferredUserName: string;
}

const nowBy = ({ userId, preferredUserName }: TemplateEditor) => ({
  lastEditedBy: { userId, username: preferredUserName },
  lastEditedByUserName: preferredUserName,
  lastEditedTime: new Date(serverNow()).toISOString(),
});

/** The known state of an open template, and its editor. */
export interface OpenTemplate extends KnownTemplate {
  readonly editor: TemplateEditor;
}

interface ItemChange {
  readonly orderTemplateId: string;
  readonly item: OrderTemplateItem;
}

/** Changes of one item run one after another, so that each starts from the previous result. */
const inTurn = ({ orderTemplateId }: OpenTemplate, sku: string) => ({ id: `${orderTemplateId}/${sku}` });

function putItem(open: OpenTemplate, sku: string, item: OrderTemplateItem | undefined): void {
  const { queryClient, context, orderTemplateId, editor } = open;
  changeDetails(queryClient, context, orderTemplateId, (details) => {
    const items = details.orderTemplateItems;
    const isHeld = items.some(({ productSku }) => productSku === sku);
    const others =
      item && isHeld ? items.map((known) => (known.productSku === sku ? item : known)) : items.filter((known) => known.productSku !== sku);
    return { ...details, ...nowBy(editor), orderTemplateItems: item && !isHeld ? [...others, item] : others };
  });
}

/** Saves an item, based on its known state. Fails with {@link TemplateConflictError} if the server's differs. */
const itemOptions = (open: OpenTemplate, sku: string) =>
  mutationOptions({
    mutationKey: getSetOrderTemplateItemMutationKey(),
    scope: inTurn(open, sku),
    mutationFn: async ({ item }: ItemChange) => {
      const { context, orderTemplateId } = open;
      const before = heldItems(open);
      const held = before?.find(({ productSku }) => productSku === sku);
      if (before && isSameQuantity(held, item)) return;
      const previous = held ? { amount: held.amount, unit: held.unit } : { amount: 0 };
      try {
        await setOrderTemplateItem(context.tenant, orderTemplateId, { ...item, ...(before && { previous }) }, customerParam(context));
      } catch (error) {
        if (!isConflict(error)) throw error;
        const { current, before: known } = await readCurrent(open);
        const theirs = current.orderTemplateItems.find(({ productSku }) => productSku === sku);
        // Two people who want the same are of one mind.
        if (isSameQuantity(theirs, item)) return;
        throw new TemplateConflictError(current, known, error);
      }
      putItem(open, sku, item);
    },
    // A conflict is answered by a question of its own.
    meta: { failure: (error) => (error instanceof TemplateConflictError ? 'inline' : 'toast') },
  });

/** Removes an item; if another user has removed it already, that counts as success. */
const removalOptions = (open: OpenTemplate, sku: string) =>
  mutationOptions({
    mutationKey: getRemoveOrderTemplateItemMutationKey(),
    scope: inTurn(open, sku),
    mutationFn: async ({ orderTemplateId }: ItemChange) => {
      try {
        await removeOrderTemplateItem(open.context.tenant, orderTemplateId, { productSku: sku }, customerParam(open.context));
      } catch (error) {
        if (!isNotFound(error)) throw error;
        // The template itself may be gone, which is a different error.
        await readCurrent(open);
      }
      putItem(open, sku, undefined);
    },
  });

/** Sets or removes an item of the open template; continues when the page is left. `wanted` undefined removes it. */
export async function saveItem(open: OpenTemplate, sku: string, wanted: ItemQuantity | undefined): Promise<void> {
  const { queryClient, orderTemplateId } = open;
  const cache = queryClient.getMutationCache();
  const item = { productSku: sku, amount: wanted?.amount ?? 1, unit: wanted?.unit ?? '' };
  const options = queryClient.defaultMutationOptions(wanted ? itemOptions(open, sku) : removalOptions(open, sku));
  await cache.build(queryClient, options).execute({ orderTemplateId, item });
}

/** New words for a template. */
export interface WordsChange {
  /** The template as the editor has seen it; its price list is sent back unchanged. */
  readonly template: Pick<OrderTemplate, 'id' | 'name' | 'comment' | 'priceList'>;
  readonly name: string;
  /** Empty for none. */
  readonly notes: string;
}

/** Gives a template another name or other notes. Fails with {@link TemplateConflictError} when they were changed meanwhile. */
export const templateWordsOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getUpdateOrderTemplateMutationKey(),
    mutationFn: async ({ template, name, notes }: WordsChange): Promise<OrderTemplate> => {
      const { id, priceList } = template;
      const words = (comment: string | undefined) => (comment ? { comment } : {});
      const body = {
        name: readProse(name),
        ...words(readProse(notes)),
        ...(priceList !== undefined && { priceList }),
        ...customerParam(context),
        previous: { name: template.name, ...words(template.comment) },
      };
      try {
        const updated = await updateOrderTemplate(context.tenant, id, body, customerParam(context));
        changeDetails(queryClient, context, id, (details) => ({
          ...details,
          name: updated.name,
          comment: updated.comment ?? '',
          ...editedBy(updated),
        }));
        return updated;
      } catch (error) {
        if (!isConflict(error)) throw error;
        const { current, before } = await readCurrent({ queryClient, context, orderTemplateId: id });
        throw new TemplateConflictError(current, before, error);
      }
    },
  });

/** Deletes a template; this can't be undone. One that is gone already counts as deleted. */
export const templateDeletionOptions = (context: ShopContext) =>
  mutationOptions({
    mutationKey: getDeleteOrderTemplateMutationKey(),
    mutationFn: async (orderTemplateId: string) => {
      try {
        await deleteOrderTemplate(context.tenant, orderTemplateId, customerParam(context));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
  });

/** The reason why no user was added: unknown, or already a participant (contract: `shareOrderTemplate`). */
export function sharingFailure(error: Error): 'unknownUser' | 'alreadyThere' | 'other' {
  if (!(error instanceof ResponseError)) return 'other';
  if (error.status === 404 && error.problem?.code === 'userNotFound') return 'unknownUser';
  return error.status === 409 ? 'alreadyThere' : 'other';
}

/** Shares a template with a user by name (P§6 shared templates). */
export const sharingOptions = (queryClient: QueryClient, context: ShopContext, orderTemplateId: string) =>
  mutationOptions({
    mutationKey: getShareOrderTemplateMutationKey(),
    mutationFn: async (userName: string) => {
      await shareOrderTemplate(context.tenant, orderTemplateId, userName, customerParam(context));
      // As it was typed; the next time the template is opened it comes as the user writes it.
      changeDetails(queryClient, context, orderTemplateId, (details) => ({
        ...details,
        sharedWith: [...details.sharedWith, { userId: userName, username: userName }],
      }));
    },
  });

/** True while a template is being shared. Checked on the press itself, so that a double click shares once. */
export function isSharing(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: getShareOrderTemplateMutationKey() }) > 0;
}

/** Removes a user, possibly oneself, from a template; if the user is out already, that counts as success. */
export const unsharingOptions = (queryClient: QueryClient, context: ShopContext, orderTemplateId: string) =>
  mutationOptions({
    mutationKey: getUnshareOrderTemplateMutationKey(),
    mutationFn: async (userName: string) => {
      try {
        await unshareOrderTemplate(context.tenant, orderTemplateId, userName, customerParam(context));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
      changeDetails(queryClient, context, orderTemplateId, (details) => ({
        ...details,
        sharedWith: details.sharedWith.filter(({ username }) => username !== userName),
      }));
    },
  });
