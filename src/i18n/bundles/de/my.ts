// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/de/my.json';
import inventory from '../../messages/de/inventory.json';
import receipt from '../../messages/de/receipt.json';

export const messages = { ...my, ...inventory, ...receipt };
