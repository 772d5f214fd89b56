// Written from textBundles.ts by `npm run gen`.
import productDetails from '../../messages/de/product-details.json';
import productAllergens from '../../messages/de/product-allergens.json';
import priceExplanation from '../../messages/de/price-explanation.json';
import productPage from '../../messages/de/productPage.json';
import document from '../../messages/de/document.json';
import labelTool from '../../messages/de/labelTool.json';

export const messages = { ...productDetails, ...productAllergens, ...priceExplanation, ...productPage, ...document, ...labelTool };
