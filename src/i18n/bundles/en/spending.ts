// Written from textBundles.ts by `npm run gen`.
import spending from '../../messages/en/spending.json';

export const messages = { ...spending };
