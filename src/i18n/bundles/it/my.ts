// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/it/my.json';
import inventory from '../../messages/it/inventory.json';
import receipt from '../../messages/it/receipt.json';

export const messages = { ...my, ...inventory, ...receipt };
