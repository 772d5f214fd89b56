import type { Language } from '../language';
import type { ProductRestriction } from '#gen/models/index.ts';

/** State of a product on the essence list: by purchases and shown, by purchases and hidden, or added manually. */
export type EssenceState = 'shown' | 'hidden' | 'favorite';

/** For whom products are composed and found. */
export interface Shopper {
  readonly language: Language;
  /** The day it is, YYYY-MM-DD in the tenant's zone; promotions and expected deliveries are counted from it. */
  readonly today: string;
  /** Customer whose prices apply; visitors have none and see no prices. */
  readonly customerId?: string | undefined;
  /** Code of the fair (sub-shop) that is looked at; it has its own assortment and fair list prices. */
  readonly fairCode?: string | undefined;
  /** Factor of the fair's discount on regular prices; undefined for none. */
  readonly fairDiscountFactor?: string | undefined;
  /** True if expected bonuses lower the prices that the user is shown. */
  readonly seesBonuses?: boolean | undefined;
  /** Restriction of the customer. */
  readonly restriction?: ProductRestriction | undefined;
  /** The essence list, which lives in the backend's state; undefined for products that aren't on it. */
  readonly essenceOf?: ((sku: string) => EssenceState | undefined) | undefined;
}
