/** A screen as reported to tracking services: never with user data from its address or title (`trackedPage`). */
export interface TrackedPage {
  /** Path in the shop, without its query. */
  readonly path: string;
  /** Title of the screen, with the shop. */
  readonly title: string;
}

/** A line of an order. */
export interface TrackedItem {
  readonly sku: string;
  readonly name: string;
  /** Abbreviation of the unit that was ordered. */
  readonly unit: string;
  /** Number of the unit. */
  readonly amount: number;
  /** EUR for one of the unit, as invoiced: price × ratio (P§9 price times ratio). */
  readonly salePrice: number;
}

/**
 * Something that happened in the shop and that a user may have agreed to have counted (P§3 "Search-analytics events", C§7 search
 * analytics): page views, searches, products opened, orders. Nothing in it says who it was.
 */
export type TrackingEvent =
  | { readonly kind: 'pageView'; readonly page: TrackedPage }
  | {
      readonly kind: 'search';
      readonly term: string;
      /** Products found, on all pages. */
      readonly total: number;
      /** How the words were combined, if the result says so. */
      readonly typeOfQuery: string | undefined;
    }
  /** A product was opened out of the result of a search. */
  | { readonly kind: 'productClick'; readonly term: string; readonly sku: string; readonly name: string; readonly path: string }
  | { readonly kind: 'productView'; readonly sku: string; readonly name: string; readonly category: string | undefined }
  /** An order was placed by a user who sees prices; lines without a price are omitted. */
  | {
      readonly kind: 'order';
      readonly orderId: string;
      readonly items: readonly TrackedItem[];
      /** Total of the items, in EUR. */
      readonly total: number;
    };
