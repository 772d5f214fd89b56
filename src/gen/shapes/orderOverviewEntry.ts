import type { Shape } from '../../http/shape';
import { address } from './address';

export const orderOverviewEntry: Shape = { id: 'text', creationTime: 'text', customerId: 'text', 'customerOrderId?': 'text', 'deliverySlotDate?': 'date', 'requestedDeliveryDateFreshProducts?': 'date', 'requestedDeliveryDateFrozenProducts?': 'date', 'deliveryAddress?': address, 'unloadingArea?': 'text', 'source?': '~WEBSHOP|EMAIL|PUSH_NOTIFICATION', 'userName?': 'text', itemsCount: 'whole', 'totalPrice?': 'number', 'totalPriceString?': 'text' };
