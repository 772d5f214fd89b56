// Written from textBundles.ts by `npm run gen`.
import inventory from '../../messages/de/inventory.json';

export const messages = { ...inventory };
