// Written from textBundles.ts by `npm run gen`.
import languageOffer from '../../messages/en/languageOffer.json';

export const messages = { ...languageOffer };
