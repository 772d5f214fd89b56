// Written from textBundles.ts by `npm run gen`.
import productDetails from '../../messages/it/product-details.json';
import productAllergens from '../../messages/it/product-allergens.json';
import priceExplanation from '../../messages/it/price-explanation.json';
import productPage from '../../messages/it/productPage.json';
import document from '../../messages/it/document.json';
import labelTool from '../../messages/it/labelTool.json';

export const messages = { ...productDetails, ...productAllergens, ...priceExplanation, ...productPage, ...document, ...labelTool };
