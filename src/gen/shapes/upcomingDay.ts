import type { Shape } from '../../http/shape';

export const upcomingDay: Shape = { day: 'date', orderUntil: 'text', 'slotId?': 'text' };
