import type { Shape } from '../../http/shape';
import { address } from './address';
import { alternativeTourDeliverySlot } from './alternativeTourDeliverySlot';
import { customerAddress } from './customerAddress';
import { customerUser } from './customerUser';
import { deliverySlot } from './deliverySlot';
import { upcomingDay } from './upcomingDay';

export const customer: Shape = { id: 'text', customerId: 'text', tenant: 'text', displayName: 'text', 'customerAddress?': customerAddress, disabled: 'flag', 'disabledReason?': 'text', 'personalContactPersonId?': 'text', 'priceLists?': ['text'], 'deliveryAddresses?': [address], 'deliverySlots?': [deliverySlot], 'alternativeTourDeliverySlots?': [alternativeTourDeliverySlot], 'upcomingDays?': [upcomingDay], 'assignedUsers?': [customerUser], 'lastOrderTime?': 'time', 'hasCatalogRestriction?': 'flag', 'showEssenceForDays?': 'whole', 'billingTime?': '~ORDER_TIME|DELIVERY_TIME', 'reachedSubshopOrderLimit?': 'flag' };
