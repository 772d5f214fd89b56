// Written from textBundles.ts by `npm run gen`.
import productPurchases from '../../messages/en/product-purchases.json';

export const messages = { ...productPurchases };
