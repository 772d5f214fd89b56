import details from '../../messages/en/product-details.json';
import explanation from '../../messages/en/price-explanation.json';
import page from '../../messages/en/productPage.json';

export const messages = { ...details, ...explanation, ...page };
