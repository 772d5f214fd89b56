import type { AllergenInformation, Category, ProductDetails as WireProductDetails } from '#gen/models/index.ts';
import { toNutrientTable, type NutrientTable } from './nutrients';
import { toIngredientOrigins, type IngredientOrigin } from './origins';
import { packagingOf, type ShownPackaging } from './packaging';
import { toProductImage, type Product, type ProductImage } from './product';
import { wineFacts, type WineFact } from './wine';

/** Data of the detail page beyond the product itself (P§3 Product detail). */
export interface ProductDetails {
  readonly sku: string;
  /** Pictures; empty shows the tenant's placeholder. */
  readonly images: readonly ProductImage[];
  /** Parents and own category, from the root on. */
  readonly categories: readonly Category[];
  readonly wineFacts: readonly WineFact[];
  readonly regulatedDescription: string | undefined;
  readonly consumerInformation: string | undefined;
  readonly usageNote: string | undefined;
  /** The exact allergens. */
  readonly allergenNotes: readonly AllergenInformation[];
  readonly nutrientsPer100g: NutrientTable | undefined;
  readonly nutrientsPerPortion: NutrientTable | undefined;
  readonly packaging: ShownPackaging;
  readonly ingredientOrigins: readonly IngredientOrigin[];
}

/** Makes of the server's details the ones that are shown. The product lends its pictures and its alcohol volume. */
export function toProductDetails(wire: WireProductDetails, product: Pick<Product, 'images' | 'alcohol'>): ProductDetails {
  const images = wire.imagePaths.map(toProductImage);
  return {
    sku: wire.sku,
    images: images.length > 0 ? images : product.images,
    categories: wire.categories,
    wineFacts: wineFacts(wire.wineAttributes, product.alcohol),
    regulatedDescription: wire.regulatedDescription,
    consumerInformation: wire.consumerRegulatedInformation,
    usageNote: wire.usageNote,
    allergenNotes: wire.allergenInformation,
    nutrientsPer100g: toNutrientTable(wire.nutrientTables?.per100g),
    nutrientsPerPortion: toNutrientTable(wire.nutrientTables?.perPortion),
    packaging: packagingOf(wire.packaging),
    ingredientOrigins: toIngredientOrigins(wire.ingredientOrigins),
  };
}
