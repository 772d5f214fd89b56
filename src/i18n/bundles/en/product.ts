import details from '../../messages/en/product-details.json';

export const messages = { ...details };
