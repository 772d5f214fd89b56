// Written from textBundles.ts by `npm run gen`.
import allergens from '../../messages/it/allergens.json';
import productAllergens from '../../messages/it/product-allergens.json';
import substitution from '../../messages/it/substitution.json';
import dietGuard from '../../messages/it/dietGuard.json';

export const messages = { ...allergens, ...productAllergens, ...substitution, ...dietGuard };
