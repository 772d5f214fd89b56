import { toShelfLabel, type LabelProduct, type ShelfLabel } from '../../src/domain/label';
import type { LabelSign } from '../../src/pages/labels/parts/PrintedLabel';
import { getLabelProductMock } from '../../src/gen/models/index.faker';
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

/** What a tenant's labels carry in stories. */
export const signExample: LabelSign = { name: 'Rahmkogel', colour: 'seagreen' };
