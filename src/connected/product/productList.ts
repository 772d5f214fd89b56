import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { OrderChoice, DisplayRules } from '#domain/price/displayRules.ts';
import type { Product } from '#domain/product/product.ts';
import type { TemplateIdsBySku } from '#domain/template/templateMap.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import type { EssenceState } from '#domain/template/essence.ts';
import { essenceStore } from './essenceStore';

/** Choices for products outside the cart, for the life of a page: a windowed list unmounts rows that scroll away. */
export interface AmountSelections {
  readonly chosen: Map<string, OrderChoice>;
  /** Skus that were removed from the cart here and offer an undo. */
  readonly removed: Set<string>;
}

/** A button beside a product's name, such as the order-template menu; receives the current amount and unit. */
export type ProductToolComponent = ComponentType<{ readonly product: Product; readonly choice: OrderChoice }>;

/** State shared by all products of a list. */
export interface ProductListState {
  readonly context: ShopContext;
  readonly displayRules: DisplayRules;
  readonly memory: AmountSelections;
  /** Skus around one in a long list, loaded together; undefined outside such a list. */
  readonly listPartOf: (sku: string) => readonly string[] | undefined;
  /** Rendered beside each product's name; null for none. */
  readonly Tool: ProductToolComponent | null;
  /** Shows a product on the essence list or hides it; undefined without an essence list, as for visitors. */
  readonly changeEssence: ((sku: string, isShown: boolean) => void) | undefined;
}

/** Provided by ProductListProvider. */
export const ProductListContext = createContext<ProductListState | undefined>(undefined);

/** Essence states of the listed products; a context of its own, read by {@link useEssenceState}. */
export const EssenceStoreContext = createContext(essenceStore({}));

/** Template ids of the listed products; a context of its own, so that only the template buttons render for it. */
export const TemplateIdsContext = createContext<TemplateIdsBySku>({});

/** True once the rows' extras, essence states and templates, are loaded or have failed. Rows rendered before are rendered again then. */
export const RowExtrasLoadedContext = createContext(true);

/**
 * State shared by the products of this list.
 *
 * @throws Error outside ProductListProvider
 */
export function useProductList(): ProductListState {
  const shelf = useContext(ProductListContext);
  if (!shelf) throw new Error('Products need a ProductListProvider above them');
  return shelf;
}

/** A product's essence state; re-renders only when that state changes. */
export function useEssenceState(sku: string): EssenceState {
  const { subscribe, stateOf } = useContext(EssenceStoreContext);
  return useSyncExternalStore(subscribe, () => stateOf(sku));
}
