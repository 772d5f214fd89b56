// Written from textBundles.ts by `npm run gen`.
import productPurchases from '../../messages/it/product-purchases.json';

export const messages = { ...productPurchases };
