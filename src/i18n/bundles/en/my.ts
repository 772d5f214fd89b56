// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/en/my.json';
import inventory from '../../messages/en/inventory.json';
import receipt from '../../messages/en/receipt.json';

export const messages = { ...my, ...inventory, ...receipt };
