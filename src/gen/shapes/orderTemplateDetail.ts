import type { Shape } from '../../http/shape';
import { orderTemplateItem } from './orderTemplateItem';
import { orderTemplateParticipant } from './orderTemplateParticipant';
import { removedOrderTemplateProduct } from './removedOrderTemplateProduct';
import { userSummary } from './userSummary';

export const orderTemplateDetail: Shape = { id: 'text', customerId: 'text', creationTime: 'text', lastEditedTime: 'text', createdBy: userSummary, lastEditedBy: userSummary, createdByUserName: 'text', lastEditedByUserName: 'text', sharedWith: [orderTemplateParticipant], name: 'text', 'comment?': 'text', 'priceList?': 'text', 'orderTemplateItems!': [orderTemplateItem], shareable: 'flag', removedProducts: [removedOrderTemplateProduct] };
