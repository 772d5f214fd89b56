// Written from textBundles.ts by `npm run gen`.
import productDetails from '../../messages/en/product-details.json';
import productAllergens from '../../messages/en/product-allergens.json';
import priceExplanation from '../../messages/en/price-explanation.json';
import productPage from '../../messages/en/productPage.json';
import document from '../../messages/en/document.json';
import labelTool from '../../messages/en/labelTool.json';

export const messages = { ...productDetails, ...productAllergens, ...priceExplanation, ...productPage, ...document, ...labelTool };
