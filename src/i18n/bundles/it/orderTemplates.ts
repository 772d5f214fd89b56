import orderTemplate from '../../messages/it/orderTemplate.json';

export const messages = { ...orderTemplate };
