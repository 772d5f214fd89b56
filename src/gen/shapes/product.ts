import type { Shape } from '../../http/shape';
import { basePrice } from './basePrice';
import { bulkPrice } from './bulkPrice';
import { category } from './category';
import { netFillingQuantity } from './netFillingQuantity';
import { productAttribute } from './productAttribute';
import { productImage } from './productImage';
import { salesCondition } from './salesCondition';
import { shopAvailability } from './shopAvailability';
import { unit } from './unit';

export const product: Shape = { sku: 'text', 'crossTenantProductId?': 'text', name: 'text', 'shortDescription?': 'text', 'description?': 'text', 'productDisplayName?': 'text', 'categoryId?': 'text', 'resolvedCategory?': category, 'thumbnailUrl?': 'text', images: [productImage], shopAvailability: shopAvailability, 'status?': '~ACTIVE|INACTIVE|AVAILABLE_SOON|REMOVED_FROM_INVENTORY', attributes: [productAttribute], minSaleQuantity: 'number', salesConditions: [salesCondition], units: [unit], 'netFillingQuantity?': netFillingQuantity, 'basePrice?': basePrice, 'allergenInfoCodes?*': ['text'], 'storageNote?': 'text', 'ingredients?': 'text', 'isAvailableForEssence?': 'flag', 'isEssential?': 'flag', 'alcohol?': 'number', bulkPrices: [bulkPrice], 'supplierId?': 'text', 'brandName?': 'text', 'packagingType?': '~SINGLE_USE|SINGLE_USE_WITH_DEPOSIT|MULTI_USE|MULTI_USE_WITH_DEPOSIT', 'originCountries?': ['~EU_NON_EU|NON_EU|UNKNOWN'] };
