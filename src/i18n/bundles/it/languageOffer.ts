// Written from textBundles.ts by `npm run gen`.
import languageOffer from '../../messages/it/languageOffer.json';

export const messages = { ...languageOffer };
