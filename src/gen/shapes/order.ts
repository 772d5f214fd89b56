import type { Shape } from '../../http/shape';
import { address } from './address';
import { orderFreeItem } from './orderFreeItem';
import { orderItem } from './orderItem';
import { orderNonWebshopItem } from './orderNonWebshopItem';
import { orderRejectedItem } from './orderRejectedItem';

export const order: Shape = { id: 'text', creationTime: 'text', customerId: 'text', 'customerOrderId?': 'text', 'deliverySlotDate?': 'date', 'requestedDeliveryDateFreshProducts?': 'date', 'requestedDeliveryDateFrozenProducts?': 'date', 'deliveryAddress?': address, 'unloadingArea?': 'text', 'source?': '~WEBSHOP|EMAIL|PUSH_NOTIFICATION', 'userName?': 'text', 'comment?': 'text', 'deliverySlotTime?': 'time', 'glnTenant?': 'text', 'confirmationEmails?': ['text'], 'orderItems!': [orderItem], 'freeItems?': [orderFreeItem], 'nonWebshopItems?': [orderNonWebshopItem], 'supplierNotes?': 'text', 'rejectedItems?': [orderRejectedItem] };
