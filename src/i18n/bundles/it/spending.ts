// Written from textBundles.ts by `npm run gen`.
import spending from '../../messages/it/spending.json';

export const messages = { ...spending };
