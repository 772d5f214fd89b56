// Written from textBundles.ts by `npm run gen`.
import inventory from '../../messages/it/inventory.json';

export const messages = { ...inventory };
