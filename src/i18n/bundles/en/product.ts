import details from '../../messages/en/product-details.json';
import page from '../../messages/en/productPage.json';

export const messages = { ...details, ...page };
