import type { Shape } from '../../http/shape';

export const productRestriction: Shape = { 'allowedCategoryIds?': ['text'], 'blockedCategoryIds?': ['text'], 'essenceOnly?': 'flag', 'message?': 'text' };
