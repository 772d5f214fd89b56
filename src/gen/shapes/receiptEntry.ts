import type { Shape } from '../../http/shape';

export const receiptEntry: Shape = { id: 'text', date: 'date', documentNumber: 'text', documentType: '~invoice|creditmemo|deliverynote|order', 'total?': 'number', 'totalString?': 'text', 'information?': 'text' };
