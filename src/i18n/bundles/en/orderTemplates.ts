import orderTemplate from '../../messages/en/orderTemplate.json';

export const messages = { ...orderTemplate };
