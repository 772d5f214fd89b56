import type { Shape } from '../../http/shape';
import { companionOrderItem } from './companionOrderItem';

export const companionOrder: Shape = { id: 'text', customerId: 'text', createdAt: 'text', 'createdBy?': 'text', 'comment?': 'text', 'deliveryAddressExternalId?': 'text', 'unloadingArea?': 'text', 'items!': [companionOrderItem] };
