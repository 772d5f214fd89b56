import type { Shape } from '../../http/shape';
import { allergenInformation } from './allergenInformation';
import { category } from './category';
import { ingredientOrigin } from './ingredientOrigin';
import { nutrientTables } from './nutrientTables';
import { productImage } from './productImage';
import { wineAttributes } from './wineAttributes';

export const productDetails: Shape = { sku: 'text', imagePaths: [productImage], 'nutrientTables?': nutrientTables, categories: [category], 'usageNote?': 'text', 'regulatedDescription?': 'text', 'consumerRegulatedInformation?': 'text', ingredientOrigins: [ingredientOrigin], 'packaging?': '~ONE_WAY|ONE_WAY_WITH_DEPOSIT|WITH_REUSE|WITH_REUSE_WITH_DEPOSIT', 'wineAttributes?': wineAttributes, 'allergenInformation*': [allergenInformation] };
