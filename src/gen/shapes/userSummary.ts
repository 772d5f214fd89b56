import type { Shape } from '../../http/shape';

export const userSummary: Shape = { userId: 'text', 'firstname?': 'text', 'lastname?': 'text', 'email?': 'text', username: 'text', 'locale?': 'text', 'ordermails?': ['text'], 'labelmails?': ['text'], 'customerRelationshipId?': 'text' };
