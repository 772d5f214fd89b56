import type { Shape } from '../../http/shape';
import { orderTemplateItem } from './orderTemplateItem';
import { userSummary } from './userSummary';

export const orderTemplate: Shape = { id: 'text', customerId: 'text', creationTime: 'text', lastEditedTime: 'text', createdBy: userSummary, lastEditedBy: userSummary, sharedWith: ['text'], name: 'text', 'comment?': 'text', 'priceList?': 'text', 'orderTemplateItems!': [orderTemplateItem], shareable: 'flag' };
