// Written from textBundles.ts by `npm run gen`.
import consent from '../../messages/it/consent.json';

export const messages = { ...consent };
