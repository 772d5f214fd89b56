import type { Shape } from '../../http/shape';
import { cartItem } from './cartItem';
import { deletedCartItem } from './deletedCartItem';

export const shoppingCart: Shape = { customerId: 'text', 'userId?': 'text', 'items!+': [cartItem], 'validSince?': 'moment', 'deletedItems?': [deletedCartItem] };
