import type { Shape } from '../../http/shape';
import { promotion } from './promotion';

export const promotionBlock: Shape = { component: 'text', uid: 'text', promotion: promotion };
