import type { AvailabilityStatus, BulkPriceType } from '#gen/models/index.ts';

/** Forced properties of an example product, in place of those from its seed. */
export interface Forced {
  readonly status?: AvailabilityStatus;
  /** Days until it is available again. */
  readonly etaDays?: number;
  readonly isNew?: boolean;
  readonly preOrder?: boolean;
  readonly deadline?: string;
  /** Least quantity in storage units. */
  readonly minSaleQuantity?: number;
  /**
   * The only kind of price besides the list price; `FIXED` has no list price, `LIST` means the list price alone, 'none' no price at
   * all.
   */
  readonly price?: BulkPriceType | 'none';
  /** True to force tiers; false for the plain price. */
  readonly tiers?: boolean;
  /** The list price begins at the first tier only ("from n"). */
  readonly fromTier?: boolean;
  readonly discount?: 'SINGLE' | 'TOTAL';
  readonly bonus?: 'SINGLE' | 'TOTAL';
  readonly picture?: boolean;
  readonly is3d?: boolean;
  readonly nara?: string;
  /** Never found by search or browse, only by its number. */
  readonly hidden?: boolean;
  /** Text in place of the composed name. */
  readonly name?: string;
}

/** An example: its family and line, and its forced properties. */
export interface Example {
  /** Beginnings of the German names of family and item, and of the variant. */
  readonly family: string;
  readonly item: string;
  readonly variant?: string;
  readonly forced: Forced;
}

/**
 * Products with fixed numbers that every tenant has, each showing one state; for tests, stories and for trying things out by
 * hand. Apart from the state they are ordinary products without promotion, tiers, discount or minimum.
 */
export const examples = {
  '104711': { family: 'Hartkäse', item: 'Bergkäse', variant: '6 Monate', forced: { price: 'LIST', tiers: true } },
  '104712': { family: 'Plunder', item: 'Buttercroissant', forced: { price: 'PROMOTION', tiers: false } },
  '104713': { family: 'Huhn', item: 'Hühnerbrustfilet', forced: { price: 'SPECIAL', tiers: false } },
  '104714': { family: 'Kaffee', item: 'Espresso ganze', forced: { price: 'SPECIAL_LIST', tiers: false } },
  '104715': { family: 'Pommes', item: 'Pommes frites', forced: { price: 'FIXED', tiers: false } },
  '104716': { family: 'Milch', item: 'Vollmilch', forced: { price: 'LIST', tiers: false, minSaleQuantity: 18 } },
  '104717': {
    family: 'Salzwasserfisch',
    item: 'Wolfsbarsch',
    forced: { price: 'LIST', tiers: false, status: 'AVAILABLE_SOON', etaDays: 6 },
  },
  '104718': { family: 'Wild', item: 'Rehrücken', forced: { price: 'LIST', tiers: false, status: 'AVAILABLE_SOON' } },
  '104719': { family: 'Reis', item: 'Sushireis', forced: { price: 'LIST', tiers: false, status: 'INACTIVE' } },
  '104720': { family: 'Essig', item: 'Himbeeressig', forced: { price: 'LIST', tiers: false, status: 'REMOVED_FROM_INVENTORY' } },
  '104721': { family: 'Muscheln', item: 'Austern', forced: { price: 'LIST', tiers: false, preOrder: true } },
  '104722': { family: 'Schnittkäse', item: 'Raclettekäse', forced: { price: 'LIST', tiers: false, isNew: true } },
  '104723': { family: 'Salate', item: 'Kopfsalat', forced: { price: 'LIST', tiers: false, deadline: '10:30' } },
  '104724': { family: 'Pilze', item: 'Champignons weiß', forced: { price: 'LIST', tiers: false, deadline: '25:00' } },
  '104725': { family: 'Einzelgewürze', item: 'Safranfäden', forced: { price: 'none' } },
  '104726': { family: 'Mineralwasser', item: 'Mineralwasser prickelnd', forced: { price: 'LIST', tiers: true, fromTier: true } },
  '104727': { family: 'Brot & Baguette', item: 'Nussbrot', forced: { price: 'LIST', tiers: false, picture: false } },
  '104728': { family: 'Torten', item: 'Schokoladentorte', forced: { price: 'LIST', tiers: false, is3d: true } },
  '104729': { family: 'Hartweizennudeln', item: 'Spaghetti', forced: { price: 'LIST', tiers: false, discount: 'SINGLE', bonus: 'SINGLE' } },
  '104730': { family: 'Speiseöle', item: 'Rapsöl', forced: { price: 'LIST', tiers: false, discount: 'TOTAL', bonus: 'TOTAL' } },
  '104731': { family: 'Lager', item: 'Märzen', forced: { price: 'LIST', tiers: true, nara: '10+1' } },
  '104732': { family: 'Weißwein Österreich', item: 'Grüner Veltliner Federspiel', forced: { price: 'LIST', tiers: true } },
  '104733': { family: 'Küchen- & Fett', item: 'Fettlöser', forced: { price: 'LIST', tiers: false } },
  '104734': { family: 'Fruchtsäfte', item: 'Multivitaminsaft', forced: { price: 'LIST', tiers: false } },
  '104790': {
    family: 'Pilze',
    item: 'Champignons braun',
    forced: {
      price: 'LIST',
      tiers: false,
      hidden: true,
      name: 'Champignons <img src=x onerror=alert(1)> & "braun"|Mushrooms <img src=x onerror=alert(1)> & "brown"|Champignon <img src=x onerror=alert(1)> & "bruni"',
    },
  },
} as const satisfies Readonly<Record<string, Example>>;

/** Numbers of the example products by purpose. */
export const exampleSkus = {
  bergkaese: '104711',
  promotion: '104712',
  special: '104713',
  specialList: '104714',
  fixed: '104715',
  minimumQuantity: '104716',
  availableSoonWithDate: '104717',
  availableSoon: '104718',
  inactive: '104719',
  removed: '104720',
  preOrder: '104721',
  isNew: '104722',
  orderDeadline: '104723',
  invalidOrderDeadline: '104724',
  withoutPrice: '104725',
  fromFirstTier: '104726',
  withoutPicture: '104727',
  threeDimensional: '104728',
  discountSingle: '104729',
  discountTotal: '104730',
  freeGoods: '104731',
  wine: '104732',
  safetyDatasheet: '104733',
  allVitamins: '104734',
  hostileText: '104790',
} as const satisfies Record<string, keyof typeof examples>;
