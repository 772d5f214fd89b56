import type { Shape } from '../../http/shape';
import { attachedPriceModifier } from './attachedPriceModifier';

export const bulkPrice: Shape = { sku: 'text', 'toDate?': 'date', minQuantity: 'number', price: 'number', rawValueString: 'text', type: '~LIST|PROMOTION|SPECIAL|SPECIAL_LIST|FAIR_LIST|FIXED', 'attachedDiscount?': attachedPriceModifier, 'attachedBonus?': attachedPriceModifier, 'uvp?': 'number' };
