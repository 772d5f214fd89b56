import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateTarget } from '#domain/template/templateTargetForm.ts';
import type { OrderTemplateItem } from '#gen/models/index.ts';
import { createOrderTemplate } from '#gen/order-template/create-order-template.ts';
import { setOrderTemplateItem } from '#gen/order-template/set-order-template-item.ts';
import { ResponseError } from '#http/errors.ts';
import { invalidateAfter } from './invalidation';
import type { ShopContext } from './shopContext';
import { TemplateWithoutIdError } from './templateWithoutId';

/** Products that go into a template, one call each, as the backend has no call for many. */
export interface TemplateFilling {
  readonly target: TemplateTarget;
  readonly items: readonly OrderTemplateItem[];
  /** Called after each product. */
  onProgress(done: number): void;
}

/** Result of an addition with at least one success. */
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

/**
 * Statuses of failures that concern one product; the next may succeed. After any other the rest is skipped, as each would take as long
 * to fail.
 */
const ofOneItem: readonly number[] = [404, 409, 422];

const fillingKey = ['fillOrderTemplate'] as const;

/** True while a template is being filled. Checked on the press itself, so that a double click fills one. */
export function isFillingTemplate(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: fillingKey }) > 0;
}

/**
 * Adds products to a template, which is created first if it is new. A product already in it gets the new amount. The result lists the
 * refused products. Fails with {@link TemplateIncompleteError} if some should be retried. If the new template can't be created, it
 * fails with {@link TemplateWithoutIdError} for an answer without an id (C§8 transport errors).
 */
export const templateFillingOptions = (queryClient: QueryClient, { tenant, customerId = '' }: ShopContext) =>
  mutationOptions({
    mutationKey: fillingKey,
    mutationFn: async ({ target, items, onProgress }: TemplateFilling): Promise<FilledTemplate> => {
      const templateId =
        target.kind === 'existing'
          ? target.templateId
          : (await createOrderTemplate(tenant, { name: target.name, customerId }, { customerId })).id;
      // The contract promises an id; a server that breaks the promise is reported separately (C§8 transport errors).
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
