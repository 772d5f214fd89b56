// Written from textBundles.ts by `npm run gen`.
import productDetails from '../../messages/it/product-details.json';
import priceExplanation from '../../messages/it/price-explanation.json';
import productPage from '../../messages/it/productPage.json';
import labelTool from '../../messages/it/labelTool.json';

export const messages = { ...productDetails, ...priceExplanation, ...productPage, ...labelTool };
