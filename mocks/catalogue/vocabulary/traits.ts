/** Storage of a product; decides the delivery-date kind (frozen, fresh, dry) through its attribute. */
export type Keeping = 'frozen' | 'cooled' | 'dry';

/**
 * Common properties of a family of products. Each level (department, group, family, item) adds to the one above and overrides it. All
 * texts are written `German|English|Italian`; a single part serves all three languages.
 */
export interface Traits {
  /** Storage. */
  readonly keeping?: Keeping;
  /** Names of food pictograms, the first one is the main picture; separated by blanks. */
  readonly picture?: string;
  /** Invented brands, separated by commas. A trailing `+` is a premium brand, `-` a budget brand. */
  readonly brands?: string;
  /** True if the name begins with the brand (drinks, groceries); false without it (meat, vegetables). */
  readonly branded?: boolean;
  /** Packs in the notation of `packs.ts`, such as `BTL 2.5kg x4 KRT` or `~LAI 6kg x2 KRT` (weighed). */
  readonly packs?: readonly string[];
  /** Variants `text;price factor;attributes`, all three optional; `''` is the plain product. */
  readonly variants?: readonly string[];
  /** A state at the end of the name, such as `TK|frozen|surgelat{o}`. */
  readonly state?: string;
  /** Allergens by key; a trailing `?` means traces. */
  readonly allergens?: string;
  /** Key of a nutrient profile; none for inedible goods. */
  readonly nutrients?: string;
  /** Attribute keys with a probability in per cent, such as `AMAGuetesiegel:40 GF`. */
  readonly attributes?: string;
  /** Region keys of `regions.ts`, one of which a product comes from. */
  readonly origins?: string;
  /** Ingredients text; `{item}` is replaced by the item's name. */
  readonly ingredients?: string;
  /** Its use, as a whole sentence. */
  readonly use?: string;
  /** Keys of virtual categories: grill season game asparagus breakfast advent regional. */
  readonly themes?: string;
  /** True if retail prices (uvp) are common for these goods. */
  readonly retail?: boolean;
  /** Alcohol by volume in per cent. */
  readonly alcohol?: number;
  /** Chance in per cent that the product is an order article (pre-order). */
  readonly preOrder?: number;
  /** Possible packaging classes: keys of PackagingType in short form, O, OD, M, MD. */
  readonly packaging?: string;
  /** Recycled or chemical goods with a safety data sheet. */
  readonly hazardous?: boolean;
}

/** Name, price in cents (for one kg, litre or piece, by the packs' measure) and differences from the family. */
export type ItemEntry = readonly [name: string, cents: number, traits?: Traits];

/** A lowest category with the things in it. */
export interface FamilyEntry extends Traits {
  readonly name: string;
  /** Share in the catalogue against a family of weight 1. */
  readonly weight?: number;
  readonly items: readonly ItemEntry[];
}

/** A middle category. */
export interface GroupEntry extends Traits {
  readonly name: string;
  readonly families: readonly FamilyEntry[];
}

/** A top category. */
export interface DepartmentEntry extends Traits {
  readonly name: string;
  /** Hue of the picture tiles in degrees. */
  readonly hue: number;
  readonly groups: readonly GroupEntry[];
}
