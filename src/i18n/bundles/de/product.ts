import details from '../../messages/de/product-details.json';
import explanation from '../../messages/de/price-explanation.json';
import page from '../../messages/de/productPage.json';

export const messages = { ...details, ...explanation, ...page };
