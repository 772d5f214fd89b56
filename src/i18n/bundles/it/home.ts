// Written from textBundles.ts by `npm run gen`.
import home from '../../messages/it/home.json';

export const messages = { ...home };
