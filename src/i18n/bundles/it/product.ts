import details from '../../messages/it/product-details.json';
import explanation from '../../messages/it/price-explanation.json';
import page from '../../messages/it/productPage.json';

export const messages = { ...details, ...explanation, ...page };
