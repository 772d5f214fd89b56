import details from '../../messages/it/product-details.json';

export const messages = { ...details };
