import type { Shape } from '../../http/shape';

export const deliverySlotAvailability: Shape = { day: 'whole', 'time?': 'time' };
