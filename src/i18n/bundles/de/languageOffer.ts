// Written from textBundles.ts by `npm run gen`.
import languageOffer from '../../messages/de/languageOffer.json';

export const messages = { ...languageOffer };
