// Written from textBundles.ts by `npm run gen`.
import home from '../../messages/de/home.json';

export const messages = { ...home };
