import type { Shape } from '../../http/shape';

export const deliverySlot: Shape = { id: 'text', day: 'whole', 'time?': 'time', lastOrderDay: 'whole', lastOrderTime: 'time' };
