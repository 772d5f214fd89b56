import type { Shape } from '../../http/shape';
import { labelProduct } from './labelProduct';

export const labelInactiveCheck: Shape = { hasInactiveProducts: 'flag', inactiveProducts: [labelProduct] };
