// Written from textBundles.ts by `npm run gen`.
import spending from '../../messages/de/spending.json';

export const messages = { ...spending };
