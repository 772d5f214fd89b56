import type { Shape } from '../../http/shape';
import { fairOrderHistoryRange } from './fairOrderHistoryRange';

export const fair: Shape = { id: 'text', 'name?': 'text', isActive: 'flag', 'bannerPath?': 'text', 'startPagePath?': 'text', 'firstPossibleDeliveryDate?': 'date', 'lastPossibleDeliveryDate?': 'date', 'globalDiscountFactor?': 'number', 'globalDiscountFactorString?': 'text', 'billingTime?': '~ORDER_TIME|DELIVERY_TIME', 'orderHistoryAggregationRange?': fairOrderHistoryRange };
