import type { Shape } from '../../http/shape';
import { nara } from './nara';
import { product } from './product';
import { unit } from './unit';

export const cartItem: Shape = { sku: 'text', amount: 'whole', unitAbbreviation: 'text', 'unit?': unit, 'product?': product, 'lastUpdatedAt?': 'moment', 'naraDto?': nara, 'alternativeDeliveryDate?': 'date' };
