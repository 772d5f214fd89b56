import details from '../../messages/de/product-details.json';

export const messages = { ...details };
