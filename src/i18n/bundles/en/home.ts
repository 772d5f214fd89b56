// Written from textBundles.ts by `npm run gen`.
import home from '../../messages/en/home.json';

export const messages = { ...home };
