import orderTemplate from '../../messages/de/orderTemplate.json';

export const messages = { ...orderTemplate };
