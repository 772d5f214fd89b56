import { useMutation, useMutationState, useQuery, useQueryClient, type Mutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { TemplateLine, TemplateList } from '#components/orderTemplate/TemplateChoice.tsx';
import { TemplateMenu } from '#components/orderTemplate/TemplateMenu.tsx';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import { mayChangeTemplate, templateItemOf } from '#domain/template/orderTemplate.ts';
import type { Product } from '#domain/product/product.ts';
import {
  isChangingItem,
  isCreatingTemplate,
  templateCreationOptions,
  templateItemOptions,
  templateItemRemovalOptions,
  type TemplateItemChange,
} from '#queries/orderTemplate.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';
import { ConnectedLabelToggle } from '../label/ConnectedLabelToggle';
import { useProductList } from '../product/productList';
import { useShop } from '../shop/ShopProvider';

interface ConnectedTemplateMenuProps {
  product: Product;
  /** Amount and unit that a tick adds to a template. */
  choice: OrderChoice;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose(): void;
}

const [addition, removal] = ['setOrderTemplateItem', 'removeOrderTemplateItem'];

/** Unconfirmed ticks of a product, by template. */
function usePendingTicks(sku: string): ReadonlyMap<string, boolean> {
  const variablesOf = (mutation: Mutation) => mutation.state.variables as TemplateItemChange;
  const pending = useMutationState({
    filters: {
      status: 'pending',
      predicate: (mutation) =>
        [addition, removal].includes(mutation.options.mutationKey?.[0] as string) &&
        variablesOf(mutation as Mutation).item.productSku === sku,
    },
    select: (mutation): [string, boolean] => [
      variablesOf(mutation as Mutation).orderTemplateId,
      mutation.options.mutationKey?.[0] === addition,
    ],
  });
  return new Map(pending);
}

/**
 * The order-template menu of a product, connected to the server: a tick adds it with the chosen amount and unit,
 * unticking removes it.
 */
export function ConnectedTemplateMenu({ product, choice, anchor, isOpen, onClose }: ConnectedTemplateMenuProps) {
  const { context } = useProductList();
  const { user } = useShop();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(orderTemplatesOptions(context));
  const { mutate: add } = useMutation(templateItemOptions(queryClient, context));
  const { mutate: remove } = useMutation(templateItemRemovalOptions(queryClient, context));
  const { mutate: create, isPending: isCreating } = useMutation(templateCreationOptions(queryClient, context));
  const pending = usePendingTicks(product.sku);
  const item = templateItemOf(product.sku, choice.amount, choice.unit.abbreviation);

  const listOf = (): TemplateList => {
    if (data) {
      const templates = data
        .filter((template) => user && mayChangeTemplate(template, user))
        .map(({ id, name, orderTemplateItems }): TemplateLine => {
          const held = orderTemplateItems.find(({ productSku }) => productSku === product.sku);
          return { id, name, count: orderTemplateItems.length, held, pending: pending.get(id) };
        });
      return { kind: 'known', templates };
    }
    return error ? { kind: 'failed', error, isRetrying: isFetching, onRetry: () => void refetch() } : { kind: 'loading' };
  };
  return (
    <TemplateMenu
      productName={product.name}
      choice={choice}
      list={listOf()}
      isCreating={isCreating}
      anchor={anchor}
      isOpen={isOpen}
      more={<ConnectedLabelToggle product={product} />}
      onClose={onClose}
      onToggle={(orderTemplateId, isTicked) => {
        const change = { orderTemplateId, item };
        if (!isChangingItem(queryClient, change)) (isTicked ? add : remove)(change);
      }}
      onCreate={(name, onCreated) => {
        if (!isCreatingTemplate(queryClient)) create({ words: { name }, item }, { onSuccess: onCreated });
      }}
    />
  );
}
