// Written from textBundles.ts by `npm run gen`.
import consent from '../../messages/de/consent.json';

export const messages = { ...consent };
