import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateTarget } from '../domain/templateTargetForm';
import type { OrderTemplateItem } from '../gen/models';
import { createOrderTemplate } from '../gen/order-template/create-order-template';
import { setOrderTemplateItem } from '../gen/order-template/set-order-template-item';
import { ResponseError } from '../http/errors';
import { invalidateAfter } from './invalidation';
import type { ShopContext } from './shopContext';
import { TemplateWithoutIdError } from './templateWithoutId';

/** Products that go into a template, one call each, as the backend has no call for many. */
export interface TemplateFilling {
  readonly target: TemplateTarget;
  readonly items: readonly OrderTemplateItem[];
  /** Told after each product. */
  onProgress(done: number): void;
}

/** What came of it where something went in. */
export interface FilledTemplate {
  readonly templateId: string;
  readonly added: readonly OrderTemplateItem[];
  /** Products that can't be in it: they, or the counted units, are no longer sold. */
  readonly refused: readonly OrderTemplateItem[];
  /** Products that are not in it yet. */
  readonly failed: readonly OrderTemplateItem[];
}

/** Some products are not in the template, and may be tried again (P§8 "Generic failure"). */
export class TemplateIncompleteError extends Error {
  override readonly name = 'TemplateIncompleteError';

  readonly filled: FilledTemplate;

  constructor(filled: FilledTemplate) {
    super('Products could not be put into the template');
    this.filled = filled;
  }
}

/** Faults of one product alone: the next one may well go in. After any other the rest isn't tried, so that nobody waits for each of them. */
const ofOneItem: readonly number[] = [404, 409, 422];

const fillingKey = ['fillOrderTemplate'] as const;

/** Whether a template is just being filled, asked when somebody presses, so that two presses in a row fill one. */
export function isFillingTemplate(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: fillingKey }) > 0;
}

/**
 * Puts products into a template, which is created first where it is a new one. A product that it holds already gets the new amount. What
 * can't go in is answered. Fails with {@link TemplateIncompleteError} where some are to be tried again, and where the new template can't be
 * created, with {@link TemplateWithoutIdError} when the answer has no id (C§8).
 */
export const templateFillingOptions = (queryClient: QueryClient, { tenant, customerId = '' }: ShopContext) =>
  mutationOptions({
    mutationKey: fillingKey,
    mutationFn: async ({ target, items, onProgress }: TemplateFilling): Promise<FilledTemplate> => {
      const templateId =
        target.kind === 'existing'
          ? target.templateId
          : (await createOrderTemplate(tenant, { name: target.name, customerId }, { customerId })).id;
      // The contract promises one; a server that breaks the promise is told apart here (C§8).
      if (!templateId) throw new TemplateWithoutIdError();
      const added: OrderTemplateItem[] = [];
      const refused: OrderTemplateItem[] = [];
      const failed: OrderTemplateItem[] = [];
      const put = async (place: number): Promise<void> => {
        const item = items[place];
        if (!item) return undefined;
        try {
          await setOrderTemplateItem(tenant, templateId, item, { customerId });
          added.push(item);
        } catch (error) {
          if (!(error instanceof ResponseError && ofOneItem.includes(error.status))) {
            failed.push(...items.slice(place));
            return undefined;
          }
          refused.push(item);
        }
        onProgress(place + 1);
        return put(place + 1);
      };
      await put(0);
      const filled = { templateId, added, refused, failed };
      if (failed.length > 0) throw new TemplateIncompleteError(filled);
      return filled;
    },
    onSettled: () => invalidateAfter(queryClient, 'setOrderTemplateItem'),
  });
