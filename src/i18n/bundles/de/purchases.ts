// Written from textBundles.ts by `npm run gen`.
import productPurchases from '../../messages/de/product-purchases.json';

export const messages = { ...productPurchases };
