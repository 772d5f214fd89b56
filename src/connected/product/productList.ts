import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { OrderChoice, DisplayRules } from '../../domain/displayRules';
import type { Product } from '../../domain/product';
import type { TemplateIdsBySku } from '../../domain/templateMap';
import type { ShopContext } from '../../queries/shopContext';
import type { EssenceState } from '../../domain/essence';
import { essenceBoard } from './essenceBoard';

/** What was chosen for products that are not in the cart, for the life of a page: a windowed list forgets rows that scroll away. */
export interface AmountSelections {
  readonly chosen: Map<string, OrderChoice>;
  /** Products that were removed from the cart here and offer their undo. */
  readonly removed: Set<string>;
}

/** A button beside a product's name, such as the order-template menu; it gets the current amount and unit. */
export type ProductTool = ComponentType<{ readonly product: Product; readonly choice: OrderChoice }>;

/** What all products of a page share. */
export interface Shelf {
  readonly context: ShopContext;
  readonly displayRules: DisplayRules;
  readonly memory: AmountSelections;
  /** The products that stand in a long list round one, so that they are asked for together; undefined where it stands in none. */
  readonly listPartOf: (sku: string) => readonly string[] | undefined;
  /** Beside each product's name; null for none. */
  readonly Tool: ProductTool | null;
  /** Shows a product on the essence list or hides it; undefined where there is no essence list, as for visitors. */
  readonly changeEssence: ((sku: string, isShown: boolean) => void) | undefined;
}

/** The shelf for the tree below; filled by ProductListProvider. */
export const ShelfContext = createContext<Shelf | undefined>(undefined);

/** How the shelf's products stand on the essence list; apart from the shelf, and read by {@link useEssenceState}. */
export const EssenceBoardContext = createContext(essenceBoard({}));

/** Which order templates hold the shelf's products; apart from the shelf, so that only the buttons of the templates follow it. */
export const TemplateIdsContext = createContext<TemplateIdsBySku>({});

/**
 * Whether what rows show beside their products is there, or can't be had: states on the essence list and templates. A row that is made
 * before is drawn again when they come.
 */
export const ShelfCompleteContext = createContext(true);

/**
 * What the products of this page share.
 *
 * @throws Error outside ProductListProvider
 */
export function useProductList(): Shelf {
  const shelf = useContext(ShelfContext);
  if (!shelf) throw new Error('Products need a ProductListProvider above them');
  return shelf;
}

/** How a product of the shelf stands on the essence list; renders again only when that product does otherwise. */
export function useEssenceState(sku: string): EssenceState {
  const { subscribe, stateOf } = useContext(EssenceBoardContext);
  return useSyncExternalStore(subscribe, () => stateOf(sku));
}
