// Written from textBundles.ts by `npm run gen`.
import inventory from '../../messages/en/inventory.json';

export const messages = { ...inventory };
