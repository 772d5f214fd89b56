import type { Shape } from '../../http/shape';
import { companionRemovedProduct } from './companionRemovedProduct';
import { shoppingCart } from './shoppingCart';

export const companionOrderImport: Shape = { cart: shoppingCart, removedProducts: [companionRemovedProduct], deliveryAddressGone: 'flag', unloadingAreaGone: 'flag' };
