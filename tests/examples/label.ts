import { toShelfLabel, type LabelProduct, type ShelfLabel } from '#domain/inventory/label.ts';
import type { LabelSign } from '#pages/labels/parts/PrintedLabel.tsx';
import { getLabelProductMock } from '#gen/models/index.faker.ts';
import { made } from './made';
import { pictureExample } from './product';

/** A label for stories. */
export const labelExample = (more: Partial<LabelProduct> = {}): ShelfLabel =>
  toShelfLabel(
    made(getLabelProductMock, {
      sku: '104711',
      name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
      categoryId: '120',
      categoryName: 'Hartkäse',
      netFillingQuantity: { quantity: 6, unit: 'kg' },
      thumbnailUrl: pictureExample,
      gtin: '9001003706891',
      unit: 'LAI',
      unitName: 'Laib',
      priceString: '77.40',
      referencePriceString: '12.90',
      referenceQuantity: 1,
      referenceUnit: 'kg',
      isActive: true,
      ...more,
    }),
    { canSeePrices: true },
  );

/** Sign on a tenant's labels in stories. */
export const signExample: LabelSign = { name: 'Rahmkogel', colour: 'seagreen' };
