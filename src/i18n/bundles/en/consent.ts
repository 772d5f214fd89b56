// Written from textBundles.ts by `npm run gen`.
import consent from '../../messages/en/consent.json';

export const messages = { ...consent };
