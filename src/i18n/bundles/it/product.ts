import details from '../../messages/it/product-details.json';
import page from '../../messages/it/productPage.json';

export const messages = { ...details, ...page };
