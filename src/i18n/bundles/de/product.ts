import details from '../../messages/de/product-details.json';
import page from '../../messages/de/productPage.json';

export const messages = { ...details, ...page };
