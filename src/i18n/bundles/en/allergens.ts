// Written from textBundles.ts by `npm run gen`.
import allergens from '../../messages/en/allergens.json';
import productAllergens from '../../messages/en/product-allergens.json';
import substitution from '../../messages/en/substitution.json';
import dietGuard from '../../messages/en/dietGuard.json';

export const messages = { ...allergens, ...productAllergens, ...substitution, ...dietGuard };
