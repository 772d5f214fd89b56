import type { Shape } from '../../http/shape';

export const alternativeTourDeliverySlot: Shape = { id: 'text', dayOfDelivery: 'whole', 'timeOfDelivery?': 'time', orderUntilDeadlineDay: 'whole', orderUntilDeadlineTime: 'time', 'tourId?': 'text' };
