// Written from textBundles.ts by `npm run gen`.
import allergens from '../../messages/de/allergens.json';
import productAllergens from '../../messages/de/product-allergens.json';
import substitution from '../../messages/de/substitution.json';
import dietGuard from '../../messages/de/dietGuard.json';

export const messages = { ...allergens, ...productAllergens, ...substitution, ...dietGuard };
