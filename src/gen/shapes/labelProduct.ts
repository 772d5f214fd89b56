import type { Shape } from '../../http/shape';
import { netFillingQuantity } from './netFillingQuantity';

export const labelProduct: Shape = { sku: 'text', 'crossTenantProductId?': 'text', name: 'text', 'categoryId?': 'text', 'categoryName?': 'text', 'netFillingQuantity?': netFillingQuantity, 'thumbnailUrl?': 'text', 'gtin?': 'text', 'unit?': 'text', 'unitName?': 'text', 'price?': 'number', 'priceString?': 'text', 'referencePriceString?': 'text', 'referenceQuantity?': 'number', 'referenceUnit?': 'text', 'isActive?': 'flag' };
