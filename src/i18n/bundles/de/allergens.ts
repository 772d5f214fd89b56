// Written from textBundles.ts by `npm run gen`.
import allergens from '../../messages/de/allergens.json';
import productAllergens from '../../messages/de/product-allergens.json';
import dietGuard from '../../messages/de/dietGuard.json';

export const messages = { ...allergens, ...productAllergens, ...dietGuard };
