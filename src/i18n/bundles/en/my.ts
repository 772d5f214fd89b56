// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/en/my.json';
import inventory from '../../messages/en/inventory.json';
import receipt from '../../messages/en/receipt.json';
import waitingCount from '../../messages/en/waitingCount.json';

export const messages = { ...my, ...inventory, ...receipt, ...waitingCount };
