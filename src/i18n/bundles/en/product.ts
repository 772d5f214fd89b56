// Written from textBundles.ts by `npm run gen`.
import productDetails from '../../messages/en/product-details.json';
import priceExplanation from '../../messages/en/price-explanation.json';
import productPage from '../../messages/en/productPage.json';
import labelTool from '../../messages/en/labelTool.json';

export const messages = { ...productDetails, ...priceExplanation, ...productPage, ...labelTool };
